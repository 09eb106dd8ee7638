import type { CalendarDate } from '../../pricing/model.ts';
import { itemsOf } from '../pricing/read-price-list.ts';
import type { Documents } from '../store/documents.ts';
import { type Json, type Operation, valueAt } from '../store/operation.ts';

const SOLD_OUT = ['soldOut'];

/** Tells if a tour is sold out on a day, and gives the operation that changes that. */
export function toggleSoldOut(
  documents: Documents,
  id: string,
  day: CalendarDate,
): { readonly isSoldOut: boolean; readonly operation: Operation } {
  const file = `packages/${id}.json`;
  const before = valueAt(documents.get(file)?.value, SOLD_OUT);
  const days = itemsOf(before);
  const found = days.indexOf(day);
  const at = { file, path: SOLD_OUT, length: days.length };
  if (found !== -1) {
    const operation: Operation =
      days.length === 1
        ? { kind: 'set', file, path: SOLD_OUT, before: [...days] }
        : { kind: 'remove', ...at, index: found, value: day };
    return { isSoldOut: true, operation };
  }
  if (before === undefined)
    return { isSoldOut: false, operation: { kind: 'set', file, path: SOLD_OUT, after: [day] } };
  const later = days.findIndex((other) => typeof other === 'string' && other > day);
  const index = later === -1 ? days.length : later;
  return { isSoldOut: false, operation: { kind: 'insert', ...at, index, value: day } };
}

/** The lists of the calendar that have periods. */
export type PeriodList = 'closed' | 'offers' | 'seasons';

/** A short name for the first of each. */
const FIRST_IDS: Readonly<Record<PeriodList, string>> = {
  seasons: 'season',
  closed: 'closed',
  offers: 'offer',
};

/** The operation that adds a period of one day of every year, to be changed in its form, and its position in the list. */
export function addPeriod(
  documents: Documents,
  list: PeriodList,
  day: CalendarDate,
): { readonly index: number; readonly operation: Operation } {
  const file = 'calendar.json';
  const before = valueAt(documents.get(file)?.value, [list]);
  const items = itemsOf(before);
  const ids = new Set(items.map((item) => valueAt(item, ['id'])));
  const first = FIRST_IDS[list];
  const numbers = items.map((_, position) => `${first}-${position + 2}`);
  const id = [first, ...numbers].find((free) => !ids.has(free)) ?? first;
  const yearly = day.slice('YYYY-'.length);
  const value: Json = { id, dates: [{ from: yearly, to: yearly }] };
  const operation: Operation =
    before === undefined
      ? { kind: 'set', file, path: [list], after: [value] }
      : { kind: 'insert', file, path: [list], index: items.length, length: items.length, value };
  return { index: items.length, operation };
}
