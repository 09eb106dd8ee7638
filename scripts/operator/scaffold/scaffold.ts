import type { FolderName, TextArea } from '../../../schema/collections.ts';
import { valueAtPath } from '../../compiler/parse/parsed-file.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { DataChanges } from '../data-folder/changes.ts';
import { setValues } from '../json-edit/edit-json.ts';

/** What a new entry adds to a data folder, and what the operator does next. */
export interface Scaffold {
  readonly changes: DataChanges;
  readonly hints: readonly string[];
}

/** A new entry’s file; it names its rules as its neighbours do. */
export function entryFile(
  files: ContentFiles,
  folder: FolderName,
  id: string,
  value: object,
): readonly [path: string, content: string] {
  const neighbour = files.entries[folder][0]?.file.value;
  const $schema = valueAtPath(neighbour, ['$schema']);
  const content = typeof $schema === 'string' ? { $schema, ...value } : value;
  return [`${folder}/${id}.json`, `${JSON.stringify(content, null, 2)}\n`];
}

/** The files of an area’s texts with the texts of a new entry, in every language that has the file. */
export function withTexts(
  files: ContentFiles,
  area: TextArea,
  id: string,
  texts: unknown,
): readonly (readonly [path: string, content: string])[] {
  return files.texts
    .filter((file) => file.area === area)
    .map(({ file }) => [file.path, setValues(file.text, [{ path: [id], value: texts }])]);
}

/** The position behind all others. */
export function nextOrder(entries: readonly { readonly value: { readonly order: number } }[]): number {
  return Math.max(0, ...entries.map(({ value }) => value.order)) + 1;
}
