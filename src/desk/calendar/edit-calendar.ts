import { collections } from '../../../schema/collections.ts';
import { schemasAt } from '../../../schema/schema-walk.ts';
import type { CalendarDate } from '../../pricing/model.ts';
import { startingValue } from '../fields/starting-value.ts';
import { readSchema } from '../form/schema-node.ts';
import { listItems } from '../pricing/read-price-list.ts';
import type { Documents } from '../store/documents.ts';
import { itemId, nameOperations } from '../store/list-entries.ts';
import { isObject, type Json, type Operation, valueAt } from '../store/operation.ts';

const FILE = 'calendar.json';
const SOLD_OUT = ['soldOut'];

/** The operation that marks a tour as sold out on a day or as available again, and its current state. */
export function toggleSoldOut(
  documents: Documents,
  id: string,
  day: CalendarDate,
): { readonly isSoldOut: boolean; readonly operation: Operation } {
  const file = `packages/${id}.json`;
  const before = valueAt(documents.get(file)?.value, SOLD_OUT);
  const days = listItems(before);
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

/** The kinds of their entries. */
export const PERIOD_KINDS = { seasons: 'season', closed: 'closure', offers: 'offer' } as const;

/** The ids of the periods of a list. */
export function periodIds(documents: Documents, list: PeriodList): readonly string[] {
  const items = listItems(valueAt(documents.get(FILE)?.value, [list]));
  return items.flatMap((item) => itemId(item) ?? []);
}

interface NamedPeriod {
  readonly id: string;
  /** By languages. */
  readonly names: Readonly<Record<string, string>>;
}

/** The operations that add a period of one day, to be changed in its form, and its position in the list. */
export function addPeriod(
  documents: Documents,
  list: PeriodList,
  day: CalendarDate,
  { id, names }: NamedPeriod,
): { readonly index: number; readonly operations: readonly Operation[] } {
  const before = valueAt(documents.get(FILE)?.value, [list]);
  const items = listItems(before);
  const [schema] = schemasAt(collections.calendar.data, [list, 0]);
  const start = schema ? startingValue(readSchema(schema)) : {};
  const value: Json = { id, ...(isObject(start) ? start : {}), dates: [{ from: day, to: day }] };
  const operation: Operation =
    before === undefined
      ? { kind: 'set', file: FILE, path: [list], after: [value] }
      : { kind: 'insert', file: FILE, path: [list], index: items.length, length: items.length, value };
  const texts = nameOperations(documents, PERIOD_KINDS[list], id, names);
  return { index: items.length, operations: [operation, ...texts] };
}

/** The same for a season that a price list uses at once; it does not change prices yet. */
export function addSeasonOfList(
  documents: Documents,
  file: string,
  day: CalendarDate,
  entry: NamedPeriod,
): { readonly index: number; readonly operations: readonly Operation[] } {
  const { index, operations } = addPeriod(documents, 'seasons', day, entry);
  const own = valueAt(documents.get(file)?.value, ['seasons']);
  const start = { percent: 0 };
  const use: Operation =
    own === undefined
      ? { kind: 'set', file, path: ['seasons'], after: { [entry.id]: start } }
      : { kind: 'set', file, path: ['seasons', entry.id], after: start };
  return { index, operations: [...operations, use] };
}
