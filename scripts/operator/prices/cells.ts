import {
  type PriceCell,
  type PriceColumn,
  type PriceRowKey,
  ROW_PARTS,
} from '../../compiler/link/price-cells.ts';

/**
 * The code of a row in spreadsheets, such as `[table reef band 2-3]`. It says what the row is for, so that rows may be
 * moved, and no program takes it for a date as it does a bare `2-3`.
 */
export function rowCode(row: PriceRowKey): string {
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
