import { type EntryKind, type FolderName, folderCollections } from '../../../schema/collections.ts';
import { textPlaces } from '../../../schema/id-sources.ts';
import { valueAtPath } from '../../../schema/json-path.ts';
import { isTodo } from '../../../schema/texts/text.ts';
import { capitalize } from '../../messages/writing.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import type { Model } from '../link/model.ts';

const nameTwice = finding('text.name-twice', 'warning', {
  en: ({ kind, name, other }: { kind: EntryKind; name: string; other: string }, { noun }) => [
    `The ${noun(kind)} "${other}" has the same name: "${name}".`,
    'Give one of the two another name, so that visitors can tell them apart.',
  ],
  id: ({ kind, name, other }, { noun }) => [
    `${capitalize(noun(kind))} "${other}" bernama sama: "${name}".`,
    'Beri salah satunya nama lain, supaya pengunjung bisa membedakannya.',
  ],
});

/** Entries with pages of their own that visitors read under one name, in any language. */
export function checkNames({ files }: Model): readonly Diagnostic[] {
  return [...folderCollections].flatMap(([folder, { kind, page }]) =>
    kind && page ? sameNames(files, folder, kind) : [],
  );
}

function sameNames(files: Model['files'], folder: FolderName, kind: EntryKind): readonly Diagnostic[] {
  const place = textPlaces.find((one) => one.kind === kind);
  const ids = files.entries[folder].map(({ id }) => id);
  return files.texts.flatMap(({ area, file }) => {
    if (!place || area !== place.area) return [];
    const known = new Map<string, string>();
    return ids.flatMap((id) => {
      const path = [...place.path, id, 'name'];
      const name = valueAtPath(file.value, path);
      if (typeof name !== 'string' || isTodo(name)) return [];
      const key = name.trim().toLowerCase();
      const other = known.get(key);
      known.set(key, other ?? id);
      return other === undefined ? [] : [nameTwice(file.valueAt(path), { kind, name, other })];
    });
  });
}
