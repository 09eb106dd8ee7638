import type { Messages } from '../../../messages/messages.ts';
import { amountText } from './amount-text.ts';
import { guarded } from './formula-guard.ts';
import { writeCode } from './price-code.ts';
import type { TableSheet } from './table-sheet.ts';

/** Lets spreadsheet programs see that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * The mark between columns that a spreadsheet program set to a locale expects: the semicolon where the comma
 * stands in front of decimals.
 */
export function csvSeparator(locale: string): ';' | ',' {
  const decimal = new Intl.NumberFormat(locale).formatToParts(1.5).find(({ type }) => type === 'decimal');
  return decimal?.value === ',' ? ';' : ',';
}

/**
 * All tables below each other; amounts are plain digits, with decimals as a program set to this separator reads them, and
 * no text is a formula.
 */
export function writeCsv(sheets: readonly TableSheet[], separator: ';' | ',', { prices }: Messages): string {
  const [first] = sheets;
  const tiers = first?.tiers.map(({ id, label }) => `${label} ${writeCode('tier', id)}`) ?? [];
  const { tableColumn, table, band: bandColumn } = prices.sheet;
  const heading = [tableColumn, table, bandColumn, ...tiers];
  const point = separator === ';' ? ',' : '.';
  const rows = sheets.flatMap(({ id, title, rows: bands }) =>
    bands.map(({ band, amounts }) => [
      title,
      writeCode('table', id),
      `${band.label} ${writeCode('band', band.id)}`,
      ...amounts.map((amount) => (amount === undefined ? '' : amountText(amount, point))),
    ]),
  );
  const lines = [heading, ...rows].map((cells) =>
    cells.map((cell) => quoted(guarded(cell), separator)).join(separator),
  );
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

function quoted(cell: string, separator: string): string {
  const needsQuotes = /["\r\n]/.test(cell) || cell.includes(separator) || cell.trim() !== cell;
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}
