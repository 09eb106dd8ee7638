import { escapeHtml } from '../../../src/shared/escape-html.ts';
import { type OfflineLanguage, STORED_PAGES } from '../../../src/shared/offline.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../compiler/resolve/resolve-site.ts';
import { contentPolicy, sourceHash } from '../hosting/content-policy.ts';
import type { BrowserColors } from '../images/site-icons.ts';

/**
 * A service worker that replaces one that is no longer wanted: it empties the caches and unregisters itself. Also the
 * development server's answer, so that a worker of the published site does not live on at the same address.
 */
export const RETIRED_WORKER = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
})()));
`;

/**
 * The service worker of a site: the bundled code after its words in each language; a retired one where the data switch
 * it off.
 *
 * @param code of the worker, in one piece
 */
export function workerScript(site: ResolvedSite, code: string, colors: BrowserColors): string {
  if (!site.worksOffline) return RETIRED_WORKER;
  const languages = site.languages.map((language): OfflineLanguage => {
    const { info, offline } = language;
    const { notice, retry, keptPages } = offline;
    const document = missingPage(site, language, colors);
    return { prefix: info.prefix, locale: info.locale, notice, retry, storedPages: keptPages, document };
  });
  const prefixedFirst = languages.toSorted((one, other) => other.prefix.length - one.prefix.length);
  return `const OFFLINE_LANGUAGES=${JSON.stringify(prefixedFirst)};\n${code}\n`;
}

/** The document for pages that are not stored while there is no connection. It needs no other file. */
function missingPage(
  { externalHosts }: ResolvedSite,
  { info, layout, offline }: ResolvedLanguage,
  { ground, deep }: BrowserColors,
): string {
  const style = `:root{color-scheme:light dark}body{max-width:40rem;margin:0 auto;padding:1.5rem;background:${ground.light};font:1.0625rem/1.6 system-ui,sans-serif}h1,h2{line-height:1.15}ul{padding:0;list-style:none}a{display:inline-block;padding-block:.6rem;color:${deep}}@media (prefers-color-scheme:dark){body{background:${ground.dark}}a{color:inherit}}`;
  const [brand, title, text, retry] = [layout.brand, offline.title, offline.text, offline.retry].map(
    escapeHtml,
  );
  return `<!doctype html><html lang="${info.code}" dir="${info.direction}"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${contentPolicy(externalHosts, [], [sourceHash(style)])}">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title} | ${brand}</title><style>${style}</style></head>
<body><main><p>${brand}</p><h1>${title}</h1><p>${text}</p><p><a href="">${retry}</a></p>${STORED_PAGES}</main></body></html>
`;
}
