import { spawnSync } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import {
  CALENDAR_FILE,
  listCells,
  listPrices,
  type PriceList,
  tableFile,
} from '../../compiler/link/price-cells.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { validFiles } from '../../compiler/validate/validate-files.ts';
import { Failure } from '../../failure.ts';
import { writeSummary } from '../../report/ci-reports.ts';
import { refuseErrors } from '../data-folder/edit-folder.ts';
import { openCurrentFolder } from '../data-folder/open-folder.ts';
import { cellKey } from './cells.ts';
import { createLabels, nameParts } from './labels.ts';
import {
  createReport,
  findChanges,
  type Report,
  type ReportContext,
  renderMarkdown,
  renderTerminal,
} from './report.ts';
import { FIX_FIRST, readSitePrices, type WriteOptions } from './site-prices.ts';

/** Default, in per cent: more than a season’s adjustment, less than an additional digit. */
export const DEFAULT_THRESHOLD = 20;

/** Set to "yes" to confirm large changes if no option can be given. */
export const ACCEPT_VARIABLE = 'ACCEPT_LARGE_PRICE_CHANGES';

/** Options for comparing prices and reporting the result. */
interface DiffOptions extends Omit<WriteOptions, 'dryRun'> {
  readonly revision: string;
  readonly format: 'pretty' | 'markdown';
}

/**
 * Reports how prices changed since a revision.
 *
 * @returns the exit code: 1 if a change is large, or prices are gone, and nobody confirmed it
 * @throws Failure if the revision cannot be read, or site.json has errors, which are printed then
 */
export function diffPrices(options: DiffOptions): number {
  const { dataFolder, revision, threshold, messages, format } = options;
  const { report: words, diff } = messages.prices;
  const sources = openCurrentFolder(dataFolder, messages);
  const files = validFiles(sources);
  if (!files.single.site) refuseErrors(sources, FIX_FIRST, messages);
  const prices = readSitePrices(files);
  const former = validFiles(readRevision(dataFolder, revision));
  for (const file of damagedPrices(former)) console.log(words.unreadable(file, revision));
  for (const file of damagedPrices(files)) console.log(words.unreadable(file, words.now));
  const damaged = new Set([...former.damaged, ...files.damaged]);
  const before = withoutFiles(listPrices(former), damaged);
  const after = withoutFiles(prices.list, damaged);
  const context = { messages, labels: createLabels(prices, messages, before.tables), threshold };
  const report = comparePrices(before, after, context);
  const isForSummary = format === 'markdown' && Boolean(process.env.GITHUB_STEP_SUMMARY);
  const text = format === 'markdown' ? renderMarkdown(report, context, revision) : '';
  if (isForSummary) writeSummary(text);
  console.log(format === 'markdown' && !isForSummary ? text : renderTerminal(report, context));
  if (!report.isLarge) return 0;
  if (options.acceptLarge) {
    console.log(diff.accepted);
    return 0;
  }
  console.error(diff.needsAcceptance(threshold, ACCEPT_VARIABLE));
  return 1;
}

/** Compares earlier prices with later ones. */
export function comparePrices(before: PriceList, after: PriceList, context: ReportContext): Report {
  const { labels, messages } = context;
  const { added, removed, perChanged, servesChanged } = messages.prices.report;
  const [old, now] = [listCells(before), listCells(after)];
  const oldKeys = new Set(old.map(cellKey));
  const byKey = new Map(now.map((cell) => [cellKey(cell), cell]));
  const lost = old.filter((cell) => !byKey.has(cellKey(cell)));
  const gained = now.filter((cell) => !oldKeys.has(cellKey(cell)));
  const tablesWithOther = (part: 'per' | 'serves'): readonly string[] =>
    after.tables.flatMap(({ id: table, value }) => {
      const earlier = before.tables.find(({ id }) => id === table)?.value ?? value;
      return isDeepStrictEqual(earlier[part], value[part]) ? [] : [labels.file({ table })];
    });
  const others = [
    ...nameParts(lost, old, labels).map((part) => ({ text: removed(part), isLarge: true })),
    ...tablesWithOther('per').map((table) => ({ text: perChanged(table), isLarge: true })),
    ...nameParts(gained, now, labels).map((part) => ({ text: added(part), isLarge: false })),
    ...tablesWithOther('serves').map((table) => ({ text: servesChanged(table), isLarge: false })),
  ];
  const changes = findChanges(old, (cell) => byKey.get(cellKey(cell))?.value);
  return createReport(changes, others, context);
}

/** The files with prices that have mistakes. */
function damagedPrices({ damaged }: ContentFiles): readonly string[] {
  return [...damaged].filter((path) => path.startsWith('prices/') || path === CALENDAR_FILE);
}

/** Prices without those of files that have errors now or had before: their changes are unknown. */
function withoutFiles({ tables, calendar }: PriceList, files: ReadonlySet<string>): PriceList {
  return {
    tables: tables.filter(({ id }) => !files.has(tableFile(id))),
    calendar: files.has(CALENDAR_FILE) ? undefined : calendar,
  };
}

/**
 * The files with prices as they were at a revision.
 *
 * @param revision a commit, branch or tag, or something like `HEAD~1`
 * @throws Failure if there is no Git, no repository or no such revision
 */
function readRevision(folder: string, revision: string): readonly SourceFile[] {
  if (!runGit(folder, 'rev-parse', '--show-toplevel'))
    throw new Failure(({ prices }) => prices.failures.noRepository);
  const commit = runGit(folder, 'rev-parse', '--verify', '-q', '--end-of-options', `${revision}^{commit}`);
  if (!commit) throw new Failure(({ prices }) => prices.failures.noRevision(revision));
  const id = commit.toString().trim();
  const names = runGit(folder, 'ls-tree', '-r', '-z', '--name-only', id, '--', 'prices', CALENDAR_FILE);
  return (names?.toString() ?? '').split('\0').flatMap((path) => {
    const bytes = path === '' ? undefined : runGit(folder, 'show', `${id}:./${path}`);
    return bytes ? [{ path, bytes }] : [];
  });
}

/** The output of Git; undefined if it refuses. */
function runGit(folder: string, ...args: readonly string[]): Buffer | undefined {
  const { error, status, stdout } = spawnSync('git', args, {
    cwd: folder,
    maxBuffer: Number.POSITIVE_INFINITY,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  if (error && 'code' in error && error.code === 'ENOENT')
    throw new Failure(({ prices }) => prices.failures.noGit);
  if (error) throw error;
  return status === 0 ? stdout : undefined;
}
