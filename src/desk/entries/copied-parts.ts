import type { EntryKind } from '../../../schema/collections.ts';
import { idSources, textPlaces } from '../../../schema/id-sources.ts';
import { listTexts } from '../../../schema/json-path.ts';
import type { Documents } from '../store/documents.ts';
import { entryName, fallbackLanguage, listIds } from '../store/entries.ts';
import { type Json, type Path, valueAt } from '../store/operation.ts';

/** A part of an entry that still is that of another one. */
export interface CopiedPart {
  readonly file: string;
  readonly path: Path;
  /** The entry that it is from. */
  readonly from: string;
}

/** Another entry of the same kind. */
interface OtherEntry {
  readonly id: string;
  readonly name: string | undefined;
  readonly image: Json | undefined;
  readonly isPublished: boolean;
}

/**
 * Parts of an entry that it still shares with the one it was copied from: its picture, and texts that are the same or name
 * the other. What several published entries have in common is no copy.
 */
export function findCopied(documents: Documents, kind: EntryKind, id: string): readonly CopiedPart[] {
  const language = fallbackLanguage(documents);
  const read = (file: string, path: Path) => valueAt(documents.get(file)?.value, path);
  const others = listIds(documents, kind)
    .filter((other) => other !== id)
    .map((other) => ({
      id: other,
      name: entryName(documents, kind, other, language),
      image: read(entryFile(kind, other), ['image']),
      isPublished: read(entryFile(kind, other), ['draft']) !== true,
    }));
  const texts = textPlaces
    .filter((place) => place.kind === kind)
    .flatMap(({ area, path }) => {
      const file = `texts/${language}/${area}.json`;
      const copied = findCopiedTexts(read(file, path), id, others);
      return copied.map((part) => ({ file, path: [...path, id, ...part.path], from: part.from }));
    });
  const file = entryFile(kind, id);
  const image = read(file, ['image']);
  const from = chooseOriginal(others.filter((other) => image !== undefined && other.image === image))?.id;
  return from !== undefined && texts.some((text) => text.from === from)
    ? [{ file, path: ['image'], from }, ...texts]
    : texts;
}

function entryFile(kind: EntryKind, id: string): string {
  const source = idSources.get(kind);
  return `${source?.form === 'folder' ? source.folder : ''}/${id}.json`;
}

/**
 * The copied texts of an entry, by their paths in it.
 *
 * @param texts of all entries, by id
 */
function findCopiedTexts(
  texts: Json | undefined,
  id: string,
  others: readonly OtherEntry[],
): readonly Omit<CopiedPart, 'file'>[] {
  return listTexts(valueAt(texts, [id])).flatMap(({ path, text: own }) => {
    const readText = (entry: string): string => {
      const text = valueAt(texts, [entry, ...path]);
      return typeof text === 'string' ? text : '';
    };
    if (own === '') return [];
    const from =
      chooseOriginal(others.filter((other) => readText(other.id) === own)) ??
      others.find(({ id: other, name }) => name && own.includes(name) && readText(other).includes(name));
    return from ? [{ path, from: from.id }] : [];
  });
}

/** The only published one of some entries that are alike, else the first. */
function chooseOriginal(alike: readonly OtherEntry[]): OtherEntry | undefined {
  const published = alike.filter(({ isPublished }) => isPublished);
  return published.length > 1 ? undefined : (published[0] ?? alike[0]);
}
