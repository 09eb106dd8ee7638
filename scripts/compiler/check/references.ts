import type { EntryKind } from '../../../schema/collections.ts';
import { idSources } from '../../../schema/id-sources.ts';
import { type JsonPath, valueAtPath } from '../../../schema/json-path.ts';
import { capitalize } from '../../messages/writing.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import { entryId } from '../link/known-ids.ts';
import type { Model } from '../link/model.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';

/** An id at a place that names no entry of that kind. */
export function unknownReference(
  at: Location,
  kind: EntryKind | 'image-file',
  name: string,
  known: readonly string[],
): Diagnostic {
  const report = finding(`reference.unknown-${kind}`, 'error', {
    en: (_, { noun, suggest }) => [
      kind === 'image-file'
        ? `There is no file "${name}" in the folder images.`
        : `There is no ${noun(kind)} "${name}".`,
      suggest(name, known) ?? `Add the ${noun(kind)}, or correct the id.`,
    ],
    id: (_, { noun, suggest }) => [
      `Tidak ada ${noun(kind)} bernama "${name}".`,
      suggest(name, known) ?? `Tambahkan ${noun(kind)} itu, atau perbaiki namanya.`,
    ],
  });
  return report(at);
}

const duplicateId = finding('reference.duplicate-id', 'error', {
  en: ({ kind, id }: { kind: EntryKind; id: string }, { noun }) => [
    `The ${noun(kind)} "${id}" is in the list twice.`,
    'Give one of the two another id, or remove it.',
  ],
  id: ({ kind, id }, { noun }) => [
    `${capitalize(noun(kind))} "${id}" tertulis dua kali dalam daftar.`,
    'Beri salah satunya nama lain, atau hapus.',
  ],
});

/** Every reference of the data that names no entry. */
export function checkReferences({ references }: Model): readonly Diagnostic[] {
  const sets = new Map<readonly string[], ReadonlySet<string>>();
  const isAmong = (known: readonly string[], id: string): boolean => {
    const set = sets.get(known) ?? new Set(known);
    sets.set(known, set);
    return set.has(id);
  };
  return references.flatMap((reference) => {
    const { kind, id, known, file } = reference;
    if (known === undefined || isAmong(known, id)) return [];
    // The checks of prices know what else a row lacks, and so which class was meant.
    if (kind === 'tier' && file.startsWith('prices/')) return [];
    return [unknownReference(reference.locate(), kind, id, known)];
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
  return list.map(entryId).flatMap((id, index) => {
    if (id === undefined) return [];
    if (seen.has(id)) return [duplicateId(file.valueAt([...path, index]), { kind, id })];
    seen.add(id);
    return [];
  });
}
