import { ON_REQUEST } from '../../../schema/price-table.ts';
import { listItems } from '../pricing/read-price-list.ts';
import type { Documents } from '../store/documents.ts';
import { type Json, type Operation, valueAt } from '../store/operation.ts';
import type { PriceRows } from './price-cells.ts';

/** The group sizes of the site that have no row. */
export function missingBands(documents: Documents, { bands }: PriceRows): readonly string[] {
  return allBands(documents).filter((band) => !bands.includes(band));
}

/** The operation that adds a row, in the order of the group sizes; visitors have to ask for its prices at first. */
export function addRow(
  documents: Documents,
  { file, path, bands, columns, cells }: PriceRows,
  band: string,
): Extract<Operation, { readonly kind: 'insert' }> {
  const order = allBands(documents);
  const later = bands.findIndex((other) => order.indexOf(other) > order.indexOf(band));
  const index = later === -1 ? bands.length : later;
  // Classes without a price in any row do not belong to this list.
  const used = columns.filter((_, column) => cells.some((row) => row[column] !== undefined));
  const value: Json = { paxCount: band, ...Object.fromEntries(used.map((key) => [key, ON_REQUEST])) };
  return { kind: 'insert', file, path, index, length: bands.length, value };
}

/** The operation that removes a row. */
export function removeRow(documents: Documents, { file, path }: PriceRows, index: number): Operation {
  const rows = listItems(valueAt(documents.get(file)?.value, path));
  return { kind: 'remove', file, path, index, length: rows.length, value: rows[index] ?? null };
}

function allBands(documents: Documents): readonly string[] {
  return listItems(valueAt(documents.get('site.json')?.value, ['bands'])).flatMap((band) => {
    const id = valueAt(band, ['id']);
    return typeof id === 'string' ? [id] : [];
  });
}
