import { parse } from 'csv-parse/sync';
import { ASK } from '../../../schema/price-table.ts';
import { decodeWestern } from '../../files/western-text.ts';
import { amountText } from './amounts.ts';
import {
  findCell,
  groupRows,
  isPercent,
  listColumns,
  type PriceCell,
  readCodes,
  writeCodes,
} from './cells.ts';

import type { SheetSource } from './workbook.ts';

type CsvSource = Pick<SheetSource, 'cells' | 'tiers' | 'labels' | 'messages'>;
type Separator = ';' | ',';
type Rows = readonly (readonly string[])[];

/** Lets spreadsheet programs see that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** The beginning of texts that spreadsheet programs take for formulas. */
const FORMULA = /^'*[=+\-@\t\r]/;
const SEPARATORS = [';', ',', '\t'] as const;
const MAX_HEADING_ROWS = 50;

/** The mark between columns that spreadsheet programs expect: the semicolon if the locale has decimals behind a comma. */
export function csvSeparator(locale: string): Separator {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ';' : ',';
}

/**
 * Writes all prices under one heading, so that rows may be sorted. Figures are plain digits, with decimals as a program set
 * to this separator reads them, and no text is a formula.
 */
export function writeCsv({ cells, tiers, labels, messages }: CsvSource, separator: Separator): string {
  const { tableColumn, table, band, ask } = messages.prices.sheet;
  const used = listColumns(cells, tiers);
  const columns = [...used.tiers, ...used.figures.toReversed()];
  const heading = [
    tableColumn,
    table,
    band,
    ...columns.map((column) => `${labels.column(column)} ${writeCodes(column)}`),
  ];
  const rows = groupRows(cells).map(({ address, cells: row }) => [
    guardFormula(labels.whom(address)),
    writeCodes(address, ['table', 'season', 'offer']),
    guardFormula(`${labels.label(address)} ${writeCodes(address, ['band', 'age', 'single'])}`.trim()),
    ...columns.map((column) => valueText(findCell(row, column), separator === ';' ? ',' : '.', ask)),
  ]);
  const lines = [heading.map(guardFormula), ...rows].map((line) =>
    line.map((cell) => quote(cell, separator)).join(separator),
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
  const [best] = readings.toSorted((left, right) => countCodes(right) - countCodes(left));
  return best;
}

/** Puts a text behind an apostrophe if a spreadsheet program would run it as a formula. */
function guardFormula(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell;
}

function valueText(cell: PriceCell | undefined, point: string, ask: string): string {
  if (!cell) return '';
  if (cell.value === ASK) return ask;
  return `${amountText(cell.value, point)}${isPercent(cell.address) ? '%' : ''}`;
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

function countCodes(rows: Rows): number {
  const counts = rows
    .slice(0, MAX_HEADING_ROWS)
    .map((row) => row.filter((cell) => Object.keys(readCodes(cell)).length > 0).length);
  return Math.max(0, ...counts);
}
