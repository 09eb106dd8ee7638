import { suggest } from '../../compiler/diagnostics/phrases.ts';
import type { PriceCell, PriceValue } from '../../compiler/link/price-cells.ts';
import { Failure } from '../../failure.ts';
import { languages, type Messages } from '../../messages/messages.ts';
import { type AmountRules, amountRules, type Content, looksLikePrice, readValue } from './amounts.ts';
import { cellKey, columnCode, isColumnCode, readCode, rowCode } from './cells.ts';
import { createLabels, nameParts } from './labels.ts';
import { cellName, isOpenElsewhere, readSpreadsheet, type Worksheet } from './read-spreadsheet.ts';
import { findChanges } from './report.ts';
import { openValidPrices, savePrices, type ValidPrices, type WriteOptions } from './site-prices.ts';

/**
 * Reads prices from a spreadsheet, shows what changes, and writes it into the data folder.
 *
 * @returns the exit code: 1 if something was refused, so that nothing was written
 * @throws Failure if the file cannot be read or the content has errors already
 */
export async function importPrices(file: string, options: WriteOptions): Promise<number> {
  const { messages } = options;
  const words = messages.prices.import;
  const worksheets = await readSpreadsheet(file);
  const prices = openValidPrices(options.dataFolder, messages);
  const rules = amountRules(prices.site, [...prices.source.dictionaries.values()]);
  const { found, problems } = readSheets(worksheets, prices.cells, rules, messages, listRowNames(prices));
  if (found.size + problems.length === 0) throw new Failure((own) => own.prices.import.noPrices(file));
  const notices = [
    ...(isOpenElsewhere(file) ? [words.openElsewhere(file)] : []),
    ...listIgnored(worksheets).map(messages.prices.remarks.sheetIgnored),
    ...listUnchanged({ found, problems }, prices, messages),
  ];
  if (notices.length > 0) console.log([words.notices, ...notices.map((line) => `  ${line}`), ''].join('\n'));
  if (problems.length > 0) {
    console.error([words.refused, ...problems.map((line) => `  ${line}`)].join('\n'));
    return 1;
  }
  const changes = findChanges(prices.cells, (cell) => found.get(cell)?.value);
  return savePrices(changes, prices, options);
}

/** Names the prices that stay because the file does not have them. */
function listUnchanged(
  { found, problems }: ReturnType<typeof readSheets>,
  prices: ValidPrices,
  messages: Messages,
): readonly string[] {
  const labels = createLabels(prices, messages);
  const blanks = [...found].flatMap(([{ column, value }, { value: read, sheet, place }]) =>
    read === undefined ? [messages.prices.remarks.blank(sheet, place, labels.value(column, value))] : [],
  );
  const missing = prices.cells.filter((cell) => !found.has(cell));
  const parts = problems.length > 0 ? [] : nameParts(missing, prices.cells, labels);
  return [...blanks, ...parts.map(messages.prices.import.missing)];
}

type RowNames = ReturnType<typeof listRowNames>;

/** The names of all rows in the languages of exports, which have them in two cells. */
function listRowNames(prices: ValidPrices) {
  const rows = new Map(prices.cells.map(({ row }) => [rowCode(row), row]));
  return Object.values(languages).flatMap((messages) => {
    const labels = createLabels(prices, messages);
    return [...rows].map(([code, row]) => ({ code, table: labels.file(row), row: labels.row(row) }));
  });
}

/** Names the sheets with contents, but no codes of prices; the notes of exports are known to have none. */
function listIgnored(worksheets: readonly Worksheet[]): readonly string[] {
  const notes = Object.values(languages).map(({ prices }) => prices.sheet.notes);
  return worksheets.flatMap(({ name, rows }) => {
    const contents = rows.flat().filter((content) => content !== null);
    const hasCodes = contents.some((content) => readCode(content) !== undefined);
    return contents.length === 0 || hasCodes || notes.includes(name) ? [] : [name];
  });
}

/** The new value of a price cell, and where it was found. */
interface FoundValue {
  /** Undefined if the spreadsheet cell is empty. */
  readonly value: PriceValue | undefined;
  readonly sheet: string;
  readonly place: string;
}

