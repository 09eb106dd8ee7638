import type { Calendar } from '../../../schema/calendar.ts';
import type { JsonPath } from '../../../schema/json-path.ts';
import { type ON_REQUEST, PRICE_KEY, type PriceTable } from '../../../schema/price-table.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { invariant } from './invariant.ts';

/** A price table with its id, the name of its file. */
export interface NamedTable {
  readonly id: string;
  readonly value: PriceTable;
}

/** All prices of a data folder. */
export interface PriceList {
  readonly tables: readonly NamedTable[];
  /** Seasons and special offers; undefined if the site has none. */
  readonly calendar?: Calendar | undefined;
}

/** In units of the currency, in per cent, or "on request". */
export type PriceValue = number | typeof ON_REQUEST;

export const ROW_PARTS = ['table', 'season', 'offer', 'band', 'age', 'single'] as const;

export type RowPart = (typeof ROW_PARTS)[number];

/** A price of which a table has only one. */
export type SinglePrice = 'room';

/**
 * Identifies a row of a price sheet: prices by table, group size, and season if it has prices of its own; a child's rate
 * by table and age; the supplement for a room for one by table; a change of prices by season, and by table if it is the
 * table's own; a special offer by its id.
 */
export type PriceRowKey = {
  readonly [Part in RowPart]?: Part extends 'single' ? SinglePrice : string;
};

/** The column of a price: an accommodation class, or an amount or a percentage that holds for all of them. */
export type PriceColumn = `tier ${string}` | 'amount' | 'percent';

/** A number of the data folder that is part of a price. */
export interface PriceCell {
  readonly row: PriceRowKey;
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

/** The prices of valid files. */
export function listPrices({ single, entries }: ContentFiles): PriceList {
  return { tables: entries.prices, calendar: single.calendar?.value };
}

/** Lists the price cells of a site: those of its tables, then those of its calendar. */
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

/** The price cells of valid files, each with its file. */
export function sitePriceCells(files: ContentFiles) {
  const cells = listCells(listPrices(files));
  return cells.map((cell) => ({ ...cell, file: invariant(files.parsed.get(cell.file), cell.file) }));
}

/** A price cell without its value; its path is that of the object that holds the value. */
type Place = Omit<PriceCell, 'value' | 'column'>;

/** Prices row by row, then rates of children, single rooms, and the table's own seasons. */
function tableCells({ id: table, value }: NamedTable): readonly PriceCell[] {
  const { rows, children = {}, singleSupplement = {}, seasons = {} } = value;
  const file = tableFile(table);
  const rowCells = (list: PriceTable['rows'], path: JsonPath, season: PriceRowKey): readonly PriceCell[] =>
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
