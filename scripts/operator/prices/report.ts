import { stripVTControlCharacters } from 'node:util';
import { ON_REQUEST } from '../../../schema/price-table.ts';
import type { PriceCell, PriceValue } from '../../compiler/link/price-cells.ts';
import type { Messages } from '../../messages/messages.ts';
import { alignColumns } from '../../report/align-columns.ts';
import { paint } from '../../report/paint.ts';
import type { Labels } from './labels.ts';

/** A price cell with its new value. */
export interface PriceChange extends PriceCell {
  readonly before: PriceValue;
  /** The difference as a share of the old price: 0.05 is 5 per cent more, −1 that it is gone. */
  readonly share: number;
}

/** Changes of prices in words. */
export type Report = ReturnType<typeof createReport>;

/** Everything that reports are made with. */
export interface ReportContext {
  readonly messages: Messages;
  readonly labels: Labels;
  /** Changes of more per cent have to be confirmed. */
  readonly threshold: number;
}

/** Columns with texts, before those with prices. */
const TEXT_COLUMNS = 3;

/** The changes that new values make: a season's 12 per cent instead of 10 raise prices by 1.8 per cent. */
export function findChanges(
  cells: readonly PriceCell[],
  newValue: (cell: PriceCell) => PriceValue | undefined,
): readonly PriceChange[] {
  const changes = cells.flatMap((cell): readonly PriceChange[] => {
    const { value: before, column, kind } = cell;
    const value = newValue(cell) ?? before;
    const whole = column === 'percent' && kind !== 'rate' ? 100 : 0;
    return value === before ? [] : [{ ...cell, value, before, share: findShare(before, value, whole) }];
  });
  return changes.toSorted((left, right) => Math.abs(right.share) - Math.abs(left.share));
}

/**
 * Puts changes into words: rows of table, group size, accommodation class, old price, new price and change.
 *
 * @param others sentences about what differs otherwise; large if prices are gone or mean something else
 */
export function createReport(
  changes: readonly PriceChange[],
  others: readonly { readonly text: string; readonly isLarge: boolean }[],
  { messages, labels, threshold }: ReportContext,
) {
  const rows = changes.map(({ row, column, before, value, share }) => ({
    cells: [
      row.table ?? messages.prices.report.calendar,
      labels.row(row),
      labels.column(column),
      labels.value(column, before),
      labels.value(column, value),
      // A price on request has no share, and nor has what was free.
      before === ON_REQUEST || value === ON_REQUEST || !Number.isFinite(share) ? '' : labels.change(share),
    ],
    isLarge: Math.abs(share) * 100 > threshold,
  }));
  const all = [...rows, ...others];
  const { report, sheet } = messages.prices;
  return {
    heading: [sheet.table, sheet.band, report.tier, report.before, report.after, report.percent],
    rows,
    others,
    isEmpty: all.length === 0,
    isLarge: all.some(({ isLarge }) => isLarge),
  };
}

/** A report for a terminal: a line for each price. */
export function renderTerminal(
  { heading, rows, others, isEmpty, isLarge }: Report,
  { messages, threshold }: ReportContext,
): string {
  const { report } = messages.prices;
  if (isEmpty) return report.none;
  const [title = '', ...lines] = alignColumns([heading, ...rows.map(({ cells }) => cells)], TEXT_COLUMNS);
  const marked = (text: string, isMarked: boolean): string =>
    isMarked ? paint('yellow', `! ${text}`) : `  ${text}`;
  return [
    ...(rows.length > 0 ? [report.changed(rows.length), paint('bold', `  ${title}`)] : []),
    ...lines.map((line, index) => marked(line, rows[index]?.isLarge === true)),
    ...others.map((other) => marked(other.text, other.isLarge)),
    ...(isLarge ? [report.large('!', threshold)] : []),
  ].join('\n');
}

/** A report as Markdown, for the summary of a pull request: the lines of the terminal under a heading. */
export function renderMarkdown(report: Report, context: ReportContext, revision: string): string {
  const lines = stripVTControlCharacters(renderTerminal(report, context));
  return `## ${context.messages.prices.report.heading(revision)}\n\n\`\`\`text\n${lines}\n\`\`\`\n`;
}

/** @param whole that per cent are added to */
function findShare(before: PriceValue, after: PriceValue, whole: number): number {
  if (after === ON_REQUEST) return -1;
  if (before === ON_REQUEST) return 0;
  const base = Math.abs(before + whole);
  return base === 0 ? Number.POSITIVE_INFINITY : (after - before) / base;
}
