import { COLUMN_KINDS, type CodeKind, type FigureAddress, ROW_KINDS } from '../figures/figure.ts';
import { readCodes } from '../sheets/price-code.ts';
import type { Cell } from '../sheets/worksheet.ts';

/** A code and where it stands. */
export interface PlacedCode {
  readonly kind: CodeKind;
  readonly id: string;
  readonly row: number;
  readonly column: number;
}

/** What holds for the rows that follow. */
export interface Section {
  readonly columns: readonly PlacedCode[];
  /** The codes of the table, and its season, to which rows belong that name none. */
  readonly place: readonly PlacedCode[];
}

/** The codes of a row of cells. */
export function codesOf(cells: readonly Cell[], row: number): readonly PlacedCode[] {
  return cells.flatMap((cell, column) => readCodes(cell).map((code) => ({ ...code, row, column })));
}

/** Whether a code names a column of figures. */
export function isColumn({ kind }: PlacedCode): boolean {
  return COLUMN_KINDS.some((column) => column === kind);
}

/** Whether a code names a row of figures; a table alone names those that follow. */
export function isRow({ kind }: PlacedCode): boolean {
  return kind !== 'table' && ROW_KINDS.some((row) => row === kind);
}

/** Those codes of a row that hold for the rows that follow: a table, with its season if there is one. */
export function placeOf(codes: readonly PlacedCode[]): readonly PlacedCode[] {
  const isOfTable = codes.some(({ kind }) => kind === 'table');
  return isOfTable ? codes.filter(({ kind }) => kind === 'table' || kind === 'season') : [];
}

/**
 * What a row belongs to: all that its own codes say. Prices, children's rates and rooms for one belong to the table of
 * their section as well, if they name none; prices also to its season.
 */
export function rowAddress(codes: readonly PlacedCode[], place: FigureAddress = {}): FigureAddress {
  const own = addressOf(codes);
  const isOfTable = own.band !== undefined || own.age !== undefined || own.single !== undefined;
  if (own.table !== undefined || !isOfTable) return own;
  const { table, season } = place;
  const inherited = {
    ...(table === undefined ? {} : { table }),
    ...(season === undefined || own.band === undefined ? {} : { season }),
  };
  return { ...inherited, ...own };
}

/** What codes of rows name; of two of a kind the first. */
export function addressOf(codes: readonly PlacedCode[]): FigureAddress {
  const rows = codes.filter((code) => !isColumn(code)).toReversed();
  return Object.fromEntries(rows.map(({ kind, id }) => [kind, id]));
}
