import { checkSite } from '../../compiler/check-site.ts';
import { buildDictionaries } from '../../compiler/link/dictionaries.ts';
import type { SourceFile } from '../../compiler/read/read-data-folder.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { validFiles } from '../../compiler/validate/validate-files.ts';
import { Failure } from '../../failure.ts';
import type { Messages } from '../../messages/messages.ts';
import { openCurrentFolder, tellIn } from '../data-folder/open-folder.ts';
import { CALENDAR_FILE, listCells, type PriceList } from './cells.ts';

/** The prices among files, as far as they are sound. */
export type FoundPrices = ReturnType<typeof findPrices>;

/** The prices of a data folder, and what is needed to name them. */
export type SitePrices = ReturnType<typeof readSitePrices>;

/** The prices of a data folder without errors. */
export type SoundPrices = ReturnType<typeof openSoundPrices>;

/** Finds the prices among files, and the paths of those with prices that have mistakes. */
export function findPrices({ single, entries, damaged }: ContentFiles) {
  const list: PriceList = { tables: entries.prices, calendar: single.calendar?.value };
  const isPriceFile = (path: string): boolean => path.startsWith('prices/') || path === CALENDAR_FILE;
  return { list, cells: listCells(list), damaged: [...damaged].filter(isPriceFile) };
}

/**
 * Reads the prices of a data folder as far as it is sound.
 *
 * @throws Failure if site.json has mistakes
 */
export function readSitePrices(sources: readonly SourceFile[]) {
  const files = validFiles(sources);
  const site = files.single.site?.value;
  if (!site) throw new Failure(({ prices }) => prices.failures.noSite);
  return { site, source: { site, dictionaries: buildDictionaries(files) }, ...findPrices(files) };
}

/**
 * Opens a data folder without errors.
 *
 * @throws Failure if it has some, or cannot be read
 */
export function openSoundPrices(dataFolder: string, messages: Messages) {
  const sources = openCurrentFolder(dataFolder, tellIn(messages));
  const prices = readSitePrices(sources);
  const { ok, diagnostics, model } = checkSite(sources);
  if (!ok) throw new Failure((own) => own.prices.failures.contentErrors);
  return { ...prices, sources, diagnostics, model };
}
