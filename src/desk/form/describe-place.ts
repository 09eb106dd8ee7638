import type { FolderCollection } from '../../../schema/collection.ts';
import { type EntryKind, folderCollections } from '../../../schema/collections.ts';
import { findSchema } from '../../../schema/file-roles.ts';
import { textPlaces } from '../../../schema/id-sources.ts';
import { PRICE_KEY } from '../../../schema/price-table.ts';
import { findReferences, schemasAt } from '../../../schema/schema-walk.ts';
import { formatAmount } from '../fields/format-amount.ts';
import type { Documents } from '../store/documents.ts';
import { dayName, entryName, fileFolder, fileId, listedKind, nameEntry, ownName } from '../store/entries.ts';
import { itemId } from '../store/list-entries.ts';
import { isSame, type Json, showJson, valueAt } from '../store/operation.ts';
import { priceListName } from '../store/price-lists.ts';
import { isolate } from '../words/isolate.ts';
import { findLabel, findTextLabel } from '../words/labels.ts';
import { type DeskWords, languageName } from '../words/words.ts';
import type { Place } from './field.ts';

/** Smallest number whose digits are grouped. */
const MIN_GROUPED = 10_000;

/** The name of a file in words: that of its entry, else of its collection. */
export function describeFile(documents: Documents, file: string, words: DeskWords): string {
  const [first, second = ''] = file.split('/');
  if (first === 'texts') return inLanguage(words.areas[fileId(file)] ?? fileId(file), file, words);
  if (first === 'images') return words.history.picture(second);
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
  const name =
    kind === 'day'
      ? dayName(documents, fileId(file), words)
      : kind && entryName(documents, kind, fileId(file), words.code);
  return name ?? `${words.labels[folder] ?? folder}: ${fileId(file)}`;
}

/**
 * A place in words: the entry or file, the labels of the fields that lead there, and the language of a text.
 *
 * @param isOfAll true for a text of all languages, in place of that of the file
 */
export function describePlace(
  documents: Documents,
  { file, path }: Place,
  words: DeskWords,
  { isOfAll = false } = {},
): string {
  const steps = nameSteps(documents, { file, path }, words);
  if (!file.startsWith('texts/')) return joinNames([describeFile(documents, file, words), ...steps]);
  const isOfEntry = path.some((_, index) => kindInTexts({ file, path: path.slice(0, index + 1) }));
  const area = words.areas[fileId(file)] ?? fileId(file);
  const name = joinNames(isOfEntry ? steps : [area, ...steps]);
  return isOfAll ? name : inLanguage(name, file, words);
}

/** A place in words without its file; undefined for the whole file. */
export function describeWithin(documents: Documents, place: Place, words: DeskWords): string | undefined {
  const steps = nameSteps(documents, place, words);
  return steps.length === 0 ? undefined : joinNames(steps);
}

function nameSteps(documents: Documents, { file, path }: Place, words: DeskWords): readonly string[] {
  const rows = file.startsWith('prices/') ? path.indexOf('rows') : -1;
  const steps = (rows === -1 ? path : path.slice(0, rows)).map((_, index) =>
    describeStep(documents, { file, path: path.slice(0, index + 1) }, words),
  );
  return rows === -1 ? steps : [...steps, ...nameCell(documents, { file, path }, rows, words)];
}

/** A price by its group size and class, a row by its group size; the table itself has no name. */
function nameCell(
  documents: Documents,
  { file, path }: Place,
  rows: number,
  words: DeskWords,
): readonly string[] {
  const [row, key] = path.slice(rows + 1);
  if (row === undefined) return [];
  const found = valueAt(documents.get(file)?.value, [...path.slice(0, rows + 2), 'paxCount']);
  const band = found === undefined ? String(Number(row) + 1) : showJson(found);
  if (typeof key !== 'string') return [band];
  const tier = entryName(documents, 'tier', key, words.code) ?? findTextLabel(words, file, path);
  return [`${band}, ${key === PRICE_KEY ? words.grid.price : isolate(tier)}`];
}

function joinNames(names: readonly string[]): string {
  return names
    .filter((name, index) => name !== names[index - 1])
    .map(isolate)
    .join(' · ');
}

