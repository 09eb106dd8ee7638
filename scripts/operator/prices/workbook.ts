import writeExcelFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { ASK } from '../../../schema/price-table.ts';
import type { Messages } from '../../messages/messages.ts';
import type { PriceCell } from './cells.ts';
import type { PriceSheet } from './export-prices.ts';

interface WorkbookOptions {
  /** Of amounts. */
  readonly decimals: number;
  /** In one language after the other: a heading and its paragraphs. */
  readonly notes: readonly (readonly string[])[];
}

type Style = Partial<CellObject>;

const INK: Style = { textColor: '#1f2a33', alignVertical: 'center' };
const FAINT: Style = { textColor: '#7a8791', alignVertical: 'center' };
const GREY: Style = { backgroundColor: '#e9edef' };
const HEADING: Style = {
  textColor: '#ffffff',
  backgroundColor: '#17556b',
  fontWeight: 'bold',
  alignVertical: 'center',
  wrap: true,
};
const CODE: Style = { ...FAINT, ...GREY, fontSize: 8, fontStyle: 'italic' };
const LINE: Style = { bottomBorderColor: '#cfd8dd', bottomBorderStyle: 'thin', alignVertical: 'center' };
/** Of columns, in characters. */
const WIDTHS = { table: 40, row: 26, price: 16, remark: 60, code: 44, notes: 110 };
/** Of a line of text in the usual size, in points. */
const LINE_HEIGHT = 16;
/** Of a percentage; more say nothing. */
const MOST_DECIMALS = 8;

/** Writes an .xlsx file: a sheet with all prices, and one with notes. */
export async function writeWorkbook(
  sheet: PriceSheet,
  messages: Messages,
  options: WorkbookOptions,
): Promise<Uint8Array> {
  const look = { showGridLines: false, orientation: 'landscape' as const };
  const sheets = [writePrices(sheet, messages, options), writeNotes(messages, options)];
  return writeExcelFile(
    sheets.map((each) => ({ ...each, ...look })),
    { fontFamily: 'Calibri', fontSize: 11 },
  ).toBuffer();
}

function writePrices(
  { heading, rows }: PriceSheet,
  { prices: { sheet } }: Messages,
  { decimals }: WorkbookOptions,
): Sheet<never> {
  const [first = {}, second = {}] = [
    { ...INK, ...LINE, wrap: true },
    { ...INK, ...LINE, fontWeight: 'bold' as const },
  ];
  const [remark, code] = [heading.length - 2, heading.length - 1];
  const styleAt = (column: number): Style => {
    if (column === code) return { ...LINE, ...CODE };
    if (column === remark) return { ...LINE, ...FAINT };
    return column === 0 ? first : second;
  };
  const isPrice = (column: number): boolean => column > 1 && column < remark;
  return {
    sheet: sheet.prices,
    stickyRowsCount: 1,
    stickyColumnsCount: 2,
    columns: heading.map((_, column) => {
      if (isPrice(column)) return { width: WIDTHS.price };
      return { width: [WIDTHS.table, WIDTHS.row][column] ?? (column === code ? WIDTHS.code : WIDTHS.remark) };
    }),
    data: [
      heading.map((title, column) =>
        text(title, { ...HEADING, height: 3 * LINE_HEIGHT, ...(isPrice(column) && { align: 'right' }) }),
      ),
      ...rows.map(
        (row): Row =>
          row.map((cell, column) =>
            typeof cell === 'string'
              ? text(cell, { ...styleAt(column), height: 20 })
              : { ...LINE, ...(cell ? writeValue(cell, sheet.ask, decimals) : text('', GREY)) },
          ),
      ),
    ],
  };
}

/** Percentages are such for the program too, so that it takes `15` and `15%` for the same. */
function writeValue({ value, column }: PriceCell, ask: string, decimals: number): CellObject {
  if (value === ASK) return text(ask, { align: 'right' });
  const [, fraction = ''] = String(value).split('.');
  const [shown, start, digits, end] =
    column === 'percent'
      ? [value / 100, '0', Math.min(fraction.length, MOST_DECIMALS), '%']
      : [value, '#,##0', decimals, ''];
  const point = digits === 0 ? '' : `.${'0'.repeat(digits)}`;
  return { type: Number, value: shown, format: `${start}${point}${end}`, align: 'right' };
}

function writeNotes(messages: Messages, { notes }: WorkbookOptions): Sheet<never> {
  return {
    sheet: messages.prices.sheet.notes,
    columns: [{ width: WIDTHS.notes }],
    data: notes.flatMap(([heading = '', ...paragraphs]) => [
      [text(heading, { ...HEADING, fontSize: 14, height: 26 })],
      ...paragraphs.map((paragraph) => {
        const height = Math.ceil(paragraph.length / WIDTHS.notes) * LINE_HEIGHT + 6;
        return [text(paragraph, { ...INK, wrap: true, height })];
      }),
      [],
    ]),
  };
}

function text(value: string, style: Style): CellObject {
  // The writer looks texts up in an object: names that every object has, such as "constructor", would damage the file.
  return { ...style, type: String, value: value in {} ? `${value} ` : value };
}
