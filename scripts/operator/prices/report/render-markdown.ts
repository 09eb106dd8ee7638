import type { PriceComparison } from '../compare-prices.ts';
import { type ReportContext, reportLines } from './report-lines.ts';

const MARK = '⚠️';
/** A summary on a pull request may have a megabyte; nobody reads more lines than these. */
const MAX_ROWS = 1000;

/** The price-change report as Markdown, for the summary of a pull request. */
export function renderMarkdown(
  comparison: PriceComparison,
  context: ReportContext,
  revision: string,
): string {
  const { report } = context.messages.prices;
  const { heading, rows, others } = reportLines(comparison, context);
  const title = `## ${escaped(report.heading(revision))}`;
  if (rows.length + others.length === 0) return `${title}\n\n${report.none}\n`;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const table = [
    report.changed(rows.length),
    '',
    line(['', ...heading.map(escaped)]),
    line(['---', '---', '---', '---', '---:', '---:', '---:']),
    ...rows
      .slice(0, MAX_ROWS)
      .map(({ cells, isLarge }) => line([isLarge ? MARK : '', ...cells.map(escaped)])),
    ...(rows.length > MAX_ROWS ? ['', report.more(rows.length - MAX_ROWS)] : []),
  ];
  const isAnyLarge = [...rows, ...others].some(({ isLarge }) => isLarge);
  return [
    title,
    '',
    ...(rows.length > 0 ? [...table, ''] : []),
    ...others.map(({ text, isLarge }) => `- ${isLarge ? `${MARK} ` : ''}${escaped(text)}`),
    ...(isAnyLarge ? ['', report.large(MARK, context.threshold)] : []),
    '',
  ].join('\n');
}

/** Names are text here, whatever signs they hold. */
function escaped(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|&]/g, (sign) => `\\${sign}`).replaceAll('\n', ' ');
}
