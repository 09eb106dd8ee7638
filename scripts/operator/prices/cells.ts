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

/** True if the value is a percentage rather than an amount of money. */
export function isPercent({ figure }: PriceAddress): boolean {
  return figure === PERCENT;
}

/** True if a price is in the rows that hold without a season. */
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

/** Codes that identify a row of prices. */
export const ROW_CODES = ['table', 'season', 'offer', 'band', 'age', 'single'] as const;

/** Codes that identify a price in its row: an accommodation class, or, without one, a figure. */
export const COLUMN_CODES = ['tier', 'figure'] as const;

export const CODES = [...ROW_CODES, ...COLUMN_CODES] as const;

export type Code = (typeof CODES)[number];

/** Ids of the code `figure`: an amount that is the same in all accommodation classes, and a percentage. */
export const AMOUNT = 'amount';
export const PERCENT = 'percent';
/** The one id of the code `single`. */
const ROOM = 'room';

/**
 * Identifies a price by the ids of its codes. A price has a table, a band, and a season if it is one of the
 * season's own; a child's rate a table and an age; the supplement for a room for one a table and `single`; a season's
 * change the season, and the table if it is the table's own; a special offer its id. Each has a code of its column.
 */
export type PriceAddress = { readonly [Name in Code]?: string };

const CODE = new RegExp(`\\[\\s*(${CODES.join('|')})\\s+([A-Za-z0-9-]+)\\s*\\]`, 'gi');
const CODES_AT_END = /(?:\[[^[\]]*\]\s*)+$/;
/** The codes of a spreadsheet cell are shorter, names of files being what they are. */
const MOST_CHARACTERS = 1000;

/**
 * The codes of an address as spreadsheets have them, such as `[table a] [band 2-3]`, and the key of the address. A code
 * says what it names, so that rows and columns may be moved, and that no program takes it for a date as it does a bare
 * `2-3`.
 */
export function writeCodes(address: PriceAddress, codes: readonly Code[] = CODES): string {
  return codes
    .flatMap((code) => (address[code] === undefined ? [] : [`[${code} ${address[code]}]`]))
    .join(' ');
}

/** The key of the row of a price. */
export function rowKey(address: PriceAddress): string {
  return writeCodes(address, ROW_CODES);
}

/** The codes at the end of the content of a spreadsheet cell, whatever text is before them. */
export function readCodes(content: unknown): PriceAddress {
  if (typeof content !== 'string') return {};
  const [codes = ''] = CODES_AT_END.exec(content.slice(-MOST_CHARACTERS)) ?? [];
  return Object.fromEntries(
    [...codes.matchAll(CODE)].map(([, code = '', id = '']) => [code.toLowerCase(), id]),
  );
}

/** The address with nothing but some of its codes. */
export function pickCodes(address: PriceAddress, codes: readonly Code[]): PriceAddress {
  return Object.fromEntries(Object.entries(address).filter(([code]) => codes.some((own) => own === code)));
}
