import type { Calendar } from '../../../schema/calendar.ts';
import type { JsonPath } from '../../../schema/json-path.ts';
import { type ASK, PRICE_KEY, type PriceTable } from '../../../schema/price-table.ts';
import { AMOUNT, PERCENT, type PriceAddress, pickCodes, ROOM, ROW_CODES, rowKey } from './codes.ts';

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

/** A number of the data folder that is part of a price. */
export interface PriceCell {
  readonly address: PriceAddress;
  readonly kind: 'price' | 'rate' | 'change' | 'reduction';
  readonly value: PriceValue;
  /** Relative to the data folder. */
  readonly file: string;
  readonly path: JsonPath;
}

type Place = Omit<PriceCell, 'value'>;

/** The file of seasons and special offers. */
export const CALENDAR_FILE = 'calendar.json';

/** The file of a table, relative to the data folder. */
export function tableFile(id: string): string {
  return `prices/${id}.json`;
}

/** All price cells of a site: those of its tables, then those of its calendar. */
export function listCells({ tables, calendar }: PriceList): readonly PriceCell[] {
  const { seasons = [], offers = [] } = calendar ?? {};
  const place = (kind: PriceCell['kind'], address: PriceAddress, path: JsonPath): Place => {
    return { address, kind, file: CALENDAR_FILE, path };
  };
  return [
    ...tables.flatMap(tableCells),
    ...seasons.flatMap((season, index) =>
      changeCells(season, place('change', { season: season.id }, ['seasons', index])),
    ),
    ...offers.flatMap((offer, index) =>
      changeCells(offer, place('reduction', { offer: offer.id }, ['offers', index])),
    ),
  ];
}

/** The rows of cells, in their order. */
export function groupRows(
  cells: readonly PriceCell[],
): readonly { readonly address: PriceAddress; readonly cells: readonly PriceCell[] }[] {
  const rows = new Map<string, readonly PriceCell[]>();
  for (const cell of cells) rows.set(rowKey(cell.address), [...(rows.get(rowKey(cell.address)) ?? []), cell]);
  return [...rows.values()].map((own) => {
    return { address: pickCodes(own[0]?.address ?? {}, ROW_CODES), cells: own };
  });
}

/** The columns that some cell has: accommodation classes in the order of the site, and kinds of figures. */
export function listColumns(
  cells: readonly PriceCell[],
  tiers: readonly string[],
): { readonly tiers: readonly PriceAddress[]; readonly figures: readonly PriceAddress[] } {
  const isUsed = (column: PriceAddress): boolean => findCell(cells, column) !== undefined;
  return {
    tiers: tiers.map((tier) => ({ tier })).filter(isUsed),
    figures: [{ figure: PERCENT }, { figure: AMOUNT }].filter(isUsed),
  };
}

/** The cell of a row in a column; undefined if it has none there. */
export function findCell(row: readonly PriceCell[], { tier, figure }: PriceAddress): PriceCell | undefined {
  return row.find(({ address }) => address.tier === tier && address.figure === figure);
}

/** Tells whether the value is a percentage rather than an amount of money. */
export function isPercent({ figure }: PriceAddress): boolean {
  return figure === PERCENT;
}

/** Tells whether a price is in the rows that hold without a season. */
export function isPlainPrice({ band, season }: PriceAddress): boolean {
  return band !== undefined && season === undefined;
}

/** Prices row by row, then children, rooms for one, and seasons of the table's own. */
function tableCells({ id: table, value }: NamedTable): readonly PriceCell[] {
  const { rows, children = {}, singleSupplement = {}, seasons = {} } = value;
  const at = (kind: Place['kind'], path: JsonPath, address: PriceAddress = {}): Place => ({
    address: { table, ...address },
    kind,
    file: tableFile(table),
    path,
  });
  const rowCells = (list: PriceTable['rows'], path: JsonPath, season: PriceAddress): readonly PriceCell[] =>
    list.flatMap(({ paxCount: band, ...prices }, index) =>
      cellsIn(prices, at('price', [...path, index], { ...season, band }), { [PRICE_KEY]: AMOUNT }),
    );
  return [
    ...rowCells(rows, ['rows'], {}),
    ...Object.entries(children).flatMap(([age, rate]) =>
      rateCells(rate, at('rate', ['children', age], { age })),
    ),
    ...rateCells(singleSupplement, at('rate', ['singleSupplement'], { single: ROOM })),
    ...Object.entries(seasons).flatMap(([season, { rows: own, ...change }]) =>
      own
        ? rowCells(own, ['seasons', season, 'rows'], { season })
        : changeCells(change, at('change', ['seasons', season], { season })),
    ),
  ];
}

function rateCells(rate: number | Readonly<Record<string, number>>, place: Place): readonly PriceCell[] {
  if (typeof rate === 'number')
    return [{ ...place, address: { ...place.address, figure: AMOUNT }, value: rate }];
  // The schema reads a record with nothing but `percent` as a percentage, whatever accommodation classes are called.
  return cellsIn(rate, place, Object.keys(rate).join() === PERCENT ? { percent: PERCENT } : {});
}

function changeCells(
  { percent, amount }: { readonly percent?: number | undefined; readonly amount?: number | undefined },
  place: Place,
): readonly PriceCell[] {
  return cellsIn({ percent, amount }, place, { percent: PERCENT, amount: AMOUNT });
}

/** A price cell for each value of a record, whose keys name accommodation classes or the given figures. */
function cellsIn(
  values: Readonly<Record<string, PriceValue | undefined>>,
  place: Place,
  figures: Readonly<Record<string, string>>,
): readonly PriceCell[] {
  return Object.entries(values).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const column = Object.hasOwn(figures, key) ? { figure: figures[key] ?? key } : { tier: key };
    return [{ ...place, address: { ...place.address, ...column }, value, path: [...place.path, key] }];
  });
}
