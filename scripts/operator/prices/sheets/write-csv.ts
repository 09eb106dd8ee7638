import { ASK } from '../../../../schema/price-table.ts';
import type { Messages } from '../../../messages/messages.ts';
import { AMOUNT, type Figure, isPercent, PERCENT } from '../figures/figure.ts';
import { amountText } from './amount-text.ts';
import { guarded } from './formula-guard.ts';
import { writeCodes } from './price-code.ts';
import { type FigureColumn, figureIn, type PriceSheet } from './price-sheet.ts';

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
 * All sheets below each other under one heading, so that rows may be sorted. Figures are plain digits, with decimals as a
 * program set to this separator reads them, and no text is a formula.
 */
export function writeCsv(sheets: readonly PriceSheet[], separator: ';' | ',', messages: Messages): string {
  const point = separator === ';' ? ',' : '.';
  const { tableColumn, table, band, ask } = messages.prices.sheet;
  const columns = allColumns(sheets, messages);
  const heading = [
    tableColumn,
    table,
    band,
    ...columns.map(({ address, label }) => `${label} ${writeCodes(address)}`),
  ].map(guarded);
  const rows = sheets.flatMap((sheet) =>
    sheet.rows.map((row) => {
      const { band: size, age, single, ...place } = { ...sheet.address, ...row.address };
      return [
        guarded(row.whom),
        writeCodes(place),
        guarded(`${row.label} ${writeCodes({ band: size, age, single })}`.trim()),
        ...columns.map((column) => figureText(figureIn(row, column), point, ask)),
      ];
    }),
  );
  const lines = [heading, ...rows].map((cells) =>
    cells.map((cell) => quoted(cell, separator)).join(separator),
  );
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}

/** Each column once, however sheets call it. */
function allColumns(sheets: readonly PriceSheet[], { prices }: Messages): readonly FigureColumn[] {
  const labels: Readonly<Record<string, string>> = {
    [writeCodes({ figure: AMOUNT })]: prices.sheet.amount,
    [writeCodes({ figure: PERCENT })]: prices.sheet.percent,
  };
  const columns = sheets
    .flatMap((sheet) => sheet.columns)
    .map(({ address, label }) => ({ address, label: labels[writeCodes(address)] ?? label }));
  const byCode = new Map(columns.map((column) => [writeCodes(column.address), column]));
  return [...byCode.values()].toSorted(
    (left, right) => Number(left.address.tier === undefined) - Number(right.address.tier === undefined),
  );
}

/** A figure is no formula, whatever sign it begins with. */
function figureText(figure: Figure | undefined, point: string, ask: string): string {
  if (!figure) return '';
  const { value, address } = figure;
  if (value === ASK) return ask;
  return isPercent(address) ? `${amountText(value, point)}%` : amountText(value, point);
}

function quoted(cell: string, separator: string): string {
  const needsQuotes = /["\r\n]/.test(cell) || cell.includes(separator) || cell.trim() !== cell;
  return needsQuotes ? `"${cell.replaceAll('"', '""')}"` : cell;
}
