import { hasErrors } from '../../../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../../compiler/read/read-data-folder.ts';
import { Failure } from '../../../failure.ts';
import { type Localized, languages, type Messages } from '../../../messages/messages.ts';
import { reportFindings } from '../../../report/report-findings.ts';
import { openCurrentFolder, tellIn } from '../../data-folder/open-folder.ts';
import { saveChanges } from '../../data-folder/save-changes.ts';
import { isSame, needsAcceptance } from '../compare-prices.ts';
import { figureKey } from '../figures/figure.ts';
import { createLabels, type Labels } from '../labels.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import { isOpenElsewhere } from '../sheets/open-elsewhere.ts';
import { writeCode } from '../sheets/price-code.ts';
import { readSpreadsheet } from '../sheets/read-spreadsheet.ts';
import type { Worksheet } from '../sheets/worksheet.ts';
import { readSitePrices, requireSound, type SitePrices } from '../site-prices.ts';
import { missingPrices } from './missing-prices.ts';
import { type ImportPlan, type PricePlan, planImport } from './plan-import.ts';
import type { ReadingResult } from './read-prices.ts';
import { renderProblem, renderRemark } from './remark.ts';

/** Options for showing and writing new prices. */
export interface WriteOptions {
  readonly dataFolder: string;
  readonly messages: Messages;
  /** Of the names of what prices belong to; the operator's unless asked for. */
  readonly language: string | undefined;
  /** Changes of more per cent need an acknowledgement. */
  readonly threshold: number;
  readonly dryRun: boolean;
  readonly acceptLarge: boolean;
  /** Asks the operator, who is reported so when leaving without an answer; undefined where nobody can answer. */
  readonly ask: ((question: string, left: Localized) => Promise<string>) | undefined;
}

/** What to import, and how. */
export interface ImportOptions extends WriteOptions {
  readonly file: string;
}

/**
 * Reads prices from a spreadsheet, shows what changes, and writes it into the data folder.
 *
 * @returns the exit code: 1 if something was refused, so that nothing was written
 * @throws Failure if the file cannot be read or the content has errors already
 */
export async function importPrices(options: ImportOptions): Promise<number> {
  const { messages, threshold } = options;
  const sources = openCurrentFolder(options.dataFolder, tellIn(messages));
  const prices = readSitePrices(sources);
  const { list, site } = prices;
  const worksheets = await readSpreadsheet(options.file);
  requireSound(sources);
  const plan = planImport(sources, list, site, withoutNotes(worksheets));
  if (saysNothing(plan.reading)) {
    const code = `${writeCode('tier', '…')}, ${writeCode('band', '…')}`;
    throw new Failure((own) => own.prices.import.noPrices(options.file, code));
  }
  const labels = createLabels(prices, messages, options.language);
  showNotices(plan, prices, labels, options);
  if (plan.reading.problems.length > 0) {
    console.error(messages.prices.import.refused);
    for (const problem of plan.reading.problems) console.error(`  ${renderProblem(problem, messages)}`);
    return 1;
  }
  console.log(renderTerminal(plan.comparison, { messages, labels, tables: list.tables, threshold }));
  if (isSame(plan.comparison)) return 0;
  return writePrices(plan, sources, options);
}

/**
 * Tells what the check finds in new prices, has large changes acknowledged, and writes.
 *
 * @returns the exit code: 1 if something was refused, so that nothing was written
 */
export async function writePrices(
  plan: PricePlan,
  seen: readonly SourceFile[],
  options: WriteOptions,
): Promise<number> {
  const { threshold, messages } = options;
  const words = messages.prices.import;
  if (plan.findings.length > 0) {
    console.log(`\n${hasErrors(plan.findings) ? words.findings : words.newFindings}`);
    reportFindings(plan.findings, plan.sources, messages);
  }
  if (hasErrors(plan.findings)) return 1;
  const isLarge = needsAcceptance(plan.comparison, threshold) && !options.acceptLarge;
  if (options.dryRun) {
    console.log(words.dryRun);
    return 0;
  }
  if (isLarge && !options.ask) {
    console.error(words.needsAcceptance(threshold));
    return 1;
  }
  if (isLarge && options.ask) {
    const answer = await options.ask(words.ask(threshold), (own) => own.prices.import.notWritten);
    if (!words.yes.includes(answer.trim().toLowerCase())) {
      console.error(words.notWritten);
      return 1;
    }
  }
  saveChanges(options.dataFolder, plan.changes, { seen });
  console.log(words.written([...plan.changes.keys()]));
  return 0;
}

/** Whether no cell could be told to be a price: a file of another kind, or columns that were not kept apart. */
function saysNothing({ values, blanks, problems }: ReadingResult): boolean {
  return values.size + blanks.length + problems.length === 0;
}

function withoutNotes(worksheets: readonly Worksheet[]): readonly Worksheet[] {
  const names = new Set(Object.values(languages).map(({ prices }) => prices.sheet.notes));
  return worksheets.filter(({ name }) => !names.has(name));
}

function showNotices(
  { reading }: ImportPlan,
  { list }: SitePrices,
  labels: Labels,
  { file, messages }: ImportOptions,
): void {
  const words = messages.prices.import;
  const blanks = reading.blanks.map(({ sheet, cell, figure }) =>
    messages.prices.remarks.blank({ sheet, cell, amount: labels.value(figure.address, figure.value) }),
  );
  const known = new Set([
    ...reading.values.keys(),
    ...reading.blanks.map(({ figure }) => figureKey(figure.address)),
  ]);
  const missing = reading.problems.length > 0 ? [] : missingPrices(list, known, labels);
  const lines = [
    ...(isOpenElsewhere(file) ? [words.openElsewhere(file)] : []),
    ...reading.notices.map((notice) => renderRemark(notice, messages)),
    ...blanks,
    ...missing.map(words.missing),
  ];
  if (lines.length > 0) console.log([words.notices, ...lines.map((line) => `  ${line}`), ''].join('\n'));
}
