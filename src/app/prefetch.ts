import { formatNumber } from '../i18n/plural.ts';
import { pageAddress } from './page-links.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor's connection is metered or slow. */
function isCostly(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /^(?:slow-)?2g$|^3g$/.test(connection?.effectiveType ?? '');
}

const seen = new Set<string>([window.location.pathname]);

function fetchLink(link: Element, fetchPage: (pathname: string) => void): void {
  const address = pageAddress(link);
  if (address === undefined || isCostly()) return;
  const { pathname } = new URL(address, window.location.href);
  if (seen.has(pathname)) return;
  seen.add(pathname);
  fetchPage(pathname);
}

/**
 * Fetches pages ahead when a link to them is hovered, focused or comes into view.
 *
 * @param fetchPage called once for each address
 * @param ended ends it
 * @public Loaded on demand.
 */
export function watchLinks(fetchPage: (pathname: string) => void, ended: AbortSignal): void {
  if (ended.aborted) return;
  const fetchTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    if (link) fetchLink(link, fetchPage);
  };
  document.addEventListener('pointerover', fetchTarget, { passive: true, signal: ended });
  document.addEventListener('focusin', fetchTarget, { signal: ended });

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      fetchLink(target, fetchPage);
    }
  });
  ended.addEventListener('abort', () => observer.disconnect());
  whenIdle(() => {
    if (ended.aborted) return;
    prepareNumbers();
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  });
}

/** Writing the first number of a document takes browsers some 20 ms, which no tap should have to wait for. */
function prepareNumbers(): void {
  formatNumber(document.documentElement.lang, 0);
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
