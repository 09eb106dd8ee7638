import { formatNumber } from '../i18n/plural.ts';
import { whenIdle } from '../ui/when-idle.ts';
import { pageAddress } from './page-links.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Fetches a page; settles when it is there, or cannot be fetched. */
export type FetchPage = (pathname: string) => Promise<unknown>;

/** Of the links that come into view on a page, so many are followed ahead; whoever points at one gets it anyway. */
const MOST_IN_VIEW = 12;

/** Links that may lead on. What stands above a page's title leads back to where most have come from. */
const LEADS_ON = 'main a[href^="/"]:not(:has(~ h1) *)';

/** Whether the visitor's connection is metered or slow. */
function isCostly(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /^(?:slow-)?2g$|^3g$/.test(connection?.effectiveType ?? '');
}

const seen = new Set<string>([window.location.pathname]);

/** The page that a link leads to, once, if it may be fetched. */
function unseenPage(link: Element): string | undefined {
  const address = pageAddress(link);
  if (address === undefined || isCostly()) return undefined;
  const { pathname } = new URL(address, window.location.href);
  return seen.has(pathname) ? undefined : pathname;
}

/**
 * Fetches pages ahead: at once when a link to them is hovered or focused; when links come into view, a few of them,
 * one after the other whenever the browser has nothing else to do.
 *
 * @param ended ends it
 */
export function watchLinks(fetchPage: FetchPage, ended: AbortSignal): void {
  const fetchNow = (pathname: string | undefined): Promise<unknown> => {
    if (pathname === undefined) return Promise.resolve();
    seen.add(pathname);
    return fetchPage(pathname);
  };
  const fetchTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link) void fetchNow(unseenPage(link));
  };
  document.addEventListener('pointerover', fetchTarget, { passive: true, signal: ended });
  document.addEventListener('focusin', fetchTarget, { signal: ended });
  whenIdle(() => {
    prepareNumbers();
    whenIdle(() => watchView(fetchNow, ended));
  });
}

/** Fetches what links in view lead to. */
function watchView(fetchNow: (pathname: string | undefined) => Promise<unknown>, ended: AbortSignal): void {
  if (ended.aborted || isCostly()) return;
  const waiting: Element[] = [];
  let left = MOST_IN_VIEW;
  let isBusy = false;
  const next = () => {
    const link = waiting.shift();
    isBusy = link !== undefined && left > 0 && !ended.aborted;
    if (!isBusy || !link) return;
    const pathname = unseenPage(link);
    if (pathname === undefined) return next();
    left -= 1;
    whenIdle(() => void fetchNow(pathname).then(next));
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

/** Writing the first number of a document takes browsers some 20 ms, which no tap should have to wait for. */
function prepareNumbers(): void {
  formatNumber(document.documentElement.lang, 0);
}
