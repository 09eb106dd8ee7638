import writeExcelFile, { type CellObject, type Row, type Sheet } from 'write-excel-file/node';
import { findElement, prependMarkupInsideElement } from 'write-excel-file/utility';
import { ASK } from '../../../schema/price-table.ts';
import type { Messages } from '../../messages/messages.ts';
import {
  type Code,
  findCell,
  groupRows,
  isPercent,
  listColumns,
  type NamedTable,
  type PriceAddress,
  type PriceCell,
  pickCodes,
  writeCodes,
} from './cells.ts';

import type { Labels } from './labels.ts';

/** Everything that spreadsheets are made from. */
export interface SheetSource {
  readonly cells: readonly PriceCell[];
  readonly tables: readonly NamedTable[];
  /** Ids of the accommodation classes, in the order of the site. */
  readonly tiers: readonly string[];
  readonly labels: Pick<Labels, 'whom' | 'label' | 'column' | 'dates' | 'currency'>;
  readonly messages: Messages;
  /** Of amounts. */
  readonly decimals: number;
  /** Names of the packages whose pages show a table. */
  readonly usedBy: (table: string) => readonly string[];
  /** In one language after the other: a heading and its paragraphs. */
  readonly notes: readonly (readonly string[])[];
}

/** A view of price cells: rows down, accommodation classes or kinds of figures across. */
interface PriceSheet {
  readonly name: string;
  /** The codes that all of its rows have. */
  readonly address: PriceAddress;
  readonly title: string;
  readonly about: string;
  readonly unit: string;
  /** Of the rows' labels and details. */
  readonly headings: readonly string[];
  readonly figures: { readonly percent: string; readonly amount: string };
  readonly cells: readonly PriceCell[];
  /** Texts behind the label of a row, under the other headings. */
  readonly details: (address: PriceAddress) => readonly string[];
}

type Style = Partial<CellObject>;

const INK = { textColor: '#1f2a33' };
const FAINT = { textColor: '#7a8791' };
const GREY = { backgroundColor: '#e9edef' };
const HEADING: Style = {
  textColor: '#ffffff',
  backgroundColor: '#17556b',
  fontWeight: 'bold',
  alignVertical: 'center',
};
const CODE: Style = { ...FAINT, ...GREY, alignVertical: 'center', fontSize: 8, fontStyle: 'italic' };
const LINE: Style = { bottomBorderColor: '#cfd8dd', bottomBorderStyle: 'thin', alignVertical: 'center' };
/** Of columns, in characters. */
const WIDTHS = { code: 18, longCode: 30, band: 16, label: 26, details: 34, price: 18, notes: 110 };
/** Of text in the usual size, in points. */
const LINE_HEIGHT = 16;
/** Spreadsheet programs allow no longer names of sheets. */
const MAX_LENGTH = 31;
/** Taken by Excel for itself. */
const RESERVED = 'history';
/** Of a percentage; more say nothing. */
const MOST_DECIMALS = 8;

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

/** Writes an .xlsx file: a sheet for each table and season of its own, for each kind of other prices, and one with notes. */
export async function writeWorkbook(source: SheetSource): Promise<Uint8Array> {
  const sheets = [...tableSheets(source), ...listSheets(source)].map((sheet) => writeSheet(sheet, source));
  const look = { showGridLines: false, orientation: 'landscape' as const };
  return writeExcelFile(
    [...sheets, writeNotes(source)].map((sheet) => ({ ...sheet, ...look })),
    { fontFamily: 'Calibri', fontSize: 11, features: [fitToPageWidth] },
  ).toBuffer();
}

/**
 * The tables, and their seasons with rows of their own, by the names of their sheets: the id of the table, with the season in
 * brackets. If that is too long or taken (programs do not tell `a` from `A`), its beginning with a number behind `~`, which
 * no id contains. The same ids always get the same names.
 */
export function nameTableSheets(cells: readonly PriceCell[]): ReadonlyMap<string, PriceAddress> {
  const prices = cells.filter(({ address }) => address.band !== undefined);
  const addresses = prices.map(({ address }) => pickCodes(address, ['table', 'season']));
  const names = new Map<string, PriceAddress>();
  const taken = new Set([RESERVED]);
  for (const address of new Map(addresses.map((each) => [writeCodes(each), each])).values()) {
    const { table = '', season } = address;
    const title = season === undefined ? table : `${table} (${season})`;
    let name = title;
    for (let number = 1; name.length > MAX_LENGTH || taken.has(name.toLowerCase()); number += 1) {
      const suffix = `~${number}`;
      name = title.slice(0, MAX_LENGTH - suffix.length) + suffix;
    }
    taken.add(name.toLowerCase());
    names.set(name, address);
  }
  return names;
}

function tableSheets({ cells, tables, labels, messages, usedBy }: SheetSource): readonly PriceSheet[] {
  const { sheet, aboutSeason } = messages.prices;
  return [...nameTableSheets(cells)].map(([name, address]) => {
    const { table = '', season } = address;
    const own = cells.filter((cell) => cell.address.table === table && cell.address.season === season);
    const packages = usedBy(table).join(' · ');
    const shown = packages === '' ? sheet.usedByNone : sheet.usedBy(packages);
    const isPerGroup = tables.some(({ id, value }) => id === table && value.per === 'group');
    return {
      name,
      address,
      title: labels.whom({ ...address, band: '' }),
      about: season === undefined ? shown : `${aboutSeason(labels.dates(address))} ${shown}`,
      unit: (isPerGroup ? sheet.groupUnit : sheet.unit)(labels.currency, sheet.notes),
      headings: [sheet.band],
      figures: { percent: sheet.percent, amount: sheet.price },
      cells: own.filter((cell) => cell.address.band !== undefined),
      details: () => [],
    };
  });
}

