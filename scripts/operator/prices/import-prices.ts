import { Failure } from '../../failure.ts';
import { languages, type Messages } from '../../messages/messages.ts';
import { amountRules } from './amounts.ts';
import { createLabels, nameParts } from './labels.ts';
import { isWithoutCodes, readSheets, type SheetPrices } from './read-sheets.ts';
import { isOpenElsewhere, readSpreadsheet, type Worksheet } from './read-spreadsheet.ts';
import { findChanges } from './report.ts';
import { savePrices, type WriteOptions } from './save-prices.ts';
import { openSoundPrices, type SoundPrices } from './site-prices.ts';

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
  const prices = openSoundPrices(options.dataFolder, messages);
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
  prices: SoundPrices,
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
