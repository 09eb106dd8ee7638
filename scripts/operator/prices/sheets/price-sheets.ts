import { listSheets } from './list-sheets.ts';
import type { PriceSheet } from './price-sheet.ts';
import { type SheetSource, tableSheets } from './table-sheets.ts';

/** All sheets of a site's prices: those of its tables, then lists of what stands beside them. */
export function priceSheets(source: SheetSource): readonly PriceSheet[] {
  return [...tableSheets(source), ...listSheets(source)];
}
