import { hasErrors } from '../../../compiler/diagnostics/diagnostic.ts';
import { isCheckerLanguage } from '../../../compiler/diagnostics/language.ts';
import { readDataFolder } from '../../../compiler/read/read-data-folder.ts';
import { Failure } from '../../../failure.ts';
import { reportFindings } from '../../../report/report-findings.ts';
import { saveChanges } from '../../data-folder/save-changes.ts';
import { isSame, needsAcceptance } from '../compare-prices.ts';
import { createLabels, type Labels } from '../labels.ts';
import { cellKey } from '../price-tables.ts';
import { renderTerminal } from '../report/render-terminal.ts';
import type { Grid } from '../sheets/grid.ts';
import { isOpenElsewhere } from '../sheets/open-elsewhere.ts';
import { writeCode } from '../sheets/price-code.ts';
import { readSpreadsheet } from '../sheets/read-spreadsheet.ts';
import { readSitePrices, requireSound, type SitePrices } from '../site-prices.ts';
import { allTexts, fill } from '../texts/catalogue.ts';
import { missingPrices } from './missing-prices.ts';
import { type ImportPlan, planImport } from './plan-import.ts';
import type { ReadingResult } from './read-prices.ts';
import { renderProblem, renderRemark } from './remark.ts';

/** What to import, and how. */
export interface ImportOptions {
  readonly dataFolder: string;
  readonly file: string;
  readonly language: string | undefined;
  /** Changes of more per cent need an acknowledgement. */
  readonly threshold: number;
  readonly dryRun: boolean;
  readonly acceptLarge: boolean;
  /** Asks the operator, who is told so when leaving without an answer; undefined where nobody can answer. */
  readonly ask: ((question: string, left: string) => Promise<string>) | undefined;
}

/**
 * Reads prices from a spreadsheet, shows what changes, and writes it into the data folder.
 *
 * @returns the exit code: 1 if something was refused, so that nothing was written
 * @throws Failure if the file cannot be read or the content has errors already
 */
export async function importPrices(options: ImportOptions): Promise<number> {
  const sources = readDataFolder(options.dataFolder);
  const prices = readSitePrices(sources, options.language);
  const { texts, tables, site } = prices;
  const grids = await readSpreadsheet(options.file, texts);
  requireSound(sources, texts);
  const plan = planImport(sources, tables, site, withoutNotes(grids));
  if (saysNothing(plan.reading)) {
    const code = `${writeCode('tier', '…')}, ${writeCode('band', '…')}`;
    throw new Failure(fill(texts.import.noPrices, { file: options.file, code }));
  }
  showNotices(plan, prices, createLabels(prices.source, texts, options.language), options);
  if (plan.reading.problems.length > 0) {
    console.error(texts.import.refused);
    for (const problem of plan.reading.problems) console.error(`  ${renderProblem(problem, texts)}`);
    return 1;
  }
  const labels = createLabels(prices.source, texts, options.language);
  console.log(renderTerminal(plan.comparison, { texts, labels, tables, threshold: options.threshold }));
  if (isSame(plan.comparison)) return 0;
  return finish(plan, prices, options);
}

/** Findings, acknowledgement, writing. */
async function finish(plan: ImportPlan, { texts }: SitePrices, options: ImportOptions): Promise<number> {
  const { threshold } = options;
  if (plan.findings.length > 0) {
    console.log(`\n${hasErrors(plan.findings) ? texts.import.findings : texts.import.newFindings}`);
    const language = isCheckerLanguage(texts.language) ? texts.language : undefined;
    reportFindings(plan.findings, plan.sources, { language });
  }
  if (hasErrors(plan.findings)) return 1;
  const isLarge = needsAcceptance(plan.comparison, threshold) && !options.acceptLarge;
  if (options.dryRun) {
    console.log(texts.import.dryRun);
    return 0;
  }
  if (isLarge && !options.ask) {
    console.error(fill(texts.import.needsAcceptance, { threshold }));
    return 1;
  }
  if (isLarge && options.ask) {
    const answer = await options.ask(fill(texts.import.ask, { threshold }), texts.import.notWritten);
    if (!texts.import.yes.includes(answer.trim().toLowerCase())) {
      console.error(texts.import.notWritten);
      return 1;
    }
  }
  saveChanges(options.dataFolder, plan.changes);
  console.log(fill(texts.import.written, { files: [...plan.changes.keys()].join(', ') }));
  return 0;
}

/** Whether no cell could be told to be a price: a file of another kind, or columns that were not kept apart. */
function saysNothing({ amounts, blanks, problems }: ReadingResult): boolean {
  return amounts.size + blanks.length + problems.length === 0;
}

function withoutNotes(grids: readonly Grid[]): readonly Grid[] {
  const names = new Set(allTexts.map(({ sheet }) => sheet.notes));
  return grids.filter(({ name }) => !names.has(name));
}

function showNotices(plan: ImportPlan, prices: SitePrices, labels: Labels, { file }: ImportOptions): void {
  const { texts, tables } = prices;
  const { reading } = plan;
  const blanks = reading.blanks.map(({ sheet, cell, table, band, tier }) => {
    const row = tables.find(({ id }) => id === table)?.value.rows.find(({ paxCount }) => paxCount === band);
    const amount = row?.[tier];
    const values = { amount: typeof amount === 'number' ? labels.money(amount) : '' };
    return renderRemark({ sheet, cell, text: 'blank', values }, texts);
  });
  const known = new Set([...reading.amounts.keys(), ...reading.blanks.map(cellKey)]);
  const missing = reading.problems.length > 0 ? [] : missingPrices(tables, known, labels);
  const lines = [
    ...(isOpenElsewhere(file) ? [fill(texts.import.openElsewhere, { file })] : []),
    ...reading.notices.map((notice) => renderRemark(notice, texts)),
    ...blanks,
    ...missing.map((what) => fill(texts.import.missing, { what })),
  ];
  if (lines.length > 0)
    console.log([texts.import.notices, ...lines.map((line) => `  ${line}`), ''].join('\n'));
}
