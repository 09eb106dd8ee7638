import {
  type EntryFolder,
  entryFolders,
  type SingleFile,
  singleFiles,
  type TextArea,
  textAreas,
} from '../../../schema/sources.ts';

/** What a file of the data folder is, told by its path. */
export type FileRole =
  | { readonly role: 'single'; readonly name: SingleFile }
  | { readonly role: 'entry'; readonly folder: EntryFolder; readonly id: string }
  | { readonly role: 'texts'; readonly language: string; readonly area: TextArea }
  | { readonly role: 'image' }
  | { readonly role: 'unknown' };

/** The role of a file, from its path relative to the data folder. */
export function classify(path: string): FileRole {
  const [first = '', second, third, ...rest] = path.split('/');
  if (rest.length > 0) return { role: 'unknown' };
  if (third !== undefined) return classifyText(first, second ?? '', third);
  if (second !== undefined) {
    if (first === 'images') return { role: 'image' };
    const id = jsonName(second);
    return id !== undefined && isKey(entryFolders, first)
      ? { role: 'entry', folder: first, id }
      : { role: 'unknown' };
  }
  const name = jsonName(first);
  return name !== undefined && isKey(singleFiles, name) ? { role: 'single', name } : { role: 'unknown' };
}

/** Paths that a file without a place may have meant, in the manner of its own path. */
export function knownPaths(path: string): readonly string[] {
  const [first = '', second = '', third] = path.split('/');
  if (first === 'texts' && third !== undefined) {
    return Object.keys(textAreas).map((area) => `texts/${second}/${area}.json`);
  }
  if (second !== '') return [...Object.keys(entryFolders), 'images'].map((folder) => `${folder}/${second}`);
  const folders = Object.keys(entryFolders).map((folder) => `${folder}/NAME.json`);
  return [...Object.keys(singleFiles).map((name) => `${name}.json`), ...folders];
}

function classifyText(folder: string, language: string, file: string): FileRole {
  const area = jsonName(file);
  return folder === 'texts' && area !== undefined && isKey(textAreas, area)
    ? { role: 'texts', language, area }
    : { role: 'unknown' };
}

function jsonName(file: string): string | undefined {
  return file.endsWith('.json') ? file.slice(0, -'.json'.length) : undefined;
}

function isKey<Table extends object>(table: Table, key: string): key is Extract<keyof Table, string> {
  return Object.hasOwn(table, key);
}
