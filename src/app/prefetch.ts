import { useEffect } from 'react';
import { formatNumber } from '../shared/i18n/plural.ts';
import { locatePath } from '../shared/language-address.ts';
import type { Page } from '../shared/page-data/page.ts';
import { useSite } from '../shared/site-context.tsx';
import { whenIdle } from '../ui/hooks/schedule.ts';
import { fetchPage, type LanguageModule } from './page-store.ts';
import { pageAddress } from './router.tsx';

/** Limit of links in view that are fetched ahead on a page; a hovered link always is. */
const MAX_IN_VIEW = 12;

/** Links that may lead on. Those above a page's title lead back to where most visitors came from. */
const LEADS_ON = 'main a[href^="/"]:not(:has(~ h1) *)';

const seen = new Set<string>();

/**
 * Fetches pages ahead that the shown page links to: at once when a link is hovered or focused; when links come into
 * view, a few of them, one after the other whenever the browser has nothing else to do.
 */
export function usePrefetch(module: LanguageModule, page: Page | undefined): void {
  const { language, languages } = useSite();
  useEffect(() => {
    if (!page) return undefined;
    const ended = new AbortController();
    const { signal } = ended;
    seen.add(window.location.pathname);
    const fetchAhead = async (pathname: string) => {
      seen.add(pathname);
      const target = locatePath(languages, pathname);
      if (target.language === language) await fetchPage(module, target.path).catch(() => undefined);
    };
    const fetchTarget = ({ target }: Event) => {
      const pathname = target instanceof Element ? unseenPage(target.closest('a[href]')) : undefined;
      if (pathname !== undefined) void fetchAhead(pathname);
    };
    document.addEventListener('pointerover', fetchTarget, { passive: true, signal });
    document.addEventListener('focusin', fetchTarget, { signal });
    whenIdle(() => {
      // Formatting the first number of a document takes browsers some 20 ms, which no tap should wait for.
      formatNumber(document.documentElement.lang, 0);
      whenIdle(() => watchView(fetchAhead, signal));
    });
    return () => ended.abort();
  }, [module, page, language, languages]);
}

/** The page that a link leads to; undefined if it was fetched before or must not be. */
function unseenPage(link: Element | null): string | undefined {
  const address = link ? pageAddress(link) : undefined;
  if (address === undefined || isCostly()) return undefined;
  const { pathname } = new URL(address, window.location.href);
  return seen.has(pathname) ? undefined : pathname;
}

/** Fetches the pages of links in view. */
function watchView(fetchAhead: (pathname: string) => Promise<void>, ended: AbortSignal): void {
  if (ended.aborted || isCostly()) return;
  const waiting: Element[] = [];
  let left = MAX_IN_VIEW;
  let isBusy = false;
  const next = () => {
    const link = waiting.shift();
    isBusy = link !== undefined && left > 0 && !ended.aborted;
    if (!isBusy || !link) return;
    const pathname = unseenPage(link);
    if (pathname === undefined) return next();
    left -= 1;
    whenIdle(() => void fetchAhead(pathname).then(next));
  };
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      waiting.push(target);
    }
    if (!isBusy) next();
  });
  ended.addEventListener('abort', () => observer.disconnect());
  for (const link of document.querySelectorAll(LEADS_ON)) observer.observe(link);
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

function readConnection(): Connection {
  return (navigator as { readonly connection?: Connection }).connection ?? {};
}

/** True if the visitor asks to save data. */
export function savesData(): boolean {
  return readConnection().saveData === true;
}

/** True if the connection is metered or slow. */
function isCostly(): boolean {
  return savesData() || /^(?:slow-)?2g$|^3g$/.test(readConnection().effectiveType ?? '');
}