/** A name, and the language of the file that it is in. */
function inLanguage(name: string, file: string, words: DeskWords): string {
  return `${isolate(name)} (${languageName(file.split('/')[1] ?? '', words)})`;
}

/** The last step of a path: the name of an entry, the position of another item, the label of a field. */
export function describeStep(documents: Documents, { file, path }: Place, words: DeskWords): string {
  const step = path.at(-1);
  if (typeof step === 'number') return nameListed(documents, { file, path }, words) ?? String(step + 1);
  const kind = listedKind(file, path.slice(0, -1));
  if (kind && typeof step === 'string') return shorten(nameEntry(documents, kind, step, words));
  const label = nameInTexts(documents, { file, path }, words) ?? findTextLabel(words, file, path);
  return label === step ? (nameOfKey(documents, step, words) ?? namePlanDay(step, words) ?? label) : label;
}

/** A day of a plan, such as day2 and its alternative day2_alt. */
export function namePlanDay(key: string, { entry }: DeskWords): string | undefined {
  const [whole, number, isOther] = /^day(\d+)(_alt\d*)?$/.exec(key) ?? [];
  if (whole === undefined) return undefined;
  const day = entry.day(Number(number));
  return isOther === undefined ? day : entry.otherDay(day);
}

/** The name of an entry in the list that holds it, of an item that has one or means an entry; undefined for other items. */
function nameListed(documents: Documents, { file, path }: Place, words: DeskWords): string | undefined {
  const kind = listedKind(file, path.slice(0, -1));
  const item = valueAt(documents.get(file)?.value, path);
  const id = kind && itemId(item);
  const name =
    (kind && id && entryName(documents, kind, id, words.code)) ??
    (kind ? ownName(kind, item, words) : valueAt(item, ['name'])) ??
    nameMeant(documents, { file, path }, item, words);
  return typeof name === 'string' && name !== '' ? shorten(name) : undefined;
}

/** The name of the first entry to which an item of a list refers, such as the page of a menu entry. */
function nameMeant(
  documents: Documents,
  { file, path }: Place,
  item: Json | undefined,
  words: DeskWords,
): string | undefined {
  const ofFile = findSchema(file);
  const [schema] = ofFile ? schemasAt(ofFile, path) : [];
  const found = schema
    ? findReferences(schema, item).filter((one) => one.path.length <= 1 && !one.isKey)
    : [];
  const first = found.find(({ kind }) => kind === 'menuText') ?? found[0];
  return first && nameEntry(documents, first.kind, first.id, words);
}

/** Kinds of entries whose ids are keys of values, such as an amount for each class. */
const KEYED: readonly EntryKind[] = ['tier', 'ageGroup', 'season', 'option', 'offer'];

export function nameOfKey(documents: Documents, key: string, { code }: DeskWords): string | undefined {
  return KEYED.flatMap((kind) => entryName(documents, kind, key, code) ?? [])[0];
}

/** The kind of the entries whose texts are at a place; undefined for other places. */
function kindInTexts({ file, path }: Place): EntryKind | undefined {
  return textPlaces.find(
    ({ area, path: parent }) =>
      file.startsWith('texts/') && area === fileId(file) && isSame([...parent], path.slice(0, -1)),
  )?.kind;
}

/** The name of the entry whose texts are at a place; undefined for other places. */
function nameInTexts(documents: Documents, place: Place, words: DeskWords): string | undefined {
  const kind = kindInTexts(place);
  const id = String(place.path.at(-1));
  return kind === 'day' ? dayName(documents, id, words) : kind && entryName(documents, kind, id, words.code);
}

/** A value in a few words. */
export function describeValue(value: Json | undefined, words: DeskWords): string {
  if (value === undefined || value === '') return words.nothing;
  if (typeof value === 'number' && Math.abs(value) >= MIN_GROUPED) return formatAmount(value, words.locale);
  return shorten(showJson(value));
}

/** Characters of a value that a sentence shows. */
export const MAX_SHOWN = 40;

/** A text that is short enough for a sentence. */
export function shorten(text: string): string {
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN - 1)}…` : text;
}
