import type { FolderCollection } from '../../../schema/collection.ts';
import { folderCollections } from '../../../schema/collections.ts';
import { textPlaces } from '../../../schema/id-sources.ts';
import { formatAmount } from '../fields/format-amount.ts';
import type { Documents } from '../store/documents.ts';
import { entryName, fileFolder, fileId } from '../store/entries.ts';
import { isSame, type Json } from '../store/operation.ts';
import { priceListName } from '../store/price-lists.ts';
import { findLabel, findTextLabel } from '../words/labels.ts';
import { type DeskWords, languageName } from '../words/words.ts';
import type { Place } from './field.ts';

/** Characters of a value that a sentence shows. */
const MOST_SHOWN = 40;

/** From here on the digits of a number are in groups. */
const LEAST_GROUPED = 10_000;

/** The name of a file in words: that of its entry, else of its collection. */
export function describeFile(documents: Documents, file: string, words: DeskWords): string {
  const [first = '', second = ''] = file.split('/');
  if (first === 'texts') return `${words.areas[fileId(file)] ?? fileId(file)} (${second})`;
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
  const steps = path.map((step, index) =>
    typeof step === 'number'
      ? String(step + 1)
      : (nameInTexts(documents, { file, path: path.slice(0, index + 1) }, words) ??
        findTextLabel(words, file, path.slice(0, index + 1))),
  );
  const names = [describeFile(documents, file, words), ...steps];
  return names.filter((name, index) => name !== names[index - 1]).join(' · ');
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
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN - 1)}…` : text;
}

/** One sentence on a change: where, and from what to what. */
export function describeChange(
  documents: Documents,
  place: Place,
  before: Json | undefined,
  after: Json | undefined,
  words: DeskWords,
): string {
  const where = describePlace(documents, place, words);
  const [old, now] = fromDifference(before, after).map((value) => describeValue(value, words));
  return `${where}: ${old} → ${now}`;
}

/** Long texts that begin with the same words, from the words on in which they differ. */
function fromDifference(before: Json | undefined, after: Json | undefined): readonly (Json | undefined)[] {
  if (typeof before !== 'string' || typeof after !== 'string') return [before, after];
  if (Math.max(before.length, after.length) <= MOST_SHOWN) return [before, after];
  const [old, now] = [before.split(' '), after.split(' ')];
  const differs = old.findIndex((word, index) => word !== now[index]);
  const start = differs === -1 ? old.length - 1 : differs;
  return start <= 0 ? [before, after] : [old, now].map((words) => `… ${words.slice(start).join(' ')}`);
}
