import type { EntryKind } from '../../../schema/collections.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nounOf } from '../diagnostics/nouns.ts';
import { duplicateId, unknownReference } from '../diagnostics/reference.ts';
import { idSources } from '../link/id-sources.ts';
import { idOf } from '../link/listed-ids.ts';
import type { Model } from '../link/model.ts';
import { type JsonPath, type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';

/** Every reference of the data that names no entry. */
export function checkReferences({ references }: Model): readonly Diagnostic[] {
  const sets = new Map<readonly string[], ReadonlySet<string>>();
  const isAmong = (known: readonly string[], id: string): boolean => {
    const set = sets.get(known) ?? new Set(known);
    sets.set(known, set);
    return set.has(id);
  };
  return references.flatMap((reference) => {
    const { kind, id, known } = reference;
    if (known === undefined || isAmong(known, id)) return [];
    return [unknownReference(reference.locate(), kind, nounOf(kind), id, known)];
  });
}

/** Entries of lists that share an id. */
export function checkLists({ files }: Model): readonly Diagnostic[] {
  return [...idSources].flatMap(([kind, source]) => {
    const file = source.form === 'part' ? files.parsed.get(source.file) : undefined;
    return file && source.form === 'part' ? duplicatesIn(file, source.path, kind) : [];
  });
}

function duplicatesIn(file: ParsedFile, path: JsonPath, kind: EntryKind): readonly Diagnostic[] {
  const list = valueAtPath(file.value, path);
  if (!Array.isArray(list)) return [];
  const seen = new Set<string>();
  return list.map(idOf).flatMap((id, index) => {
    if (id === undefined) return [];
    if (seen.has(id)) return [duplicateId(file.valueAt([...path, index]), nounOf(kind), id)];
    seen.add(id);
    return [];
  });
}
