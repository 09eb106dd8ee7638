import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { worksOffline } from '#generated/registry';
import { LanguageOffer } from '../features/language/LanguageOffer.tsx';
import { formatNumber } from '../shared/i18n/plural.ts';
import { localizedPath, locatePath } from '../shared/language-address.ts';
import { type PageVisit, WORKER_ADDRESS } from '../shared/offline.ts';
import { type SiteContextValue, useSite } from '../shared/site-context.tsx';
import { fillTemplate } from '../trip/message-template.ts';
import { whenIdle } from '../ui/hooks/schedule.ts';
import { showSavedCount, useSaved } from '../ui/saved/saved-tours.ts';
import { savesData } from './prefetch.ts';

/**
 * Loaded once a page can be used: an offer of the browser's language, the number of saved tours, pages without a
 * connection, and all pictures for print.
 *
 * @public Loaded on demand.
 */
export function Extras() {
  const { locale } = useSite().language;
  useEffect(() => showSavedCount((count) => formatNumber(locale, count)), [locale]);
  useEffect(loadPicturesForPrint, []);
  useOfflinePages();
  return <LanguageOffer />;
}

/** Pictures that were not scrolled to yet are printed as well. */
function loadPicturesForPrint(): () => void {
  const ended = new AbortController();
  const load = () => {
    for (const image of document.querySelectorAll<HTMLImageElement>('img[loading=lazy]')) {
      image.loading = 'eager';
    }
  };
  window.addEventListener('beforeprint', load, ended);
  return () => ended.abort();
}

/** Has the service worker store the shown page and the saved tours for when there is no connection. */
export function useOfflinePages(): void {
  const site = useSite();
  const saved = useSaved();
  const { pathname } = useLocation();
  useEffect(() => {
    if (!worksOffline || import.meta.env.DEV || !('serviceWorker' in navigator) || savesData()) return;
    whenIdle(() => {
      // Without a service worker the site works online only.
      announceToWorker(site, pathname, saved).catch(() => undefined);
    });
  }, [site, saved, pathname]);
}

async function announceToWorker(
  site: SiteContextValue,
  path: string,
  saved: readonly string[],
): Promise<void> {
  await navigator.serviceWorker.register(WORKER_ADDRESS);
  const { active } = await navigator.serviceWorker.ready;
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  const own = addresses.filter(({ origin }) => origin === location.origin);
  const visit: PageVisit = {
    path,
    loaded: own.map(({ pathname }) => pathname),
    saved: await findPages(site, saved),
  };
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Messages to workers take no target origin.
  active?.postMessage(visit);
}

/** The pages of saved tours, and the one that lists them. */
async function findPages(site: SiteContextValue, saved: readonly string[]): Promise<readonly string[]> {
  if (saved.length === 0) return [];
  const { href } = site.layout.compare;
  const page = await site.loadPageData(locatePath(site.languages, href).path);
  if (page.kind !== 'compare') return [];
  const paths = saved.map((slug) => fillTemplate(page.tourPath, { package: slug }));
  return [href, ...paths.map((path) => localizedPath(site.language, path))];
}
