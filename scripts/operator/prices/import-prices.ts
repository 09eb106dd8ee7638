import { Failure } from '../../failure.ts';
import { languages, type Messages } from '../../messages/messages.ts';
import { type AmountRules, amountRules, type Content, looksLikePrice, readValue } from './amounts.ts';
import {
  CALENDAR_FILE,
  CODES,
  COLUMN_CODES,
  type Code,
  type PriceAddress,
  type PriceCell,
  type PriceValue,
  pickCodes,
  ROW_CODES,
  readCodes,
  rowKey,
  tableFile,
  writeCodes,
} from './cells.ts';
import { createLabels, nameParts } from './labels.ts';
import { cellName, isOpenElsewhere, readSpreadsheet, type Worksheet } from './read-spreadsheet.ts';
import { findChanges } from './report.ts';
import { openValidPrices, savePrices, type ValidPrices, type WriteOptions } from './site-prices.ts';
import { nameTableSheets } from './workbook.ts';

/**
 * Reads prices from a spreadsheet, shows what changes, and writes it into the data folder.
 *
 * @returns the exit code: 1 if something was refused, so that nothing was written
 * @throws Failure if the file cannot be read or the content has errors already
 */
export async function importPrices(file: string, options: WriteOptions): Promise<number> {
  const { messages } = options;
  const words = messages.prices.import;
  const worksheets = withoutNotes(await readSpreadsheet(file));
  const prices = openValidPrices(options.dataFolder, messages);
  const sheets = readSheets(worksheets, prices.cells, amountRules(prices.site), messages);
  const { found, problems } = sheets;
  if (found.size + problems.length === 0) throw new Failure((own) => own.prices.import.noPrices(file));
  const notices = [
    ...(isOpenElsewhere(file) ? [words.openElsewhere(file)] : []),
    ...worksheets.filter(isWithoutCodes).map(({ name }) => messages.prices.remarks.sheetIgnored(name)),
    ...unchangedNotices(sheets, prices, messages),
  ];
  if (notices.length > 0) console.log([words.notices, ...notices.map((line) => `  ${line}`), ''].join('\n'));
  if (problems.length > 0) {
    console.error([words.refused, ...problems.map((line) => `  ${line}`)].join('\n'));
    return 1;
  }
  const changes = findChanges(prices.cells, (cell) => found.get(cell)?.value);
  return savePrices(changes, prices, options);
}

/** Names the prices that stay because the file says nothing about them. */
function unchangedNotices(
  { found, problems }: SheetPrices,
  prices: ValidPrices,
  messages: Messages,
): readonly string[] {
  const labels = createLabels(prices, messages);
  const blanks = [...found].flatMap(([{ address, value }, { value: read, sheet, place }]) => {
    const amount = labels.value(address, value);
    return read === undefined ? [messages.prices.remarks.blank(sheet, place, amount)] : [];
  });
  const missing = prices.cells.filter((cell) => !found.has(cell));
  const parts = problems.length > 0 ? [] : nameParts(missing, prices.cells, labels);
  return [...blanks, ...parts.map(messages.prices.import.missing)];
}

function withoutNotes(worksheets: readonly Worksheet[]): readonly Worksheet[] {
  const names = new Set(Object.values(languages).map(({ prices }) => prices.sheet.notes));
  return worksheets.filter(({ name }) => !names.has(name));
}

/** The new value of a price cell, and where it was found. */
interface FoundValue {
  /** Undefined if the spreadsheet cell is empty. */
  readonly value: PriceValue | undefined;
  readonly sheet: string;
  readonly place: string;
}

/** The prices in the sheets of a file. */
interface SheetPrices {
  readonly found: ReadonlyMap<PriceCell, FoundValue>;
  /** Sentences about what has to be corrected first. */
  readonly problems: readonly string[];
}

/** The content of a spreadsheet cell with the codes of its row and column. */
interface Entry {
  readonly place: string;
  readonly content: Content;
  readonly address: PriceAddress;
}

/** Reads the prices from the sheets of a file, in whatever order sheets, rows and columns are. */
export function readSheets(
  worksheets: readonly Worksheet[],
  cells: readonly PriceCell[],
  rules: AmountRules,
  messages: Messages,
): SheetPrices {
  const { refusedCell, refusedSheet } = messages.prices.import;
  const byKey = new Map(cells.map((cell) => [writeCodes(cell.address), cell]));
  const tables = nameTableSheets(cells);
  const found = new Map<PriceCell, FoundValue>();
  const problems = worksheets.flatMap(({ name: sheet, rows }) => {
    const { entries, faults } = findEntries(rows, tables.get(sheet) ?? {}, rules, messages);
    const refused = entries.flatMap(({ place, content, address }) => {
      const cell = byKey.get(writeCodes(address));
      if (!cell) {
        const fault = explainUnknown(address, content, cells, messages);
        return fault ? refusedCell(sheet, findCode(rows, address, fault.code) ?? place, fault.text) : [];
      }
      const reading = readValue(content, cell, rules);
      if (reading !== 'blank' && 'fault' in reading)
        return refusedCell(sheet, place, reading.fault(messages));
      const value = reading === 'blank' ? undefined : reading.value;
      const first = found.get(cell);
      if (first?.value === undefined) found.set(cell, { value, sheet, place });
      else if (value !== undefined && value !== first.value) {
        return refusedCell(sheet, place, messages.prices.remarks.twice(first.sheet, first.place));
      }
      return [];
    });
    return [...faults.map((fault) => refusedSheet(sheet, fault)), ...refused];
  });
  return { found, problems: [...new Set(problems)] };
}

