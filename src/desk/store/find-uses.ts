import type { EntryKind } from '../../../schema/collections.ts';
import { findSchema } from '../../../schema/file-roles.ts';
import { idSources } from '../../../schema/id-sources.ts';
import { findReferences } from '../../../schema/schema-walk.ts';
import type { DeskDocument } from './documents.ts';
import type { Path } from './operation.ts';

/** A place that refers to an entry. */
export interface Use {
  readonly file: string;
  readonly path: Path;
  /** True if the entry is named by the key itself. */
  readonly isKey: boolean;
}

/** Every place in the data, texts aside, that refers to an entry. */
export function findUses(
  documents: ReadonlyMap<string, DeskDocument>,
  kind: EntryKind,
  id: string,
): readonly Use[] {
  return findAllUses(documents, kind).get(id) ?? [];
}

/** The same for all entries of a kind, by their ids. */
export function findAllUses(
  documents: ReadonlyMap<string, DeskDocument>,
  kind: EntryKind,
): ReadonlyMap<string, readonly Use[]> {
  const uses = new Map<string, Use[]>();
  for (const { path: file, value } of documents.values()) {
    const schema = value === undefined || file.startsWith('texts/') ? undefined : findSchema(file);
    for (const found of schema ? findReferences(schema, value) : []) {
      if (!means(found.kind, kind)) continue;
      uses.set(found.id, [...(uses.get(found.id) ?? []), { file, path: found.path, isKey: found.isKey }]);
    }
  }
  return uses;
}

/** References to one of several kinds mean each of them. */
function means(reference: EntryKind, kind: EntryKind): boolean {
  if (reference === kind) return true;
  const source = idSources.get(reference);
  return source?.form === 'union' && source.kinds.includes(kind);
}