function listSheets({ cells, labels, messages }: SheetSource): readonly PriceSheet[] {
  const { sheet, lists } = messages.prices;
  const { whom, dates } = labels;
  const change = { percent: sheet.changePercent, amount: sheet.changeAmount };
  const share = { percent: sheet.sharePercent, amount: sheet.amount };
  const list = (
    code: Code,
    texts: { readonly name: string; readonly about: string; readonly headings: readonly string[] },
    figures: PriceSheet['figures'],
    details: PriceSheet['details'],
  ): readonly PriceSheet[] => {
    const own = cells.filter(({ address }) => address.band === undefined && address[code] !== undefined);
    if (own.length === 0) return [];
    // Rows that hold for all tables come before those of single ones.
    const isOfTable = ({ address }: PriceCell): boolean => address.table !== undefined;
    const sorted = [...own.filter((cell) => !isOfTable(cell)), ...own.filter(isOfTable)];
    const unit = sheet.listUnit(labels.currency, sheet.notes);
    return [{ ...texts, title: texts.name, address: {}, unit, figures, cells: sorted, details }];
  };
  return [
    ...list('season', lists.seasons, change, (address) => [dates(address), whom(address)]),
    ...list('age', lists.children, share, (address) => [whom(address)]),
    ...list('single', lists.single, share, (address) => [whom(address)]),
    ...list('offer', lists.offers, change, (address) => [dates(address)]),
  ];
}

function writeSheet(sheet: PriceSheet, source: SheetSource): Sheet<never> {
  const { labels } = source;
  const { figures, tiers } = listColumns(sheet.cells, source.tiers);
  const columns = [...figures, ...(tiers.length > 0 ? listColumns(source.cells, source.tiers).tiers : [])];
  const nameColumn = (column: PriceAddress): string => {
    if (column.tier !== undefined) return labels.column(column);
    return isPercent(column) ? sheet.figures.percent : sheet.figures.amount;
  };
  const isList = sheet.address.table === undefined;
  return {
    sheet: sheet.name,
    stickyRowsCount: 5,
    stickyColumnsCount: 2,
    columns: [
      { width: isList ? WIDTHS.longCode : WIDTHS.code },
      { width: isList ? WIDTHS.label : WIDTHS.band },
      ...sheet.headings.slice(1).map(() => ({ width: WIDTHS.details })),
      ...columns.map(() => ({ width: WIDTHS.price })),
    ],
    // Programs refuse to sort rows and to move columns that cross merged cells: none are merged.
    data: [
      [text(sheet.title, { ...INK, fontSize: 16, fontWeight: 'bold', height: 28 })],
      [text(sheet.about, { ...INK, height: LINE_HEIGHT })],
      [text(sheet.unit, { ...FAINT, height: LINE_HEIGHT + 4 })],
      [
        text(writeCodes(sheet.address), { ...CODE, height: LINE_HEIGHT }),
        ...sheet.headings.map(() => text('', CODE)),
        ...columns.map((column) => text(writeCodes(column), { ...CODE, align: 'right' })),
      ],
      [
        text('', { ...HEADING, height: 24 }),
        ...sheet.headings.map((heading) => text(heading, HEADING)),
        ...columns.map((column) => text(nameColumn(column), { ...HEADING, align: 'right' })),
      ],
      ...groupRows(sheet.cells).map(
        ({ address, cells }): Row => [
          text(writeCodes(isList ? address : pickCodes(address, ['band'])), { ...LINE, ...CODE, height: 20 }),
          text(labels.label(address), { ...LINE, ...INK, fontWeight: 'bold' }),
          ...sheet.details(address).map((detail) => text(detail, { ...LINE, ...INK })),
          ...columns.map((column) => ({ ...LINE, ...writeValue(findCell(cells, column), source) })),
        ],
      ),
    ],
  };
}

/** Percentages are such for the program too, so that it takes `15` and `15%` for the same. */
function writeValue(cell: PriceCell | undefined, { messages, decimals }: SheetSource): CellObject {
  if (!cell) return text('', GREY);
  const { value, address } = cell;
  if (value === ASK) return text(messages.prices.sheet.ask, { align: 'right' });
  const [, fraction = ''] = String(value).split('.');
  const [shown, start, digits, end] = isPercent(address)
    ? [value / 100, '0', Math.min(fraction.length, MOST_DECIMALS), '%']
    : [value, '#,##0', decimals, ''];
  const point = digits === 0 ? '' : `.${'0'.repeat(digits)}`;
  return { type: Number, value: shown, format: `${start}${point}${end}`, align: 'right' };
}

function writeNotes({ messages, notes }: SheetSource): Sheet<never> {
  return {
    // A name with a blank, which the sheet of no table has.
    sheet: messages.prices.sheet.notes,
    columns: [{ width: WIDTHS.notes }],
    data: notes.flatMap(([heading = '', ...paragraphs]) => [
      [text(heading, { ...HEADING, fontSize: 14, height: 26 })],
      ...paragraphs.map((paragraph) => {
        const height = Math.ceil(paragraph.length / WIDTHS.notes) * LINE_HEIGHT + 6;
        return [text(paragraph, { ...INK, wrap: true, alignVertical: 'center', height })];
      }),
      [],
    ]),
  };
}

function text(value: string, style: Style): CellObject {
  // The writer looks texts up in an object: names that every object has, such as "constructor", would damage the file.
  return { ...style, type: String, value: value in {} ? `${value} ` : value };
}
