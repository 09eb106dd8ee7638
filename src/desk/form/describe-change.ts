import { findSchema } from '../../../schema/file-roles.ts';
import { schemasAt } from '../../../schema/schema-walk.ts';
import { numberFormat } from '../../pricing/money.ts';
import { describeChangeField } from '../fields/describe-price-change.ts';
import { findField } from '../fields/registry.ts';
import type { Documents } from '../store/documents.ts';
import { entryName } from '../store/entries.ts';
import { isObject, type Json, showJson, valueAt } from '../store/operation.ts';
import { findTextLabel } from '../words/labels.ts';
import type { DeskWords } from '../words/words.ts';
import { describePlace, describeValue, MAX_SHOWN, namePlanDay, shorten } from './describe-place.ts';
import type { Place } from './field.ts';
import { readSchema, type SchemaNode } from './schema-node.ts';

/** A sentence on a change: its place, the old and the new value. */
export function describeChange(
  documents: Documents,
  place: Place,
  before: Json | undefined,
  after: Json | undefined,
  words: DeskWords,
): string {
  return `${describePlace(documents, place, words)}: ${describeValues(documents, place, before, after, words)}`;
}

/** The old and new value of a place in a few words; long texts start at the first different word, a part is “…” until it has values. */
export function describeValues(
  documents: Documents,
  place: Place,
  before: Json | undefined,
  after: Json | undefined,
  words: DeskWords,
): string {
  const texts = [before, after].map((value) => valueLines(documents, place, value, words).join(' · '));
  return fromDifference(texts)
    .map((text) => shorten(text) || '…')
    .join(' → ');
}

/** Cuts the common beginning of long texts. */
function fromDifference(texts: readonly string[]): readonly string[] {
  if (texts.every(({ length }) => length <= MAX_SHOWN)) return texts;
  const [old = [], now = []] = texts.map((text) => text.split(' '));
  const differs = old.findIndex((word, index) => word !== now[index]);
  const start = differs === -1 ? old.length - 1 : differs;
  return start <= 0 ? texts : [old, now].map((words) => `… ${words.slice(start).join(' ')}`);
}

/** A value as people read it: lines with the labels of its fields, amounts with their currency, days and names. */
export function valueLines(
  documents: Documents,
  { file, path }: Place,
  value: Json | undefined,
  words: DeskWords,
): readonly string[] {
  const inside = (key: string | number, own: Json) =>
    valueLines(documents, { file, path: [...path, key] }, own, words);
  if (Array.isArray(value)) {
    const items = value.map((item, index) => inside(index, item).join(' · '));
    return value.some(isObject) ? items.map((item) => `• ${item}`) : [items.join(', ') || words.nothing];
  }
  if (isObject(value) && !isLength({ file, path }))
    return Object.entries(value).flatMap(([key, own]) => {
      if (key === '$schema') return [];
      const label = describeKey(documents, { file, path: [...path, key] }, words);
      const [first = '', ...others] = inside(key, own);
      return others.length === 0 ? [`${label}: ${first}`] : [`${label}:`, first, ...others];
    });
  return [describeLeaf(documents, { file, path }, value, words)];
}

/** The label of a field, or the name of the class for prices of a price list. */
function describeKey(documents: Documents, { file, path }: Place, words: DeskWords): string {
  const tier = file.startsWith('prices/')
    ? entryName(documents, 'tier', String(path.at(-1)), words.code)
    : undefined;
  const key = String(path.at(-1));
  const planDay = file.startsWith('itineraries/') ? namePlanDay(key, words) : undefined;
  return tier ?? planDay ?? findTextLabel(words, file, path);
}

/** True for the length of a tour, an object that one phrase says. */
function isLength(place: Place): boolean {
  const node = findNode(place);
  return node !== undefined && findField(node).kind === 'length';
}

function findNode({ file, path }: Place): SchemaNode | undefined {
  const schema = findSchema(file);
  return schema && schemasAt(schema, path).map(readSchema)[0];
}

function describeLeaf(
  documents: Documents,
  { file, path }: Place,
  value: Json | undefined,
  words: DeskWords,
): string {
  const node = findNode({ file, path });
  if (typeof value === 'boolean' || (value === undefined && node?.type === 'boolean'))
    return (value ?? node?.standard === true) ? words.fields.yes : words.fields.no;
  if (value === undefined || value === null || value === '') return words.nothing;
  const field = node && findField(node);
  if (field?.kind === 'amount' && typeof value === 'number')
    return formatMoney(documents, value, words.locale);
  const change = node && describeChangeField(value, path.at(-1), node, words);
  if (change !== undefined) return change;
  if (typeof value === 'number' && field?.kind !== 'choice') return describeValue(value, words);
  if (!field || field.kind === 'text' || field.kind === 'json') return showJson(value);
  return field.summarize(value, node, { words, documents });
}

/** An amount in the currency of the site, as the desk's language writes it. */
function formatMoney(documents: Documents, amount: number, locale: string): string {
  const currency = valueAt(documents.get('site.json')?.value, ['currency']);
  const isCode = typeof currency === 'string' && /^[A-Z]{3}$/.test(currency);
  return numberFormat(locale, {
    ...(isCode ? { style: 'currency', currency, currencyDisplay: 'narrowSymbol' } : {}),
    minimumFractionDigits: 0,
    maximumFractionDigits: 4,
  }).format(amount);
}
