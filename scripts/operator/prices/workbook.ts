import writeExcelFile, { type CellObject, type Sheet } from 'write-excel-file/node';
import { ON_REQUEST } from '../../../schema/price-table.ts';
import type { PriceCell } from '../../compiler/link/price-cells.ts';
import type { Messages } from '../../messages/messages.ts';
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
const PRICE: Style = { ...INK, align: 'right' };
const LINE: Style = { bottomBorderColor: '#cfd8dd', bottomBorderStyle: 'thin', height: 20 };
/** Of the notes, in characters. */
const NOTES_WIDTH = 110;
/** Of a line of text in the usual size, in points. */
const LINE_HEIGHT = 16;

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
  // In the order of the sheet: what a row is for, its prices, its remark and its code.
  const looks: readonly { readonly widths: readonly [least: number, most: number]; readonly style: Style }[] =
    [
      { widths: [20, 60], style: INK },
      { widths: [14, 40], style: { ...INK, fontWeight: 'bold' } },
      ...heading.slice(4).map(() => ({ widths: [18, 18] as const, style: PRICE })),
      { widths: [20, 100], style: { ...FAINT, align: 'left', indent: 1 } },
      { widths: [20, 44], style: CODE },
    ];
  const columns = looks.map(({ widths: [least, most] }, column) => {
    const texts = rows.map((row) => row[column]).filter((cell) => typeof cell === 'string');
    return { width: Math.min(most, Math.max(least, ...texts.map(({ length }) => length))) };
  });
  return {
    sheet: sheet.prices,
    stickyRowsCount: 1,
    stickyColumnsCount: 2,
    columns,
    data: [
      heading.map((title, column) => {
        const { align, indent } = looks[column]?.style ?? {};
        // The code of a column begins a line of its own.
        const lines = title.replace(/ (?=\[[^[]*$)/, '\n');
        return text(lines, { ...HEADING, height: 3 * LINE_HEIGHT, align, indent });
      }),
      ...rows.map((row) =>
        row.map((cell, column): CellObject => {
          const look = { ...LINE, ...looks[column]?.style };
          if (cell === undefined) return text('', { ...look, ...GREY });
          return typeof cell === 'string'
            ? text(cell, look)
            : { ...look, ...writeValue(cell, sheet.ask, decimals) };
        }),
      ),
    ],
  };
}

/** Percentages are such for the program too, so that it takes `15` and `15%` for the same. */
function writeValue({ value, column }: PriceCell, ask: string, decimals: number): CellObject {
  if (value === ON_REQUEST) return text(ask, {});
  const [, fraction = ''] = String(value).split('.');
  const [shown, start, digits, end] =
    column === 'percent' ? [value / 100, '0', fraction.length, '%'] : [value, '#,##0', decimals, ''];
  const point = digits === 0 ? '' : `.${'0'.repeat(digits)}`;
  return { type: Number, value: shown, format: `${start}${point}${end}` };
}

function writeNotes(messages: Messages, { notes }: WorkbookOptions): Sheet<never> {
  return {
    sheet: messages.prices.sheet.notes,
    columns: [{ width: NOTES_WIDTH }],
    data: notes.flatMap(([heading = '', ...paragraphs]) => [
      [text(heading, { ...HEADING, fontSize: 14, height: 26 })],
      ...paragraphs.map((paragraph) => {
        const height = Math.ceil(paragraph.length / NOTES_WIDTH) * LINE_HEIGHT + 6;
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
