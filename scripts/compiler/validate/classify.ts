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

/** Names that a misnamed file may have meant. */
export function knownPaths(): readonly string[] {
  return Object.keys(singleFiles).map((name) => `${name}.json`);
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
