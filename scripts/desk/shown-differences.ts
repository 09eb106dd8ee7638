import { isDeepStrictEqual } from 'node:util';
import type { ShownChange } from '../../src/desk/store/api.ts';
import type { ShownPriceTable } from '../../src/shared/page-data/prices.ts';
import type { MessageTemplate } from '../../src/trip/message-template.ts';

/** A text of a page, before and after. */
export type ShownPair = Omit<ShownChange, 'languages'>;

/** Parts of pages that visitors do not read. */
const NOT_READ = new Set([
  'addressTabs',
  'band',
  'calendar',
  'categoryParameter',
  'corner',
  'fits',
  'focus',
  'href',
  'id',
  'kind',
  'language',
  'locale',
  'missingTexts',
  'path',
  'per',
  'pricing',
  'remote',
  'route',
  'side',
  'slug',
  'tier',
  'to',
  'tourPath',
]);

/** Keys of an id, and of lists of ids: with other values they hold what visitors read. */
const IDS = new Set(['category', 'region']);
const ID_LISTS = new Set(['ages', 'tiers']);

/** Addresses, inside the site and to other hosts. */
const ADDRESS = /^(?:https?:\/)?\/\S*$/;

/** Keys of texts that name what they are in. */
const NAMES = ['label', 'name', 'title', 'question', 'alt'];

/** Letters around a difference in a long text. */
const AROUND = 50;
const LONG = 160;

type Parts = Readonly<Record<string, unknown>>;

/** The texts and prices that differ in the data of a page, each once. */
export function shownDifferences(before: unknown, after: unknown): readonly ShownPair[] {
  const pairs = [...differences(before, after, undefined)].map(shorten);
  return [
    ...new Map(
      pairs.map((pair) => [JSON.stringify(pair.isPicture ? pair : [pair.before, pair.after]), pair]),
    ).values(),
  ];
}

function* differences(before: unknown, after: unknown, where: string | undefined): Generator<ShownPair> {
  if (isDeepStrictEqual(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after) && !isTemplate(before) && !isTemplate(after))
    yield* listDifferences(before, after, where);
  else if (isParts(before) && isParts(after)) yield* partDifferences(before, after, where);
  else {
    const pair = { before: describeShown(before), after: describeShown(after) };
    if (pair.before !== pair.after) yield { where, ...pair };
  }
}

function* partDifferences(before: Parts, after: Parts, where: string | undefined): Generator<ShownPair> {
  const own = NAMES.map((key) => after[key]).find(isText);
  for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, now] = [before[key], after[key]];
    if ([old, now].every((value) => value === undefined || isUnread(key, value))) continue;
    const place = own === undefined || NAMES.includes(key) ? where : own;
    if (key === 'src' || key === 'icon')
      yield* old === now ? [] : [{ where: place, isPicture: true } as const];
    else if (key === 'rows' && isPriceTable(before) && isPriceTable(after))
      yield* listDifferences(priceCells(before), priceCells(after), place);
    else yield* differences(old, now, place);
  }
}

/** Items with ids are compared with their own, other lists of one length by position; what is left came or went. */
function* listDifferences(
  before: readonly unknown[],
  after: readonly unknown[],
  where: string | undefined,
): Generator<ShownPair> {
  const keys = [before, after].map((items) =>
    items.map((item, index) => (before.length === after.length && !hasId(item) ? index : itemKey(item))),
  );
  const [old = [], now = []] = keys;
  for (const [index, key] of old.entries()) {
    const other = now.indexOf(key);
    yield* differences(before[index], other === -1 ? undefined : after[other], where);
  }
  for (const [index, key] of now.entries())
    if (!old.includes(key)) yield* differences(undefined, after[index], where);
}

function hasId(item: unknown): boolean {
  return isParts(item) && (isText(item.id) || isText(item.href) || isParts(item.option));
}

function itemKey(item: unknown): unknown {
  if (!isParts(item)) return isText(item) ? item : JSON.stringify(item);
  if (isParts(item.option)) return item.option.id;
  return item.id ?? item.href ?? JSON.stringify(item);
}

/** The cells of a price table, each with its group and class, as visitors read them. */
function priceCells({ tiers, currency, rows }: ShownPriceTable): readonly unknown[] {
  return rows.flatMap(({ label, figures }) =>
    figures.map((figure, column) => ({
      id: `${label} ${column}`,
      label: [label, tiers[column]?.label].filter(Boolean).join(' · '),
      price: figure === null ? undefined : currency.before + figure + currency.after,
    })),
  );
}

/** True if a part is a price table; those of seasons are figures only, and those of lists amounts. */
function isPriceTable(part: unknown): part is ShownPriceTable {
  return isParts(part) && Array.isArray(part.rows) && isParts(part.currency);
}

/** Describes a value as people read it: a text, the name of a part, or its texts. */
function describeShown(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (isText(value)) return value;
  if (isTemplate(value)) return value.map((part) => (isText(part) ? part : '…')).join('');
  if (Array.isArray(value)) return value.flatMap((item) => describeShown(item) ?? []).join(', ') || undefined;
  if (!isParts(value)) return undefined;
  const name = [...NAMES, 'text'].map((key) => value[key]).find(isText);
  if (name !== undefined) return isText(value.price) ? `${name}: ${value.price}` : name;
  const parts = Object.entries(value).filter(([key, part]) => !isUnread(key, part));
  return describeShown(parts.map(([, part]) => part));
}

/** True for what visitors do not read: ids, addresses, and data of controls. */
function isUnread(key: string, value: unknown): boolean {
  if (NOT_READ.has(key) || (isText(value) && ADDRESS.test(value))) return true;
  return Array.isArray(value) ? ID_LISTS.has(key) && value.every(isText) : IDS.has(key) && isText(value);
}

/** True for a message whose values come later. */
function isTemplate(value: unknown): value is MessageTemplate {
  const isValue = (part: unknown): boolean => isParts(part) && Object.keys(part).join() === 'value';
  return Array.isArray(value) && value.some(isValue) && value.every((part) => isText(part) || isValue(part));
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function isParts(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Cuts long texts to the place where they differ. */
function shorten(pair: ShownPair): ShownPair {
  const { where, before, after } = pair;
  if (before === undefined || after === undefined || Math.max(before.length, after.length) <= LONG)
    return pair;
  let start = 0;
  while (start < before.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const cut = (text: string) => {
    const [from, to] = [Math.max(0, start - AROUND), Math.min(text.length, text.length - end + AROUND)];
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`;
  };
  return { where, before: cut(before), after: cut(after) };
}
