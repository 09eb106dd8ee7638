import writeExcelFile, { type Cell, type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { findElement, prependMarkupInsideElement } from 'write-excel-file/utility';
import { ASK } from '../../../../schema/price-table.ts';
import type { Messages } from '../../../messages/messages.ts';
import { type Figure, isPercent } from '../figures/figure.ts';
import { writeCodes } from './price-code.ts';
import { type FigureRow, figureIn, type PriceSheet } from './price-sheet.ts';
import { sheetNames, sheetTitle } from './sheet-names.ts';

type WorkbookSheet = Sheet<never>;

const INK = '#1f2a33';
const FAINT = '#7a8791';
const LINE = '#cfd8dd';
const HEADING = { textColor: '#ffffff', backgroundColor: '#17556b', fontWeight: 'bold' } as const;
const CODE: Partial<CellObject> = {
  alignVertical: 'center',
  textColor: FAINT,
  backgroundColor: '#e9edef',
  fontSize: 8,
  fontStyle: 'italic',
};
/** A cell in which nothing belongs: no white one. */
const NOTHING: CellObject = { type: String, value: '', backgroundColor: '#e9edef' };
/** Widths of the columns, in characters. */
const WIDTHS = { code: 18, longCode: 30, band: 16, label: 26, details: 34, price: 18, notes: 110 };
/** Of a share in per cent; more say nothing. */
const MOST_DECIMALS = 8;
const HEADING_ROWS = 5;
/** Of text in the usual size, in points. */
const LINE_HEIGHT = 16;

/** Printed sheets are as wide as the paper, and as long as they need to be. */
const fitToPageWidth = {
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml: string) => {
          const sheet = findElement(xml, 'worksheet');
          const markup = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
          return sheet ? prependMarkupInsideElement(xml, sheet, markup) : xml;
        },
        transformElementAttributes: (tag: string, attributes: Readonly<Record<string, string | number>>) =>
          tag === 'pageSetup' ? { ...attributes, fitToHeight: 0 } : attributes,
      },
    },
  },
};

/** The texts of a workbook that are not those of a table. */
interface WorkbookTexts {
  readonly messages: Messages;
  /** How many decimals amounts have. */
  readonly decimals: number;
  /** The notes, in one language after the other: a heading and its paragraphs. */
  readonly notes: readonly (readonly string[])[];
}

/** The workbook: a sheet for each of these, and one with notes. Bytes of an .xlsx file. */
export async function writeWorkbook(
  sheets: readonly PriceSheet[],
  labels: WorkbookTexts,
): Promise<Uint8Array> {
  const names = sheetNames(sheets.map(sheetTitle));
  const written = sheets.map((sheet) => figureSheet(sheet, names.get(sheetTitle(sheet)) ?? '', labels));
  return writeExcelFile([...written, notesSheet(labels)], {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [fitToPageWidth],
  }).toBuffer();
}

function figureSheet(sheet: PriceSheet, name: string, labels: WorkbookTexts): WorkbookSheet {
  const isList = sheet.name !== undefined;
  return {
    sheet: name,
    showGridLines: false,
    orientation: 'landscape',
    stickyRowsCount: HEADING_ROWS,
    stickyColumnsCount: 2,
    columns: [
      { width: isList ? WIDTHS.longCode : WIDTHS.code },
      { width: isList ? WIDTHS.label : WIDTHS.band },
      ...sheet.headings.slice(1).map(() => ({ width: WIDTHS.details })),
      ...sheet.columns.map(() => ({ width: WIDTHS.price })),
    ],
    // Not merged: programs refuse to sort rows and to move columns that cross merged cells.
    data: [
      [text(sheet.title, { fontSize: 16, fontWeight: 'bold', textColor: INK, height: 28 })],
      [text(sheet.about, { textColor: INK, height: LINE_HEIGHT })],
      [text(sheet.unit, { textColor: FAINT, height: LINE_HEIGHT + 4 })],
      codeRow(sheet),
      headingRow(sheet),
      ...sheet.rows.map((row) => figureRow(row, sheet, labels)),
    ],
  };
}

function codeRow({ address, headings, columns }: PriceSheet): Row {
  return [
    text(writeCodes(address), { ...CODE, height: LINE_HEIGHT }),
    ...headings.map(() => text('', CODE)),
    ...columns.map((column) => text(writeCodes(column.address), { ...CODE, align: 'right' })),
  ];
}

function headingRow({ headings, columns }: PriceSheet): Row {
  const style: Partial<CellObject> = { ...HEADING, alignVertical: 'center', height: 24 };
  return [
    text('', style),
    ...headings.map((heading) => text(heading, style)),
    ...columns.map(({ label }) => text(label, { ...style, align: 'right' })),
  ];
}

function figureRow(row: FigureRow, { columns }: PriceSheet, labels: WorkbookTexts): Row {
  const line: Partial<CellObject> = {
    bottomBorderColor: LINE,
    bottomBorderStyle: 'thin',
    alignVertical: 'center',
  };
  return [
    text(writeCodes(row.address), { ...line, ...CODE, height: 20 }),
    text(row.label, { ...line, textColor: INK, fontWeight: 'bold' }),
    ...row.details.map((detail) => text(detail, { ...line, textColor: INK })),
    ...columns.map((column): Cell => {
      const figure = figureIn(row, column);
      return figure ? { ...line, ...figureCell(figure, labels), align: 'right' } : { ...line, ...NOTHING };
    }),
  ];
}

/** Shares are shares for the program too, so that it takes `15` and `15%` for the same. */
function figureCell({ value, address }: Figure, { messages, decimals }: WorkbookTexts): CellObject {
  if (value === ASK) return { type: String, value: messages.prices.sheet.ask };
  if (!isPercent(address)) return { type: Number, value, format: `#,##0${zeros(decimals)}` };
  const [, fraction = ''] = String(value).split('.');
  return { type: Number, value: value / 100, format: `0${zeros(Math.min(fraction.length, MOST_DECIMALS))}%` };
}

/** Their own settings say with what mark programs show decimals. */
function zeros(decimals: number): string {
  return decimals === 0 ? '' : `.${'0'.repeat(decimals)}`;
}

function notesSheet({ messages, notes }: WorkbookTexts): WorkbookSheet {
  return {
    // Its name has a blank, which no table's sheet without a season has.
    sheet: messages.prices.sheet.notes,
    showGridLines: false,
    orientation: 'landscape',
    columns: [{ width: WIDTHS.notes }],
    data: notes.flatMap(([heading = '', ...paragraphs]) => [
      [text(heading, { ...HEADING, fontSize: 14, height: 26, alignVertical: 'center' })],
      ...paragraphs.map((paragraph) => [noteCell(paragraph)]),
      [],
    ]),
  };
}

function noteCell(paragraph: string): CellObject {
  const height = Math.ceil(paragraph.length / WIDTHS.notes) * LINE_HEIGHT + 6;
  return text(paragraph, { wrap: true, alignVertical: 'center', textColor: INK, height });
}

function text(value: string, style: Partial<CellObject>): CellObject {
  // The writer looks texts up in an object: what every object has, such as "constructor", would damage the file.
  return { ...style, type: String, value: value in {} ? `${value} ` : value };
}
