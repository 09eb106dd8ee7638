import { appendFileSync } from 'node:fs';
import { Failure } from '../../../failure.ts';
import type { Messages } from '../../../messages/messages.ts';
import { openCurrentFolder, tellIn } from '../../data-folder/open-folder.ts';
import { comparePrices, needsAcceptance } from '../compare-prices.ts';
import { CALENDAR_FILE, type PriceList, tableFile } from '../figures/price-list.ts';
import { createLabels } from '../labels.ts';
import { renderMarkdown } from '../report/render-markdown.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { listIn, readSitePrices } from '../site-prices.ts';
import { readRevision } from './git-revision.ts';

/** Set to "yes" by whoever acknowledges large changes where no option can be given. */
export const ACCEPT_VARIABLE = 'ACCEPT_LARGE_PRICE_CHANGES';

/** Where prices stand in a data folder. */
const PRICE_FILES = ['prices', CALENDAR_FILE];

/** What to compare, and how to report it. */
interface DiffOptions {
  readonly dataFolder: string;
  readonly revision: string;
  readonly messages: Messages;
  /** Of the names of what prices belong to; the operator's unless asked for. */
  readonly language: string | undefined;
  readonly format: 'pretty' | 'markdown';
  /** Changes of more per cent need an acknowledgement. */
  readonly threshold: number;
  readonly acceptLarge: boolean;
  /** The file that holds the summary of a run on GitHub: Markdown goes there. */
  readonly summaryFile: string | undefined;
}

/**
 * Reports how prices changed since a revision.
 *
 * @returns the exit code: 1 if a change is large, or prices are gone, and nobody acknowledged it
 * @throws Failure if the revision cannot be read
 */
export function diffPrices(options: DiffOptions): number {
  const { dataFolder, revision, threshold, messages } = options;
  const { report, diff } = messages.prices;
  const prices = readSitePrices(openCurrentFolder(dataFolder, tellIn(messages)));
  const before = listIn(PRICE_FILES.flatMap((below) => readRevision(dataFolder, revision, below)));
  const unreadable = new Set([...before.damaged, ...prices.damaged]);
  const old = readable(before.list, unreadable);
  const now = readable(prices.list, unreadable);
  const comparison = comparePrices(old, now);
  const labels = createLabels(prices, messages, options.language);
  const context = { messages, labels, tables: [...old.tables, ...now.tables], threshold };
  for (const file of before.damaged) console.log(report.unreadable(file, revision));
  for (const file of prices.damaged) console.log(report.unreadable(file, report.now));
  const markdown = options.format === 'markdown' ? renderMarkdown(comparison, context, revision) : undefined;
  if (markdown !== undefined && options.summaryFile !== undefined) append(options.summaryFile, markdown);
  const isOnlySummary = markdown !== undefined && options.summaryFile === undefined;
  console.log(isOnlySummary ? markdown : renderTerminal(comparison, context));
  if (!needsAcceptance(comparison, threshold)) return 0;
  if (options.acceptLarge) {
    console.log(diff.accepted);
    return 0;
  }
  console.error(diff.needsAcceptance(threshold, ACCEPT_VARIABLE));
  return 1;
}

/** What is sound at both times: of anything else it cannot be told what changed. */
function readable({ tables, calendar }: PriceList, unreadable: ReadonlySet<string>): PriceList {
  return {
    tables: tables.filter(({ id }) => !unreadable.has(tableFile(id))),
    calendar: unreadable.has(CALENDAR_FILE) ? undefined : calendar,
  };
}

function append(file: string, text: string): void {
  try {
    appendFileSync(file, `${text}\n`);
  } catch (error) {
    throw Failure.from(error, ({ failures }) => failures.fileUnwritable(file));
  }
}
