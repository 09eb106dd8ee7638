import writeExcelFile, { type Cell, type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { findElement, prependMarkupInsideElement } from 'write-excel-file/utility';
import type { Messages } from '../../../messages/messages.ts';
import { writeCode } from './price-code.ts';
import { sheetNames } from './sheet-names.ts';
import type { TableSheet } from './table-sheet.ts';

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
/** Widths of the columns, in characters. */
const WIDTHS = { code: 18, band: 16, price: 18, notes: 110 };
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
export interface WorkbookTexts {
  readonly messages: Messages;
  /** Name of the currency. */
  readonly currency: string;
  /** How many decimals amounts have. */
  readonly decimals: number;
  /** The notes, in one language after the other: a heading and its paragraphs. */
  readonly notes: readonly (readonly string[])[];
}

/** The workbook: a sheet for each table, and one with notes. Bytes of an .xlsx file. */
export async function writeWorkbook(
  sheets: readonly TableSheet[],
  labels: WorkbookTexts,
): Promise<Uint8Array> {
  const names = sheetNames(sheets.map(({ id }) => id));
  const tables = sheets.map((sheet) => tableSheet(sheet, names.get(sheet.id) ?? sheet.id, labels));
  return writeExcelFile([...tables, notesSheet(labels)], {
    fontFamily: 'Calibri',
    fontSize: 11,
    features: [fitToPageWidth],
  }).toBuffer();
}

function tableSheet(sheet: TableSheet, name: string, labels: WorkbookTexts): WorkbookSheet {
  const { messages, currency } = labels;
  const format = priceFormat(labels);
  const { usedByNone, usedBy: shownOn, unit: inUnit, notes } = messages.prices.sheet;
  const usedBy = sheet.usedBy.length === 0 ? usedByNone : shownOn(sheet.usedBy.join(' · '));
  const unit = inUnit(currency, notes);
  return {
    sheet: name,
    showGridLines: false,
    orientation: 'landscape',
    stickyRowsCount: HEADING_ROWS,
    stickyColumnsCount: 2,
    columns: [
      { width: WIDTHS.code },
      { width: WIDTHS.band },
      ...sheet.tiers.map(() => ({ width: WIDTHS.price })),
    ],
    // Not merged: programs refuse to sort rows and to move columns that cross merged cells.
    data: [
      [text(sheet.title, { fontSize: 16, fontWeight: 'bold', textColor: INK, height: 28 })],
      [text(usedBy, { textColor: INK, height: LINE_HEIGHT })],
      [text(unit, { textColor: FAINT, height: LINE_HEIGHT + 4 })],
      codeRow(sheet),
      headingRow(sheet, messages),
      ...sheet.rows.map((row) => priceRow(row, format)),
    ],
  };
}

function codeRow({ id, tiers }: TableSheet): Row {
  return [
    text(writeCode('table', id), { ...CODE, height: LINE_HEIGHT }),
    text('', CODE),
    ...tiers.map((tier) => text(writeCode('tier', tier.id), { ...CODE, align: 'right' })),
  ];
}

function headingRow({ tiers }: TableSheet, { prices }: Messages): Row {
  const style: Partial<CellObject> = { ...HEADING, alignVertical: 'center', height: 24 };
  return [
    text('', style),
    text(prices.sheet.band, style),
    ...tiers.map(({ label }) => text(label, { ...style, align: 'right' })),
  ];
}

/** How programs show amounts; their own settings say with what marks. */
function priceFormat({ decimals }: WorkbookTexts): string {
  return decimals === 0 ? '#,##0' : `#,##0.${'0'.repeat(decimals)}`;
}

function priceRow({ band, amounts }: TableSheet['rows'][number], format: string): Row {
  const line: Partial<CellObject> = {
    bottomBorderColor: LINE,
    bottomBorderStyle: 'thin',
    alignVertical: 'center',
  };
  return [
    text(writeCode('band', band.id), { ...line, ...CODE, height: 20 }),
    text(band.label, { ...line, textColor: INK, fontWeight: 'bold' }),
    ...amounts.map(
      (amount): Cell =>
        amount === undefined ? null : { ...line, type: Number, value: amount, format, align: 'right' },
    ),
  ];
}

function notesSheet({ messages, notes }: WorkbookTexts): WorkbookSheet {
  return {
    // Its name has a blank, which no table's sheet has.
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
  return { ...style, type: String, value };
}
