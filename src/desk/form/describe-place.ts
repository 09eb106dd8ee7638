import type { FolderCollection } from '../../../schema/collection.ts';
import { type EntryKind, folderCollections } from '../../../schema/collections.ts';
import { textPlaces } from '../../../schema/id-sources.ts';
import { formatAmount } from '../fields/format-amount.ts';
import type { Documents } from '../store/documents.ts';
import { entryName, fileFolder, fileId, listedKind } from '../store/entries.ts';
import { itemId } from '../store/list-entries.ts';
import { isSame, type Json, showJson, valueAt } from '../store/operation.ts';
import { priceListName } from '../store/price-lists.ts';
import { findLabel, findTextLabel } from '../words/labels.ts';
import { type DeskWords, languageName } from '../words/words.ts';
import type { Place } from './field.ts';

/** From here on the digits of a number are in groups. */
const LEAST_GROUPED = 10_000;

/** The name of a file in words: that of its entry, else of its collection. */
export function describeFile(documents: Documents, file: string, words: DeskWords): string {
  const [first = '', second = ''] = file.split('/');
  if (first === 'texts')
    return `${words.areas[fileId(file)] ?? fileId(file)} (${languageName(second, words)})`;
  const folder = fileFolder(file);
  if (folder === undefined) return findLabel(words.labels, file, []);
  if (folder === 'prices') return priceListName(documents, file, words) ?? fileId(file);
  const { kind, namedAfter }: Partial<FolderCollection> =
    [...folderCollections].find(([name]) => name === folder)?.[1] ?? {};
  if (namedAfter) {
    const id = fileId(file);
    const name =
      namedAfter === 'language'
        ? languageName(id, words)
        : (entryName(documents, namedAfter, id, words.code) ?? id);
    return words.named[folder]?.(name) ?? name;
  }
  const name = kind && entryName(documents, kind, fileId(file), words.code);
  return name ?? `${words.labels[folder] ?? folder}: ${fileId(file)}`;
}

/** A place in words: the file, and the labels of the fields that lead there. */
export function describePlace(documents: Documents, { file, path }: Place, words: DeskWords): string {
  const steps = path.map((_, index) =>
    describeStep(documents, { file, path: path.slice(0, index + 1) }, words),
  );
  const names = [describeFile(documents, file, words), ...steps];
  return names.filter((name, index) => name !== names[index - 1]).join(' · ');
}

/** The last step of a path: the name of an entry, the position of another item, the label of a field. */
function describeStep(documents: Documents, { file, path }: Place, words: DeskWords): string {
  const step = path.at(-1);
  if (typeof step === 'number') return nameListed(documents, { file, path }, words) ?? String(step + 1);
  const label = nameInTexts(documents, { file, path }, words) ?? findTextLabel(words, file, path);
  return label === step ? (nameOfKey(documents, step, words) ?? label) : label;
}

/** The name of an entry in the list that holds it; undefined for other items. */
function nameListed(documents: Documents, { file, path }: Place, words: DeskWords): string | undefined {
  const kind = listedKind(file, path.slice(0, -1));
  const id = kind && itemId(valueAt(documents.get(file)?.value, path));
  const name = kind && id && entryName(documents, kind, id, words.code);
  return name ? shorten(name) : undefined;
}

/** Kinds of entries by whose ids values are given, such as an amount for each class. */
const KEYED: readonly EntryKind[] = ['tier', 'ageGroup', 'season', 'option', 'offer'];

function nameOfKey(documents: Documents, key: string, { code }: DeskWords): string | undefined {
  return KEYED.flatMap((kind) => entryName(documents, kind, key, code) ?? [])[0];
}

/** The name of the entry whose texts are at a place; undefined for other places. */
function nameInTexts(documents: Documents, { file, path }: Place, words: DeskWords): string | undefined {
  const place = textPlaces.find(
    ({ area, path: parent }) =>
      file.startsWith('texts/') && area === fileId(file) && isSame([...parent], path.slice(0, -1)),
  );
  return place && entryName(documents, place.kind, String(path.at(-1)), words.code);
}

/** A value in a few words. */
export function describeValue(value: Json | undefined, words: DeskWords): string {
  if (value === undefined || value === '') return words.nothing;
  if (typeof value === 'number' && Math.abs(value) >= LEAST_GROUPED) return formatAmount(value, words.locale);
  return shorten(showJson(value));
}

/** Characters of a value that a sentence shows. */
export const MOST_SHOWN = 40;

/** A text that is short enough for a sentence. */
export function shorten(text: string): string {
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text;
}
