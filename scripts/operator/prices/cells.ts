import type { Calendar } from '../../../schema/calendar.ts';
import type { JsonPath } from '../../../schema/json-path.ts';
import { type ASK, PRICE_KEY, type PriceTable } from '../../../schema/price-table.ts';

/** A price table with its id, the name of its file. */
export interface NamedTable {
  readonly id: string;
  readonly value: PriceTable;
}

/** Everything of a data folder that says what trips cost. */
export interface PriceList {
  readonly tables: readonly NamedTable[];
  /** Seasons and special offers; undefined if the site has none. */
  readonly calendar?: Calendar | undefined;
}

/** In units of the currency, in per cent, or "on request". */
export type PriceValue = number | typeof ASK;

const ROW_PARTS = ['table', 'season', 'offer', 'band', 'age', 'single'] as const;

export type RowPart = (typeof ROW_PARTS)[number];

/**
 * Identifies a row of prices by ids: prices by table, group size, and season if it has prices of its own; a child's rate
 * by table and age; the supplement for a room for one by table; a change of prices by season, and by table if it is the
 * table's own; a special offer by its id.
 */
export type PriceRow = { readonly [Part in RowPart]?: string };

/** The column of a price: an accommodation class, or an amount or a percentage that holds for all of them. */
export type PriceColumn = `tier ${string}` | 'amount' | 'percent';

/** A number of the data folder that is part of a price. */
export interface PriceCell {
  readonly row: PriceRow;
  readonly column: PriceColumn;
  readonly kind: 'price' | 'rate' | 'change' | 'reduction';
  readonly value: PriceValue;
  /** Relative to the data folder. */
  readonly file: string;
  readonly path: JsonPath;
}

/** The file of seasons and special offers. */
export const CALENDAR_FILE = 'calendar.json';

/** The file of a table, relative to the data folder. */
export function tableFile(id: string): string {
  return `prices/${id}.json`;
}

/** All price cells of a site: those of its tables, then those of its calendar. */
export function listCells({ tables, calendar }: PriceList): readonly PriceCell[] {
  const { seasons = [], offers = [] } = calendar ?? {};
  const file = CALENDAR_FILE;
  return [
    ...tables.flatMap(tableCells),
    ...seasons.flatMap((season, index) =>
      changeCells(season, { row: { season: season.id }, kind: 'change', file, path: ['seasons', index] }),
    ),
    ...offers.flatMap((offer, index) =>
      changeCells(offer, { row: { offer: offer.id }, kind: 'reduction', file, path: ['offers', index] }),
    ),
  ];
}

/**
 * The code of a row in spreadsheets, such as `[table reef band 2-3]`. It says what the row is for, so that rows may be
 * moved, and no program takes it for a date as it does a bare `2-3`.
 */
export function rowCode(row: PriceRow): string {
  return `[${ROW_PARTS.flatMap((part) => (row[part] === undefined ? [] : `${part} ${row[part]}`)).join(' ')}]`;
}

/** The code of a column in spreadsheets, such as `[tier lodge]`. */
export function columnCode(column: PriceColumn): string {
  return `[${column}]`;
}

const ROW_CODE = /^\[(?:table|season|offer) [^[\]]+\]$/;
const COLUMN_CODE = /^\[(?:tier [^[\] ]+|amount|percent)\]$/;

/** The code at the end of the content of a spreadsheet cell, whatever text is before it; undefined if it has none. */
export function readCode(content: unknown): string | undefined {
  if (typeof content !== 'string') return undefined;
  const text = content.trim();
  const code = text.slice(Math.max(0, text.lastIndexOf('['))).replace(/\s+/g, ' ');
  return ROW_CODE.test(code) || COLUMN_CODE.test(code) ? code : undefined;
}

/** True for the code of a column, false for that of a row. */
export function isColumnCode(code: string): boolean {
  return COLUMN_CODE.test(code);
}

