import type { Site } from '../../../schema/site.ts';
import { checkSite } from '../../compiler/check-site.ts';
import { hasErrors } from '../../compiler/diagnostics/diagnostic.ts';
import { buildDictionaries } from '../../compiler/link/dictionaries.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { Dictionaries } from '../../compiler/resolve/texts.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { soundFiles } from '../../compiler/validate/sound-files.ts';
import { Failure } from '../../failure.ts';
import { CALENDAR_FILE, type PriceList } from './figures/price-list.ts';

/** The prices of a data folder, and what is needed to name them. */
export interface SitePrices extends ListResult {
  readonly site: Site;
  readonly source: Dictionaries;
}

/** What trips cost, and which of the files that say so have mistakes. */
interface ListResult {
  readonly list: PriceList;
  readonly damaged: readonly string[];
}

/** The prices among files of a data folder. */
export function listIn(sources: readonly SourceFile[]): ListResult {
  return listOf(soundFiles(sources));
}

/**
 * The prices of a data folder as far as it is sound.
 *
 * @throws Failure if site.json has mistakes
 */
export function readSitePrices(sources: readonly SourceFile[]): SitePrices {
  const files = soundFiles(sources);
  const site = files.single.site?.value;
  if (!site) throw new Failure(({ prices }) => prices.failures.noSite);
  return {
    site,
    ...listOf(files),
    source: { site, dictionaries: buildDictionaries(files) },
  };
}

function listOf({ single, entries, damaged }: ContentFiles): ListResult {
  return {
    list: { tables: entries.prices, calendar: single.calendar?.value },
    damaged: [...damaged].filter((path) => path.startsWith('prices/') || path === CALENDAR_FILE),
  };
}

/**
 * Makes sure that content has no errors, so that prices can be written to it or shown.
 *
 * @throws Failure if it has
 */
export function requireSound(sources: readonly SourceFile[]): void {
  if (hasErrors(checkSite(sources).diagnostics))
    throw new Failure(({ prices }) => prices.failures.contentErrors);
}