/** Reads the prices from the sheets of a file, in whatever order sheets, rows and columns are. */
export function readSheets(
  worksheets: readonly Worksheet[],
  cells: readonly PriceCell[],
  rules: AmountRules,
  messages: Messages,
  names: RowNames,
) {
  const { remarks, import: words } = messages.prices;
  const byKey = new Map(cells.map((cell) => [cellKey(cell), cell]));
  const rows = new Map(cells.map(({ row, file }) => [rowCode(row), file]));
  const columns = new Set(cells.map(({ column }) => columnCode(column)));
  const found = new Map<PriceCell, FoundValue>();
  /** Takes a price over, or returns why it cannot. */
  const takeOver = (sheet: string, { row, column, content, place }: Entry): string | undefined => {
    const refuse = (reason: string, at = place): string => words.refusedCell(sheet, at, reason);
    const refuseCode = ({ code, place: at }: Code, known: Iterable<string>): string =>
      refuse(remarks.unknownCode(code, suggest(code, [...known])(messages)), at);
    const file = rows.get(row.code);
    if (file === undefined) return refuseCode(row, rows.keys());
    if (!columns.has(column.code)) return refuseCode(column, columns);
    const cell = byKey.get(row.code + column.code);
    const shown = String(content ?? '').trim();
    if (!cell) return shown === '' ? undefined : refuse(remarks.noCell(shown, file));
    const reading = readValue(content, cell, rules);
    if ('fault' in reading) return refuse(reading.fault(messages));
    const { value } = reading;
    const first = found.get(cell);
    if (first?.value === undefined) found.set(cell, { value, sheet, place });
    else if (value !== undefined && value !== first.value)
      return refuse(remarks.twice(first.sheet, first.place));
    return undefined;
  };
  const problems = worksheets.flatMap(({ name: sheet, rows: lines }) =>
    [...findEntries(lines, rules, messages, names)].flatMap((entry) =>
      'fault' in entry ? words.refusedSheet(sheet, entry.fault) : (takeOver(sheet, entry) ?? []),
    ),
  );
  return { found, problems: [...new Set(problems)] };
}

/** True if a line has the name of another row than its code, as after sorting that leaves the codes out. */
function isNamedOtherwise(contents: readonly Content[], code: string, names: RowNames): boolean {
  const texts = new Set(contents.map((content) => String(content).trim()));
  const named = names.filter(({ table, row }) => texts.has(table) && texts.has(row));
  return named.length > 0 && named.every((name) => name.code !== code);
}

/** A code, and its place in a sheet. */
interface Code {
  readonly code: string;
  readonly place: string;
}

/** The content of a spreadsheet cell with the codes of its row and column. */
interface Entry {
  readonly place: string;
  readonly content: Content;
  readonly row: Code;
  readonly column: Code;
}

/** Finds the contents in the rows and columns that have codes, and what keeps a row from being read. */
function* findEntries(
  rows: Worksheet['rows'],
  rules: AmountRules,
  { prices: { remarks } }: Messages,
  names: RowNames,
): Generator<Entry | { readonly fault: string }> {
  const lines = rows.map(readLine);
  // Sorting a whole sheet may move its heading below the prices: the first one counts from the start.
  let columns = lines.find((line) => line.columns.length > 0)?.columns ?? [];
  for (const [index, line] of lines.entries()) {
    const contents = rows[index] ?? [];
    const { row } = line;
    if (line.columns.length > 0) columns = line.columns;
    else if (row && columns.length === 0) yield { fault: remarks.noColumns };
    else if (row && isNamedOtherwise(contents, row.code, names))
      yield { fault: remarks.otherRow(index + 1, row.code) };
    else if (row) {
      for (const { at, ...column } of columns)
        yield { place: cellName(index, at), content: contents[at] ?? null, row, column };
    } else if (columns.some(({ at }) => looksLikePrice(contents[at] ?? null, rules))) {
      yield { fault: remarks.rowWithoutCode(index + 1) };
    }
  }
}

/** The code of a row, and those of columns in it. */
function readLine(contents: readonly Content[], index: number) {
  const codes = contents.flatMap((content, at) => {
    const code = readCode(content);
    return code === undefined ? [] : [{ code, at, place: cellName(index, at) }];
  });
  return {
    row: codes.find(({ code }) => !isColumnCode(code)),
    columns: codes.filter(({ code }) => isColumnCode(code)),
  };
}
