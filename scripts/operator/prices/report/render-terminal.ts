import { paint } from '../../../report/paint.ts';
import type { PriceComparison } from '../compare-prices.ts';
import { type ReportContext, reportLines } from './report-lines.ts';

const MARK = '!';
/** Columns that hold figures. */
const FIRST_FIGURE = 3;

/** The price-change report for a terminal: a line for each price, the largest change first. */
export function renderTerminal(comparison: PriceComparison, context: ReportContext): string {
  const { messages, threshold } = context;
  const { report } = messages.prices;
  const { heading, rows, others } = reportLines(comparison, context);
  if (rows.length + others.length === 0) return report.none;
  const widths = heading.map((title, column) =>
    Math.max(title.length, ...rows.map(({ cells }) => cells[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[], mark: string): string =>
    `${mark} ${cells.map((cell, column) => pad(cell, widths[column] ?? 0, column)).join('  ')}`.trimEnd();
  const marked = (text: string, isLarge: boolean): string => (isLarge ? paint('yellow', text) : text);
  const table = [
    report.changed(rows.length),
    paint('bold', line(heading, ' ')),
    ...rows.map(({ cells, isLarge }) => marked(line(cells, isLarge ? MARK : ' '), isLarge)),
  ];
  const isAnyLarge = [...rows, ...others].some(({ isLarge }) => isLarge);
  return [
    ...(rows.length > 0 ? table : []),
    ...others.map(({ text, isLarge }) => marked(`${isLarge ? MARK : ' '} ${text}`, isLarge)),
    ...(isAnyLarge ? [report.large(MARK, threshold)] : []),
  ].join('\n');
}

function pad(cell: string, width: number, column: number): string {
  return column >= FIRST_FIGURE ? cell.padStart(width) : cell.padEnd(width);
}
