/** Codes that tell a row of prices from all others. */
export const ROW_CODES = ['table', 'season', 'offer', 'band', 'age', 'single'] as const;

/** Codes that tell the prices of a row from each other: an accommodation class, or, where there is none, a figure. */
export const COLUMN_CODES = ['tier', 'figure'] as const;

export const CODES = [...ROW_CODES, ...COLUMN_CODES] as const;

export type Code = (typeof CODES)[number];

/** Ids of the code `figure`: an amount that is the same in all accommodation classes, and a percentage. */
export const AMOUNT = 'amount';
export const PERCENT = 'percent';
/** The one id of the code `single`. */
export const ROOM = 'room';

/**
 * Tells one price from all others by the ids of its codes. A price has a table, a band, and a season if it is one of the
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
