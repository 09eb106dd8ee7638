import { checkAddresses } from './check/check-addresses.ts';
import { checkCurrency } from './check/check-currency.ts';
import { checkImages } from './check/check-images.ts';
import { checkItineraries } from './check/check-itineraries.ts';
import { checkLists } from './check/check-lists.ts';
import { checkPlaceholders } from './check/check-placeholders.ts';
import { checkPrices } from './check/check-prices.ts';
import { type Diagnostic, hasErrors, sortDiagnostics, withoutRepeats } from './diagnostics/diagnostic.ts';
import { checkReferences } from './link/check-references.ts';
import { checkTexts } from './link/check-texts.ts';
import type { Content } from './link/content.ts';
import { collectKnownIds } from './link/known-ids.ts';
import { linkContent } from './link/link-content.ts';
import type { SourceFile } from './read/read-data-folder.ts';
import { validateFiles } from './validate/validate-files.ts';

/** What is wrong with the content; and, if nothing is, how to link it, which checking alone does not need. */
export type CheckResult =
  | { readonly ok: true; readonly diagnostics: readonly Diagnostic[]; readonly link: () => Content }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/** Checks all content in one run: syntax, shape, references, texts, meaning. */
export function checkContent(sources: readonly SourceFile[]): CheckResult {
  const { files, diagnostics: shape } = validateFiles(sources);
  const known = collectKnownIds(files);
  const found = sortDiagnostics([
    ...shape,
    ...checkReferences(files, known),
    ...checkTexts(files, known),
    ...checkLists(files),
    ...checkAddresses(files),
    ...checkImages(files),
    ...checkCurrency(files),
    ...checkPrices(files, known),
    ...checkItineraries(files),
    ...checkPlaceholders(files),
  ]);
  const diagnostics = withoutRepeats(found);
  if (hasErrors(diagnostics)) return { ok: false, diagnostics };
  return { ok: true, diagnostics, link: () => linkContent(files) };
}
