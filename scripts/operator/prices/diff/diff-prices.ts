import { appendFileSync } from 'node:fs';
import { readDataFolder } from '../../../compiler/read/read-data-folder.ts';
import { Failure } from '../../../failure.ts';
import { comparePrices, needsAcceptance } from '../compare-prices.ts';
import { createLabels } from '../labels.ts';
import { renderMarkdown } from '../report/render-markdown.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { readSitePrices, tablesIn } from '../site-prices.ts';
import { fill } from '../texts/catalogue.ts';
import { readRevision } from './git-revision.ts';

/** Set to "yes" by whoever acknowledges large changes where no option can be given. */
export const ACCEPT_VARIABLE = 'ACCEPT_LARGE_PRICE_CHANGES';

/** What to compare, and how to tell. */
export interface DiffOptions {
  readonly dataFolder: string;
  readonly revision: string;
  readonly language: string | undefined;
  readonly format: 'pretty' | 'markdown';
  /** Changes of more per cent need an acknowledgement. */
  readonly threshold: number;
  readonly acceptLarge: boolean;
  /** The file that holds the summary of a run on GitHub: Markdown goes there. */
  readonly summaryFile: string | undefined;
}

/**
 * Tells how prices changed since a revision.
 *
 * @returns the exit code: 1 if a change is large, or prices are gone, and nobody acknowledged it
 * @throws Failure if the revision cannot be read
 */
export function diffPrices(options: DiffOptions): number {
  const { dataFolder, revision, threshold } = options;
  const prices = readSitePrices(readDataFolder(dataFolder), options.language);
  const { texts } = prices;
  const before = tablesIn(readRevision(dataFolder, revision, 'prices', texts));
  const unreadable = [...before.damaged, ...prices.damaged];
  const isReadable = ({ id }: { readonly id: string }): boolean => !unreadable.includes(`prices/${id}.json`);
  const old = before.tables.filter(isReadable);
  const now = prices.tables.filter(isReadable);
  const comparison = comparePrices(old, now);
  const labels = createLabels(prices.source, texts, options.language);
  const context = { texts, labels, tables: [...old, ...now], threshold };
  for (const file of before.damaged) console.log(fill(texts.report.unreadable, { file, revision }));
  for (const file of prices.damaged)
    console.log(fill(texts.report.unreadable, { file, revision: texts.report.now }));
  const markdown = options.format === 'markdown' ? renderMarkdown(comparison, context, revision) : undefined;
  if (markdown !== undefined && options.summaryFile !== undefined) append(options.summaryFile, markdown);
  const isOnlySummary = markdown !== undefined && options.summaryFile === undefined;
  console.log(isOnlySummary ? markdown : renderTerminal(comparison, context));
  if (!needsAcceptance(comparison, threshold)) return 0;
  if (options.acceptLarge) {
    console.log(texts.diff.accepted);
    return 0;
  }
  console.error(fill(texts.diff.needsAcceptance, { threshold, variable: ACCEPT_VARIABLE }));
  return 1;
}

function append(file: string, text: string): void {
  try {
    appendFileSync(file, `${text}\n`);
  } catch (error) {
    throw Failure.from(error, `"${file}" cannot be written`);
  }
}