/** The codes of a cell: no two cells of a site have the same. */
export function cellKey({ row, column }: Pick<PriceCell, 'row' | 'column'>): string {
  return rowCode(row) + columnCode(column);
}

/** The cells of each row, in their order. */
export function groupRows(cells: readonly PriceCell[]): readonly (readonly PriceCell[])[] {
  const rows = new Map<string, PriceCell[]>();
  for (const cell of cells) {
    const own = rows.get(rowCode(cell.row));
    if (own) own.push(cell);
    else rows.set(rowCode(cell.row), [cell]);
  }
  return [...rows.values()];
}

/** The columns that some cell has: accommodation classes in the order of the site, then amounts and percentages. */
export function listColumns(cells: readonly PriceCell[], tiers: readonly string[]): readonly PriceColumn[] {
  const used = new Set(cells.map(({ column }) => column));
  const columns: readonly PriceColumn[] = [
    ...tiers.map((tier) => `tier ${tier}` as const),
    'amount',
    'percent',
  ];
  return columns.filter((column) => used.has(column));
}

/** The accommodation class of a column; undefined if it has none. */
export function columnTier(column: PriceColumn): string | undefined {
  return column === 'amount' || column === 'percent' ? undefined : column.slice('tier '.length);
}

/** True if a price is in the rows that hold without a season. */
export function isPlainPrice({ row: { band, season } }: PriceCell): boolean {
  return band !== undefined && season === undefined;
}

type Place = Omit<PriceCell, 'value' | 'column'>;

/** Prices row by row, then children, rooms for one, and seasons of the table's own. */
function tableCells({ id: table, value }: NamedTable): readonly PriceCell[] {
  const { rows, children = {}, singleSupplement = {}, seasons = {} } = value;
  const file = tableFile(table);
  const rowCells = (list: PriceTable['rows'], path: JsonPath, season: PriceRow): readonly PriceCell[] =>
    list.flatMap(({ paxCount: band, ...prices }, index) => {
      const place: Place = { row: { table, ...season, band }, kind: 'price', file, path: [...path, index] };
      return cellsIn(prices, place, { [PRICE_KEY]: 'amount' });
    });
  return [
    ...rowCells(rows, ['rows'], {}),
    ...Object.entries(children).flatMap(([age, rate]) =>
      rateCells(rate, { row: { table, age }, kind: 'rate', file, path: ['children', age] }),
    ),
    ...rateCells(singleSupplement, {
      row: { table, single: 'room' },
      kind: 'rate',
      file,
      path: ['singleSupplement'],
    }),
    ...Object.entries(seasons).flatMap(([season, { rows: own, ...change }]) =>
      own
        ? rowCells(own, ['seasons', season, 'rows'], { season })
        : changeCells(change, { row: { table, season }, kind: 'change', file, path: ['seasons', season] }),
    ),
  ];
}

function rateCells(rate: number | Readonly<Record<string, number>>, place: Place): readonly PriceCell[] {
  if (typeof rate === 'number') return [{ ...place, column: 'amount', value: rate }];
  // The schema reads a record with nothing but `percent` as a percentage, whatever accommodation classes are called.
  return cellsIn(rate, place, Object.keys(rate).join() === 'percent' ? { percent: 'percent' } : {});
}

function changeCells(
  { percent, amount }: { readonly percent?: number | undefined; readonly amount?: number | undefined },
  place: Place,
): readonly PriceCell[] {
  return cellsIn({ percent, amount }, place, { percent: 'percent', amount: 'amount' });
}

/** A price cell for each value of a record, whose keys name accommodation classes or the given columns. */
function cellsIn(
  values: Readonly<Record<string, PriceValue | undefined>>,
  place: Place,
  columns: Readonly<Record<string, PriceColumn>>,
): readonly PriceCell[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const column = (Object.hasOwn(columns, key) ? columns[key] : undefined) ?? (`tier ${key}` as const);
    return [{ ...place, column, value, path: [...place.path, key] }];
  });
}
