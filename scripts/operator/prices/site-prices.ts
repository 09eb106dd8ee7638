import { checkSite } from '../../compiler/check-site.ts';
import { hasErrors } from '../../compiler/diagnostics/diagnostic.ts';
import { buildDictionaries } from '../../compiler/link/link-model.ts';
import { listCells, listPrices } from '../../compiler/link/price-cells.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { Failure } from '../../failure.ts';
import type { Localized, Messages } from '../../messages/messages.ts';
import { reportFindings } from '../../report/render-pretty.ts';
import { findNew, refuseErrors } from '../data-folder/edit-folder.ts';
import { openCurrentFolder } from '../data-folder/open-folder.ts';
import { type DataChanges, saveChanges, withChanges } from '../data-folder/save-changes.ts';
import { setValues } from '../json-edit/edit-json.ts';
import { confirm } from '../terminal.ts';
import { createLabels } from './labels.ts';
import { createReport, type PriceChange, renderTerminal } from './report.ts';

export const FIX_FIRST: Localized = ({ failures }) => failures.fixFirst;

/** The prices of a data folder, and what is needed to name them. */
export type SitePrices = ReturnType<typeof readSitePrices>;

/** The prices of a data folder without errors. */
export type ValidPrices = ReturnType<typeof openValidPrices>;

/**
 * The prices of a data folder that may have errors.
 *
 * @throws Failure if site.json has mistakes
 */
export function readSitePrices(files: ContentFiles) {
  const site = files.single.site?.value;
  if (!site) throw new Failure(FIX_FIRST);
  const list = listPrices(files);
  return { site, source: { site, dictionaries: buildDictionaries(files) }, list, cells: listCells(list) };
}

/**
 * Opens a data folder without errors.
 *
 * @param messages in which errors are printed
 * @throws Failure if it cannot be read or has errors, which are printed then
 */
export function openValidPrices(dataFolder: string, messages: Messages) {
  const sources = openCurrentFolder(dataFolder, messages);
  const { diagnostics, wholeModel: model } = refuseErrors(sources, FIX_FIRST, messages);
  return { ...readSitePrices(model.files), sources, diagnostics, model };
}

/** Options for showing and writing new prices. */
export interface WriteOptions {
  readonly dataFolder: string;
  readonly messages: Messages;
  /** Changes of more per cent have to be confirmed. */
  readonly threshold: number;
  readonly dryRun: boolean;
  readonly acceptLarge: boolean;
}

/**
 * Shows changes and what the check finds in them, has large ones confirmed, and writes all of them, or none.
 *
 * @returns the exit code: 1 if nothing was written because something was refused
 */
export async function savePrices(
  changes: readonly PriceChange[],
  prices: ValidPrices,
  options: WriteOptions,
): Promise<number> {
  const { messages, threshold, dataFolder, dryRun, acceptLarge } = options;
  const words = messages.prices.import;
  const context = { messages, labels: createLabels(prices, messages), threshold };
  const report = createReport(changes, [], context);
  console.log(renderTerminal(report, context));
  if (report.isEmpty) return 0;
  const edited = editFiles(prices.sources, changes);
  const sources = withChanges(prices.sources, edited);
  const findings = findNew(prices.diagnostics, checkSite(sources).diagnostics);
  if (findings.length > 0) {
    console.log(`\n${hasErrors(findings) ? words.findings : words.newFindings}`);
    reportFindings(findings, sources, messages);
  }
  if (hasErrors(findings)) return 1;
  if (dryRun) {
    console.log(words.dryRun);
    return 0;
  }
  const confirmation = { question: words.ask(threshold), unasked: words.needsAcceptance(threshold) };
  if (report.isLarge && !acceptLarge && !(await confirm(confirmation, messages))) return 1;
  saveChanges(dataFolder, edited, prices.sources);
  console.log(words.written([...edited.keys()]));
  return 0;
}

/** Puts new values into the text of their files, and changes nothing else. */
export function editFiles(sources: readonly SourceFile[], changes: readonly PriceChange[]): DataChanges {
  return new Map(
    sources.flatMap(({ path, bytes }) => {
      const own = changes.filter(({ file }) => file === path);
      return own.length === 0 ? [] : [[path, setValues(new TextDecoder().decode(bytes), own)] as const];
    }),
  );
}
