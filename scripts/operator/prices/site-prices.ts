import { PRICE_KEY, type PriceTable } from '../../../schema/price-table.ts';
import type { Site } from '../../../schema/site.ts';
import { checkSite } from '../../compiler/check-site.ts';
import { hasErrors } from '../../compiler/diagnostics/diagnostic.ts';
import { buildDictionaries } from '../../compiler/link/dictionaries.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { Dictionaries } from '../../compiler/resolve/texts.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { soundFiles } from '../../compiler/validate/sound-files.ts';
import { Failure } from '../../failure.ts';
import type { NamedTable } from './price-tables.ts';

/** The prices of a data folder, and what is needed to name them. */
export interface SitePrices extends TablesResult {
  readonly site: Site;
  readonly source: Dictionaries;
}

/** Price tables by hotel class, and which of their files have mistakes. */
export interface TablesResult {
  readonly tables: readonly NamedTable[];
  readonly damaged: readonly string[];
}

/** The price tables among files of a data folder. */
export function tablesIn(sources: readonly SourceFile[]): TablesResult {
  return tablesOf(soundFiles(sources));
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
    ...tablesOf(files),
    source: { site, dictionaries: buildDictionaries(files) },
  };
}

function tablesOf({ entries, damaged }: ContentFiles): TablesResult {
  return {
    tables: entries.prices.filter(({ value }) => namesTiers(value)),
    damaged: [...damaged].filter((path) => path.startsWith('prices/')),
  };
}

/** Spreadsheets have a column for each hotel class. */
function namesTiers({ rows }: PriceTable): boolean {
  return rows.every((row) => row[PRICE_KEY] === undefined);
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
