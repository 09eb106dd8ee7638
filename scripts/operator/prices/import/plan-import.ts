import type { Site } from '../../../../schema/site.ts';
import { checkSite } from '../../../compiler/check-site.ts';
import { type Diagnostic, hasErrors } from '../../../compiler/diagnostics/diagnostic.ts';
import type { SourceFile } from '../../../compiler/read/read-data-folder.ts';
import { type DataChanges, withChanges } from '../../data-folder/changes.ts';
import { compareFigures, type PriceComparison } from '../compare-prices.ts';
import { sameTables } from '../compare-tables.ts';
import { type Figure, type FigureValue, figureKey } from '../figures/figure.ts';
import type { PriceList } from '../figures/price-list.ts';
import type { Worksheet } from '../sheets/worksheet.ts';
import { editFiles } from './edit-files.ts';
import { priceBook } from './price-book.ts';
import { type ReadingResult, readPrices } from './read-prices.ts';

/** The effects that new prices would have. */
export interface PricePlan {
  readonly comparison: PriceComparison;
  /** The files that change; none if anything has to be corrected first. */
  readonly changes: DataChanges;
  /** What the check finds in the content as it would be, and does not find now. */
  readonly findings: readonly Diagnostic[];
  /** The content as it would be. */
  readonly sources: readonly SourceFile[];
}

/** What an import would do. */
export interface ImportPlan extends PricePlan {
  readonly reading: ReadingResult;
}

/** Works out what importing sheets into sound content would change. Pure: nothing is written. */
export function planImport(
  sources: readonly SourceFile[],
  list: PriceList,
  site: Site,
  worksheets: readonly Worksheet[],
): ImportPlan {
  const book = priceBook(list, site);
  const reading = readPrices(worksheets, book);
  const values = reading.problems.length > 0 ? new Map<string, FigureValue>() : reading.values;
  const before = [...book.figures.values()];
  const after = before.map((figure) => ({
    ...figure,
    value: values.get(figureKey(figure.address)) ?? figure.value,
  }));
  return { reading, ...planPrices(sources, before, after) };
}

/** Works out what new figures would change; both lists are in the same order. Pure: nothing is written. */
export function planPrices(
  sources: readonly SourceFile[],
  before: readonly Figure[],
  after: readonly Figure[],
): PricePlan {
  const changes = editFiles(sources, before, after);
  const changed = withChanges(sources, changes);
  const findings = changes.size === 0 ? [] : newFindings(sources, changed);
  return {
    comparison: { ...sameTables, ...compareFigures(before, after) },
    changes: hasErrors(findings) ? new Map() : changes,
    findings,
    sources: changed,
  };
}

function newFindings(before: readonly SourceFile[], after: readonly SourceFile[]): readonly Diagnostic[] {
  const known = new Set(checkSite(before).diagnostics.map(fingerprint));
  return checkSite(after).diagnostics.filter((finding) => !known.has(fingerprint(finding)));
}

function fingerprint({ at, code, message }: Diagnostic): string {
  return [at.file, at.path, code, message].join('\n');
}
