import type { EntryKind } from '../../../schema/collections.ts';
import { idSources, textPlaces } from '../../../schema/id-sources.ts';
import type { Documents } from '../store/documents.ts';
import { entryName, fallbackLanguage, listIds } from '../store/entries.ts';
import { isObject, type Json, type Path, valueAt } from '../store/operation.ts';

/** A part of an entry that still is that of another one. */
export interface CopiedPart {
  readonly file: string;
  readonly path: Path;
  /** The entry that it is from. */
  readonly from: string;
}

/**
 * Parts of an entry that it still shares with the one it was copied from: its picture, and texts that are the same or name
 * the other. What several published entries have in common is no copy.
 */
export function findCopied(documents: Documents, kind: EntryKind, id: string): readonly CopiedPart[] {
  const language = fallbackLanguage(documents);
  const texts = textPlaces.flatMap((place) => {
    if (place.kind !== kind) return [];
    const file = `texts/${language}/${place.area}.json`;
    const own = valueAt(documents.get(file)?.value, [...place.path, id]);
    return listTexts(own, []).map((path) => ({ file, start: place.path, path }));
  });
  const source = idSources.get(kind);
  const others = listIds(documents, kind).filter((other) => other !== id);
  const folder = source?.form === 'folder' ? source.folder : '';
  const isShown = (other: string): boolean =>
    valueAt(documents.get(`${folder}/${other}.json`)?.value, ['draft']) !== true;
  const choose = (alike: readonly string[]): string | undefined => {
    const shown = alike.filter(isShown);
    return shown.length > 1 ? undefined : (shown[0] ?? alike[0]);
  };
  const names = new Map(others.map((other) => [other, entryName(documents, kind, other, language)]));
  const copied = texts.flatMap(({ file, start, path }): readonly CopiedPart[] => {
    const readText = (one: string): string => {
      const text = valueAt(documents.get(file)?.value, [...start, one, ...path]);
      return typeof text === 'string' ? text : '';
    };
    const own = readText(id);
    const namesOther = (other: string): boolean => {
      const name = names.get(other);
      return name !== undefined && own.includes(name) && readText(other).includes(name);
    };
    const from = choose(others.filter((other) => readText(other) === own)) ?? others.find(namesOther);
    return from === undefined ? [] : [{ file, path: [...start, id, ...path], from }];
  });
  const readPicture = (one: string): Json | undefined =>
    valueAt(documents.get(`${folder}/${one}.json`)?.value, ['image']);
  const picture = readPicture(id);
  const from =
    picture === undefined ? undefined : choose(others.filter((one) => readPicture(one) === picture));
  const isCopy = copied.some((part) => part.from === from);
  return from !== undefined && isCopy
    ? [{ file: `${folder}/${id}.json`, path: ['image'], from }, ...copied]
    : copied;
}

function listTexts(value: Json | undefined, path: Path): readonly Path[] {
  if (typeof value === 'string') return value === '' ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => listTexts(item, [...path, key]));
}
