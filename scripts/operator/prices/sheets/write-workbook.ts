import writeExcelFile, { type Cell, type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { fill, type PricesTexts } from '../texts/catalogue.ts';
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
const PRICE_FORMAT = '#,##0';
/** Widths of the columns, in characters. */
const WIDTHS = { code: 18, band: 16, price: 18, notes: 110 };
const HEADING_ROWS = 5;
/** Of text in the usual size, in points. */
const LINE_HEIGHT = 16;

/** The texts of a workbook that are not those of a table. */
export interface WorkbookTexts {
  readonly texts: PricesTexts;
  /** Name of the currency. */
  readonly currency: string;
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
  return writeExcelFile([...tables, notesSheet(labels)], { fontFamily: 'Calibri', fontSize: 11 }).toBuffer();
}

function tableSheet(sheet: TableSheet, name: string, { texts, currency }: WorkbookTexts): WorkbookSheet {
  const width = sheet.tiers.length + 2;
  const usedBy =
    sheet.usedBy.length === 0
      ? texts.sheet.usedByNone
      : fill(texts.sheet.usedBy, { packages: sheet.usedBy.join(' · ') });
  const unit = fill(texts.sheet.unit, { currency, notes: texts.sheet.notes });
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
    data: [
      across({ value: sheet.title, fontSize: 16, fontWeight: 'bold', textColor: INK, height: 28 }, width),
      across(
        {
          value: usedBy,
          textColor: INK,
          wrap: true,
          alignVertical: 'top',
          height: linesOf(usedBy, width) * LINE_HEIGHT,
        },
        width,
      ),
      across({ value: unit, textColor: FAINT, height: 20 }, width),
      codeRow(sheet),
      headingRow(sheet, texts),
      ...sheet.rows.map(priceRow),
    ],
  };
}

/** One cell over the whole width of a table. */
function across(cell: CellObject, width: number): Row {
  return [{ ...cell, type: String, columnSpan: width }, ...Array.from({ length: width - 1 }, () => null)];
}

function codeRow({ id, tiers }: TableSheet): Row {
  return [
    text(writeCode('table', id), { ...CODE, height: LINE_HEIGHT }),
    text('', CODE),
    ...tiers.map((tier) => text(writeCode('tier', tier.id), { ...CODE, align: 'right' })),
  ];
}

function headingRow({ tiers }: TableSheet, { sheet }: PricesTexts): Row {
  const style: Partial<CellObject> = { ...HEADING, alignVertical: 'center', height: 24 };
  return [
    text('', style),
    text(sheet.band, style),
    ...tiers.map(({ label }) => text(label, { ...style, align: 'right' })),
  ];
}

function priceRow({ band, amounts }: TableSheet['rows'][number]): Row {
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
        amount === undefined
          ? null
          : { ...line, type: Number, value: amount, format: PRICE_FORMAT, align: 'right' },
    ),
  ];
}

function notesSheet({ texts, notes }: WorkbookTexts): WorkbookSheet {
  return {
    // Its name has a blank, which no table's sheet has.
    sheet: texts.sheet.notes,
    showGridLines: false,
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

/** How many lines a text takes over the width of so many columns, generously. */
function linesOf(value: string, columns: number): number {
  return Math.max(1, Math.ceil(value.length / (columns * 15)));
}
