import { KEPT_PAGES, type OfflineLanguage } from '../../../src/domain/offline.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import { contentPolicy, sourceHash } from '../hosting/content-policy.ts';
import type { BrowserColors } from '../images/site-icons.ts';

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

/**
 * The document that the service worker shows in a language for pages that are not kept while there is no connection.
 * It needs no other file.
 */
export function missingPage(
  { asked }: Pick<ResolvedSite, 'asked'>,
  { info, shell, offline }: ResolvedLanguage,
  { ground, deep }: BrowserColors,
): string {
  const style = `:root{color-scheme:light dark}body{max-width:40rem;margin:0 auto;padding:1.5rem;background:${ground.light};font:1.0625rem/1.6 system-ui,sans-serif}h1,h2{line-height:1.15}ul{padding:0;list-style:none}a{display:inline-block;padding-block:.6rem;color:${deep}}@media (prefers-color-scheme:dark){body{background:${ground.dark}}a{color:inherit}}`;
  return `<!doctype html>
<html lang="${info.code}" dir="${info.direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy(asked, [], [sourceHash(style)])}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(`${offline.title} | ${shell.brand}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<p>${escaped(shell.brand)}</p>
<h1>${escaped(offline.title)}</h1>
<p>${escaped(offline.text)}</p>
<p><a href="">${escaped(offline.retry)}</a></p>
${KEPT_PAGES}
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/**
 * A service worker in place of one that is no longer wanted: it empties what that one kept, and goes. Pages that are
 * open stay as they are. Also what the development server answers, so that a worker of the published site does not
 * live on where it was looked at under the same address.
 */
export const RETIRED_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;
