import { type AcknowledgedResult, acknowledge } from './check/acknowledge.ts';
import { checkAddresses } from './check/check-addresses.ts';
import { checkBands } from './check/check-bands.ts';
import { checkContact } from './check/check-contact.ts';
import { checkCurrency } from './check/check-currency.ts';
import { checkDurations } from './check/check-durations.ts';
import { checkImages } from './check/check-images.ts';
import { checkItineraries } from './check/check-itineraries.ts';
import { checkLists } from './check/check-lists.ts';
import { checkOptions } from './check/check-options.ts';
import { checkPlaceholders } from './check/check-placeholders.ts';
import { checkPoints } from './check/check-points.ts';
import { checkPriceSense } from './check/check-price-sense.ts';
import { checkPrices } from './check/check-prices.ts';
import { checkRedirects } from './check/check-redirects.ts';
import { checkTableUse } from './check/check-table-use.ts';
import { checkTimes } from './check/check-times.ts';
import { type Diagnostic, hasErrors, sortDiagnostics, withoutRepeats } from './diagnostics/diagnostic.ts';
import { checkReferences } from './link/check-references.ts';
import { checkTexts } from './link/check-texts.ts';
import type { Content } from './link/content.ts';
import { collectKnownIds } from './link/known-ids.ts';
import { linkContent } from './link/link-content.ts';
import type { SourceFile } from './read/read-data-folder.ts';
import type { ContentFiles } from './validate/content-files.ts';
import { validateFiles } from './validate/validate-files.ts';

/** What may be set from outside the data folder. */
export interface CheckOptions {
  /** Year, month, day: acknowledgements run out; without it they never do. */
  readonly today?: string | undefined;
}

/** What is wrong with the content; and, if nothing is, how to link it, which checking alone does not need. */
export type CheckResult = AcknowledgedResult &
  ({ readonly ok: true; readonly link: () => Content } | { readonly ok: false });

/** Checks all content in one run: syntax, shape, references, texts, meaning. Pure. */
export function checkContent(sources: readonly SourceFile[], { today }: CheckOptions = {}): CheckResult {
  const { files, diagnostics: shape } = validateFiles(sources);
  const known = collectKnownIds(files);
  const found = [
    ...shape,
    ...checkReferences(files, known),
    ...checkTexts(files, known),
    ...checkLists(files),
    ...checkAddresses(files),
    ...checkRedirects(files),
    ...checkImages(files),
    ...checkCurrency(files),
    ...checkPrices(files, known),
    ...checkBands(files),
    ...checkTimes(files),
    ...checkOptions(files),
    ...checkPoints(files),
    ...checkContact(files),
    ...checkItineraries(files),
    ...checkPlaceholders(files),
  ];
  const doubts = findDoubts(files, found);
  const { diagnostics: open, acknowledged } = acknowledge(files, [...found, ...doubts], today);
  const diagnostics = withoutRepeats(sortDiagnostics(open));
  if (hasErrors(diagnostics)) return { ok: false, diagnostics, acknowledged };
  return { ok: true, diagnostics, acknowledged, link: () => linkContent(files) };
}

/** What is only unlikely, as far as it does not follow from mistakes. */
function findDoubts(files: ContentFiles, found: readonly Diagnostic[]): readonly Diagnostic[] {
  const errors = found.filter(({ severity }) => severity === 'error');
  const wrong = new Set(errors.map(({ at }) => at.file));
  const prices = checkPriceSense(files).filter(({ at }) => !wrong.has(at.file));
  if (errors.length > 0) return prices;
  return [...prices, ...checkDurations(files), ...checkTableUse(files)];
}
