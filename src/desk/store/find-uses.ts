import type { EntryKind } from '../../../schema/collections.ts';
import { idSources } from '../../../schema/id-sources.ts';
import { findReferences } from '../../../schema/schema-walk.ts';
import { schemaOf } from '../form/schema-of.ts';
import type { DeskDocument } from './documents.ts';
import type { Path } from './operation.ts';

/** A place that refers to an entry. */
export interface Use {
  readonly file: string;
  readonly path: Path;
}

/** Every place in the data, texts aside, that refers to an entry. */
export function findUses(
  documents: ReadonlyMap<string, DeskDocument>,
  kind: EntryKind,
  id: string,
): readonly Use[] {
  return [...documents.values()].flatMap(({ path: file, value }) => {
    const schema = value === undefined || file.startsWith('texts/') ? undefined : schemaOf(file);
    if (!schema) return [];
    return findReferences(schema, value)
      .filter((found) => found.id === id && means(found.kind, kind))
      .map(({ path }) => ({ file, path }));
  });
}

/** References to one of several kinds mean each of them. */
function means(reference: EntryKind, kind: EntryKind): boolean {
  if (reference === kind) return true;
  const source = idSources.get(reference);
  return source?.form === 'union' && source.kinds.includes(kind);
}