/** True if a sheet has contents, but no codes of prices. */
function isWithoutCodes({ rows }: Worksheet): boolean {
  const contents = rows.flat().filter((content) => content !== null);
  return contents.length > 0 && contents.every((content) => Object.keys(readCodes(content)).length === 0);
}

/**
 * Finds the contents in the columns and rows that have codes.
 *
 * @param named the table of the sheet by its name, if the code of the table is gone
 */
function findEntries(
  rows: Worksheet['rows'],
  named: PriceAddress,
  rules: AmountRules,
  { prices: { remarks } }: Messages,
): { readonly entries: readonly Entry[]; readonly faults: readonly string[] } {
  const [entries, faults]: [Entry[], string[]] = [[], []];
  const lines = rows.map(readLine);
  // Sorting a whole sheet may move its heading below the prices: the first one counts from the start.
  let columns = lines.find((line) => line.columns.length > 0)?.columns ?? [];
  let place = lines.find((line) => line.columns.length > 0)?.address ?? {};
  if (place.table === undefined) place = named;
  lines.forEach(({ address, columns: own }, index) => {
    const contents = rows[index] ?? [];
    if (own.length === 0 && Object.keys(address).some((code) => code !== 'table')) {
      if (columns.length === 0) faults.push(remarks.noColumns);
      const whole = { ...inheritCodes(address, place), ...address };
      for (const [column, code] of columns) {
        entries.push({
          place: cellName(index, column),
          content: contents[column] ?? null,
          address: { ...whole, ...code },
        });
      }
    } else if (
      own.length === 0 &&
      columns.some(([column]) => looksLikePrice(contents[column] ?? null, rules))
    ) {
      faults.push(remarks.rowWithoutCode(index + 1));
    } else {
      if (own.length > 0) columns = own;
      if (address.table !== undefined) place = address;
    }
  });
  return { entries, faults };
}

/** The codes of a row, of two of a kind the first, and those of columns in it. */
function readLine(contents: readonly Content[]): {
  readonly address: PriceAddress;
  readonly columns: readonly (readonly [column: number, code: PriceAddress])[];
} {
  const codes = contents.map(readCodes);
  return {
    address: pickCodes(Object.assign({}, ...codes.toReversed()), ROW_CODES),
    columns: codes.flatMap((address, column) => {
      const code = pickCodes(address, COLUMN_CODES);
      return Object.keys(code).length > 0 ? [[column, code] as const] : [];
    }),
  };
}

/** Prices, children's rates and rooms for one belong to the table before them if they name none; prices also to its season. */
function inheritCodes({ table, band, age, single }: PriceAddress, place: PriceAddress): PriceAddress {
  if (table !== undefined || (band ?? age ?? single) === undefined) return {};
  return pickCodes(place, band === undefined ? ['table'] : ['table', 'season']);
}

/** Explains why there is no price with an address; undefined for an empty cell of a row that exists. */
function explainUnknown(
  address: PriceAddress,
  content: Content,
  cells: readonly PriceCell[],
  { prices: { remarks } }: Messages,
): { readonly code?: Code | undefined; readonly text: string } | undefined {
  const { table, season, offer } = address;
  if ((table ?? season ?? offer) === undefined) {
    return { code: CODES.find((code) => address[code] !== undefined), text: remarks.noTable };
  }
  for (const code of CODES) {
    const others = cells.filter(
      (cell) => code !== 'band' || (cell.address.table === table && cell.address.season === season),
    );
    const [id, known] = [address[code], new Set(others.flatMap((cell) => cell.address[code] ?? []))];
    if (id === undefined || known.size === 0 || known.has(id)) continue;
    return { code, text: remarks.unknownCode(writeCodes({ [code]: id }), [...known].join(', ')) };
  }
  const file = table === undefined ? CALENDAR_FILE : tableFile(table);
  if (cells.every((cell) => rowKey(cell.address) !== rowKey(address))) {
    return { code: season === undefined ? 'table' : 'season', text: remarks.noRow(file) };
  }
  const shown = String(content ?? '').trim();
  return shown === '' ? undefined : { text: remarks.noCell(shown, file) };
}

/** The place of a code in a sheet. */
function findCode(
  rows: Worksheet['rows'],
  address: PriceAddress,
  code: Code | undefined,
): string | undefined {
  if (code === undefined) return undefined;
  for (const [row, contents] of rows.entries()) {
    const column = contents.findIndex((content) => readCodes(content)[code] === address[code]);
    if (column !== -1) return cellName(row, column);
  }
  return undefined;
}
