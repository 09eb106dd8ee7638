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
  const source = idSources.get(kind);
  const entryFile = (entry: string) => `${source?.form === 'folder' ? source.folder : ''}/${entry}.json`;
  const read = (file: string, path: Path): Json | undefined => valueAt(documents.get(file)?.value, path);
  const others = listIds(documents, kind).filter((other) => other !== id);
  const names = new Map(others.map((other) => [other, entryName(documents, kind, other, language)]));
  const chooseOriginal = (alike: readonly string[]): string | undefined => {
    const published = alike.filter((other) => read(entryFile(other), ['draft']) !== true);
    return published.length > 1 ? undefined : (published[0] ?? alike[0]);
  };
  const findCopiedText = (file: string, list: Path, path: Path): readonly CopiedPart[] => {
    const readText = (entry: string): string => {
      const text = read(file, [...list, entry, ...path]);
      return typeof text === 'string' ? text : '';
    };
    const own = readText(id);
    const isNamed = (other: string): boolean => {
      const name = names.get(other);
      return name !== undefined && own.includes(name) && readText(other).includes(name);
    };
    const from = chooseOriginal(others.filter((other) => readText(other) === own)) ?? others.find(isNamed);
    return from === undefined ? [] : [{ file, path: [...list, id, ...path], from }];
  };
  const texts = textPlaces
    .filter((place) => place.kind === kind)
    .flatMap(({ area, path: list }) => {
      const file = `texts/${language}/${area}.json`;
      return listTexts(read(file, [...list, id]), []).flatMap((path) => findCopiedText(file, list, path));
    });
  const readPicture = (entry: string) => read(entryFile(entry), ['image']);
  const picture = readPicture(id);
  const sharing = others.filter((other) => picture !== undefined && readPicture(other) === picture);
  const from = chooseOriginal(sharing);
  return from !== undefined && texts.some((text) => text.from === from)
    ? [{ file: entryFile(id), path: ['image'], from }, ...texts]
    : texts;
}

function listTexts(value: Json | undefined, path: Path): readonly Path[] {
  if (typeof value === 'string') return value === '' ? [] : [path];
  if (Array.isArray(value)) return value.flatMap((item, index) => listTexts(item, [...path, index]));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, item]) => listTexts(item, [...path, key]));
}
