import type { OfflineLanguage } from '../../../src/domain/offline.ts';
import type { ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import type { BrowserColors } from '../images/site-icons.ts';
import { missingPage } from './missing-page.ts';
import { RETIRED_WORKER } from './retired-worker.ts';

/**
 * The service worker of a site: the bundled code, and before it what it says in each language; one that ends itself
 * and whatever worker was there before, where the data switch it off.
 *
 * @param code of the worker, in one piece
 */
export function workerScript(site: ResolvedSite, code: string, colors: BrowserColors): string {
  if (!site.isKeptOffline) return RETIRED_WORKER;
  const languages = site.languages.map((language): OfflineLanguage => {
    const { info, offline } = language;
    const { notice, retry, keptPages } = offline;
    const document = missingPage(site, language, colors);
    return { prefix: info.prefix, locale: info.locale, notice, retry, keptPages, document };
  });
  return `const OFFLINE_LANGUAGES=${JSON.stringify(languages)};\n${code}\n`;
}
