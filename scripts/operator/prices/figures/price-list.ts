import type { Calendar } from '../../../../schema/calendar.ts';
import type { PriceTable } from '../../../../schema/price-table.ts';

/** A price table with its id, the name of its file. */
export interface NamedTable {
  readonly id: string;
  readonly value: PriceTable;
}

/** Everything of a data folder that says what trips cost. */
export interface PriceList {
  readonly tables: readonly NamedTable[];
  /** Seasons and special offers; undefined where the site has none. */
  readonly calendar?: Calendar | undefined;
}

/** The file of seasons and special offers. */
export const CALENDAR_FILE = 'calendar.json';

/** The file of a table, relative to the data folder. */
export function tableFile(id: string): string {
  return `prices/${id}.json`;
}
