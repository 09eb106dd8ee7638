import { shorten } from '../form/describe-place.ts';
import type { DeskDocument, Documents } from '../store/documents.ts';
import { nameEntry, siteLanguages } from '../store/entries.ts';
import { isObject, type Json, type Operation, valueAt } from '../store/operation.ts';
import type { DeskWords } from '../words/words.ts';

/** The file that lists the pictures of the site. */
export const LIST = 'images.json';

const FOLDER = 'images/';

/** A point of a picture: shares of its width and height. */
export interface Focus {
  readonly x: number;
  readonly y: number;
}

/** A picture of the site. */
export interface DeskPicture {
  readonly key: string;
  /** Path in the data folder; undefined if it names none. */
  readonly file: string | undefined;
  /** Undefined if the picture or its file is missing. */
  readonly address: string | undefined;
  readonly focus: Focus | undefined;
}

/** The name of a picture in sentences: its description, else its file. */
export function pictureName(documents: Documents, key: string, words: DeskWords): string {
  return shorten(nameEntry(documents, 'image', key, words));
}

/** All pictures of the site, in the order of their file. */
export function listPictures(documents: Documents): readonly DeskPicture[] {
  const list = valueAt(documents.get(LIST)?.value, ['images']);
  return isObject(list) ? Object.keys(list).map((key) => findPicture(documents, key)) : [];
}

/** A picture of the site by its key. */
export function findPicture(documents: Documents, key: string): DeskPicture {
  const own = valueAt(documents.get(LIST)?.value, ['images', key]);
  const name = valueAt(own, ['file']);
  const file = typeof name === 'string' ? FOLDER + name : undefined;
  const [x, y] = [valueAt(own, ['focus', 'x']), valueAt(own, ['focus', 'y'])];
  return {
    key,
    file,
    address: pictureAddress(file === undefined ? undefined : documents.get(file)),
    focus: typeof x === 'number' && typeof y === 'number' ? { x, y } : undefined,
  };
}

/** The address at which the desk shows a picture file; it changes with its content. */
export function pictureAddress(document: DeskDocument | undefined): string | undefined {
  if (!document) return undefined;
  return `/api/file?${new URLSearchParams({ path: document.path, of: document.text ?? '' })}`;
}

/** Languages of the site without a description of a picture. */
export function languagesWithoutWords(documents: Documents, key: string): readonly string[] {
  return siteLanguages(documents).filter(
    (language) => valueAt(documents.get(`texts/${language}/images.json`)?.value, [key]) === undefined,
  );
}

/** Files in the folder of pictures that no picture of the site names. */
export function unusedFiles(documents: Documents): readonly DeskDocument[] {
  const used = new Set(listPictures(documents).map(({ file }) => file));
  return [...documents.values()].filter(({ path }) => path.startsWith(FOLDER) && !used.has(path));
}

/** An unused key for a new picture, derived from its file. */
export function freeKey(documents: Documents, file: string): string {
  const plain = file
    .slice(FOLDER.length)
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^A-Za-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const taken = new Set(listPictures(documents).map(({ key }) => key));
  for (let count = 1; ; count += 1) {
    const key = `${plain || 'picture'}${count === 1 ? '' : `-${count}`}`;
    if (!taken.has(key)) return key;
  }
}

/** Adds a picture to the list. */
export function addToList(key: string, file: string): Operation {
  return set(LIST, ['images', key], undefined, { file: file.slice(FOLDER.length) });
}

/** Gives a picture another file, and removes the old one unless another picture uses it. */
export function replaceFile(
  documents: Documents,
  key: string,
  file: string,
  reference: string,
): readonly Operation[] {
  const own = valueAt(documents.get(LIST)?.value, ['images', key]);
  const name = valueAt(own, ['file']);
  const focus = valueAt(own, ['focus']);
  return [
    { kind: 'file', file, after: reference },
    set(LIST, ['images', key, 'file'], name, file.slice(FOLDER.length)),
    // It was the focus of another picture.
    ...(focus === undefined ? [] : [set(LIST, ['images', key, 'focus'], focus, undefined)]),
    ...removeFile(documents, key),
  ];
}

/** Removes a picture with its file and its descriptions. */
export function removePicture(documents: Documents, key: string): readonly Operation[] {
  const texts = siteLanguages(documents).map((language) => `texts/${language}/images.json`);
  const places = [[LIST, ['images', key]], ...texts.map((file) => [file, [key]] as const)] as const;
  const operations = places.flatMap(([file, path]) => {
    const before = valueAt(documents.get(file)?.value, path);
    return before === undefined ? [] : [set(file, path, before, undefined)];
  });
  return [...operations, ...removeFile(documents, key)];
}

/** Removes the file of a picture unless another picture uses it. */
function removeFile(documents: Documents, key: string): readonly Operation[] {
  const { file } = findPicture(documents, key);
  const isShared = listPictures(documents).some((other) => other.key !== key && other.file === file);
  const text = file === undefined ? undefined : documents.get(file)?.text;
  return file === undefined || text === undefined || isShared ? [] : [{ kind: 'file', file, before: text }];
}

/** Sets the point of a picture that stays in view; undefined for the middle. */
export function setFocus(documents: Documents, key: string, focus: Focus | undefined): Operation {
  const path = ['images', key, 'focus'];
  const before = valueAt(documents.get(LIST)?.value, path);
  return set(LIST, path, before, focus && { ...focus });
}

function set(
  file: string,
  path: readonly string[],
  before: Json | undefined,
  after: Json | undefined,
): Operation {
  return {
    kind: 'set',
    file,
    path,
    ...(before === undefined ? {} : { before }),
    ...(after === undefined ? {} : { after }),
  };
}
