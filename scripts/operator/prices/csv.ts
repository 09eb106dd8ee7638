import { parse } from 'csv-parse/sync';
import { ON_REQUEST } from '../../../schema/price-table.ts';
import { decodeWestern } from '../../files/western-text.ts';
import type { Messages } from '../../messages/messages.ts';
import { amountText } from './amounts.ts';
import { readCode } from './cells.ts';
import type { PriceSheet } from './export-prices.ts';

type Separator = ';' | ',';
type Rows = readonly (readonly string[])[];

/** Lets spreadsheet programs see that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** The beginning of texts that spreadsheet programs take for formulas. */
const FORMULA = /^'*[=+\-@\t\r]/;
const SEPARATORS = [';', ',', '\t'] as const;

/** The mark between columns that spreadsheet programs expect: the semicolon if the locale has decimals behind a comma. */
export function csvSeparator(locale: string): Separator {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ';' : ',';
}

/** Writes a sheet: figures as plain digits, with decimals as a program set to this separator reads them. */
export function writeCsv({ heading, rows }: PriceSheet, messages: Messages, separator: Separator): string {
  const point = separator === ';' ? ',' : '.';
  const content = (cell: PriceSheet['rows'][number][number]): string => {
    // Behind an apostrophe, a spreadsheet program runs no text as a formula.
    if (typeof cell === 'string') return FORMULA.test(cell) ? `'${cell}` : cell;
    if (cell === undefined) return '';
    const { value, column } = cell;
    if (value === ON_REQUEST) return messages.prices.sheet.ask;
    return `${amountText(value, point)}${column === 'percent' ? '%' : ''}`;
  };
  const lines = [heading, ...rows].map((line) =>
    line.map((cell) => quote(content(cell), separator)).join(separator),
  );
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/**
 * The rows of a CSV file from any program: separated by semicolons, commas or tabs, in UTF-8 with or without mark,
 * UTF-16 with mark, or the old Western encoding. Undefined if it cannot be read.
 */
export function readCsv(bytes: Uint8Array): Rows | undefined {
  const text = decode(bytes).replace(/^sep=.\r?\n/i, '');
  // The right separator is the one that keeps the most codes apart.
  const readings = SEPARATORS.flatMap((separator) => parseRows(text, separator));
  return readings.toSorted((left, right) => countCodes(right) - countCodes(left)).at(0);
}

function quote(cell: string, separator: string): string {
  const needsQuotes = /["\r\n]/.test(cell) || cell.includes(separator) || cell.trim() !== cell;
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** Spreadsheet programs of the West save CSV in the old encoding; only codes and amounts are taken over. */
function decode(bytes: Uint8Array): string {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return decodeWestern(bytes);
  }
}

function parseRows(text: string, delimiter: string): readonly Rows[] {
  try {
    const rows: Rows = parse(text, {
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      cast: (cell: string) => (cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell),
    });
    return [rows];
  } catch {
    return [];
  }
}

/** Codes in cells of their own: a wrong separator leaves several cells in one. */
function countCodes(rows: Rows): number {
  return rows.flat().filter((cell) => readCode(cell) !== undefined && !/[;,\t]/.test(cell)).length;
}
