import type { ASK } from '../../../../schema/price-table.ts';
import type { JsonPath } from '../../../compiler/parse/parsed-file.ts';
import { CALENDAR_FILE, tableFile } from './price-list.ts';

/** What tells one row of figures from all others. */
export const ROW_KINDS = ['table', 'season', 'offer', 'band', 'age', 'single'] as const;

/** What tells the figures of a row from each other: an accommodation class, or, where there is none, the kind of figure. */
export const COLUMN_KINDS = ['tier', 'figure'] as const;

/** What a code in a spreadsheet may name. */
export type CodeKind = (typeof ROW_KINDS)[number] | (typeof COLUMN_KINDS)[number];

/** Ids of the kind `figure`: an amount that is the same in all accommodation classes, and a share. */
export const AMOUNT = 'amount';
export const PERCENT = 'percent';
/** The one id of the kind `single`. */
export const ROOM = 'room';

/**
 * Which figure. A price has a table, a band, and a season where it is one of the season's own; a child's rate a table
 * and an age; the supplement for a room for one a table and `single`; a season's change the season, and the table if it
 * is the table's own; a special offer its id. Each has a column.
 */
export type FigureAddress = { readonly [Kind in CodeKind]?: string };

/** What a figure may be; see `checkFigure`. */
export type FigureKind = 'price' | 'rate' | 'change' | 'reduction';

/** In units of the currency, in per cent, or "one has to ask". */
export type FigureValue = number | typeof ASK;

/** A figure of the data that spreadsheets carry. */
export interface Figure {
  readonly address: FigureAddress;
  readonly kind: FigureKind;
  readonly value: FigureValue;
  /** In the file of its address. */
  readonly path: JsonPath;
}

/** A text that tells one figure from all others. */
export function figureKey(address: FigureAddress): string {
  return [...ROW_KINDS, ...COLUMN_KINDS].map((kind) => address[kind] ?? '').join('/');
}

/** A text that tells one row of figures from all others. */
export function rowKey(address: FigureAddress): string {
  return ROW_KINDS.map((kind) => address[kind] ?? '').join('/');
}

/** An address without its column. */
export function rowOf({ tier: _tier, figure: _figure, ...row }: FigureAddress): FigureAddress {
  return row;
}

/** Whether a figure is a share, in per cent, rather than an amount of money. */
export function isPercent({ figure }: FigureAddress): boolean {
  return figure === PERCENT;
}

/** Whether a figure stands in the rows that hold without a season. */
export function isPlainPrice({ band, season }: FigureAddress): boolean {
  return band !== undefined && season === undefined;
}

/** The file of a figure, relative to the data folder. */
export function figureFile({ table }: FigureAddress): string {
  return table === undefined ? CALENDAR_FILE : tableFile(table);
}
