import type * as z from 'zod';
import {
  collections,
  type FileName,
  type FolderName,
  fileCollections,
  folderCollections,
  type TextArea,
  textAreas,
} from './collections.ts';

/** The role of a file of the data folder, by its path. */
export type FileRole =
  | { readonly role: 'single'; readonly name: FileName }
  | { readonly role: 'entry'; readonly folder: FolderName; readonly id: string }
  | { readonly role: 'texts'; readonly language: string; readonly area: TextArea }
  | { readonly role: 'image' }
  /** Notes for people; the site ignores them. */
  | { readonly role: 'notes' }
  | { readonly role: 'unknown' };

/** Names, in lower case, of files and folders that systems, editors and interrupted downloads leave behind. */
const LEFT_BEHIND = [
  /^(?:desktop\.ini|(?:eh)?thumbs(?:_vista)?\.db|icon\r)$/,
  /^(?:__macosx|@eadir|\$recycle\.bin|system volume information)$/,
  /\.(?:bak|orig|te?mp|sw[op]|part|crdownload)$/,
  /~$/,
  /^~\$/,
  /^#.*#$/,
  /^\./,
];

const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif|hei[cf])$/i;

/** Tells by its name if a program left a file or folder behind. */
export function isLeftover(name: string): boolean {
  return LEFT_BEHIND.some((pattern) => pattern.test(name.toLowerCase()));
}

/** The role of a file, from its path relative to the data folder. */
export function classify(path: string): FileRole {
  const [first = '', second, third, ...rest] = path.split('/');
  if (path.endsWith('.md')) return { role: 'notes' };
  if (rest.length > 0) return { role: 'unknown' };
  if (third !== undefined) return classifyText(first, second ?? '', third);
  if (second !== undefined) {
    if (first === 'images') return { role: 'image' };
    const id = jsonName(second);
    return id !== undefined && isFolder(first) ? { role: 'entry', folder: first, id } : { role: 'unknown' };
  }
  const name = jsonName(first);
  return name !== undefined && isFile(name) ? { role: 'single', name } : { role: 'unknown' };
}

/** The schema of a file of the data folder; undefined for files without one, such as pictures. */
export function findSchema(path: string): z.ZodType | undefined {
  const found = classify(path);
  if (found.role === 'single') return collections[found.name].data;
  if (found.role === 'entry') return collections[found.folder].data;
  return found.role === 'texts' ? textAreas[found.area] : undefined;
}

/** The path with the right ending, if only the ending is wrong: `x.JSON` or `x.json.txt`. */
export function correctEnding(path: string): string | undefined {
  const meant = path.replace(/\.json(?:\.txt)?$/i, '.json');
  return meant === path || classify(meant).role === 'unknown' ? undefined : meant;
}

/**
 * Additions to the names of copies: `Copy of x`, `x (1)`, `x - Copy`, `x copy 2`, `x 2`,
 * `x.sync-conflict-20260101`.
 */
const OF_COPIES = [
  /^(?:copy of|copie de|kopie von|salinan(?: dari)?) /i,
  /(?: \(| - |\.| copy| copie| kopie| salinan| \d+$).*/i,
];

/**
 * The file of which another is a copy by its name, as cloud services and file managers make them.
 *
 * @param paths of all files of the data folder
 */
export function findOriginal(path: string, paths: Pick<ReadonlySet<string>, 'has'>): string | undefined {
  const start = path.lastIndexOf('/') + 1;
  const name = jsonName(path.slice(start));
  if (name === undefined) return undefined;
  const original = OF_COPIES.reduce((rest, added) => rest.replace(added, ''), name);
  const meant = `${path.slice(0, start)}${original}.json`;
  return meant !== path && paths.has(meant) ? meant : undefined;
}

/** Known paths similar to an unknown one, for "did you mean". */
export function suggestPaths(path: string): readonly string[] {
  const [first = '', second = '', third] = path.split('/');
  if (first === 'texts' && third !== undefined) {
    return Object.keys(textAreas).map((area) => `texts/${second}/${area}.json`);
  }
  if (second !== '') {
    const folders = PICTURE.test(second) ? ['images'] : [...folderCollections.keys()];
    return folders
      .map((folder) => `${folder}/${second}`)
      .filter((known) => classify(known).role !== 'unknown');
  }
  const folders = [...folderCollections.keys()].map((folder) => `${folder}/NAME.json`);
  return [...[...fileCollections.keys()].map((name) => `${name}.json`), ...folders];
}

function classifyText(folder: string, language: string, file: string): FileRole {
  const area = jsonName(file);
  return folder === 'texts' && area !== undefined && isArea(area)
    ? { role: 'texts', language, area }
    : { role: 'unknown' };
}

function jsonName(file: string): string | undefined {
  return file.endsWith('.json') ? file.slice(0, -'.json'.length) : undefined;
}

function isFolder(name: string): name is FolderName {
  return [...folderCollections.keys()].some((folder) => folder === name);
}

function isFile(name: string): name is FileName {
  return [...fileCollections.keys()].some((file) => file === name);
}

function isArea(name: string): name is TextArea {
  return Object.hasOwn(textAreas, name);
}
