import { isInternal } from '../ui/links/PageLink.tsx';

interface Router {
  readonly subscribe: (listener: () => void) => () => void;
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Whether the visitor's connection is metered or slow. */
function isCostly(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return connection?.saveData === true || /^(?:slow-)?2g$|^3g$/.test(connection?.effectiveType ?? '');
}

/**
 * Fetches pages ahead when a link to them is hovered, focused or comes into view.
 *
 * @param fetchPage called once for each address
 * @public Loaded on demand.
 */
export function startPrefetching(router: Router, fetchPage: (pathname: string) => void): void {
  const seen = new Set<string>([window.location.pathname]);

  function fetchLink(link: Element): void {
    const href = link.getAttribute('href');
    if (href === null || !isInternal(href) || isCostly()) return;
    const { pathname } = new URL(href, window.location.href);
    if (seen.has(pathname)) return;
    seen.add(pathname);
    fetchPage(pathname);
  }

  function handlePointing(event: Event): void {
    const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
    if (link) fetchLink(link);
  }
  document.addEventListener('pointerover', handlePointing, { passive: true });
  document.addEventListener('focusin', handlePointing);

  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer.unobserve(target);
      fetchLink(target);
    }
  });
  const observeLinks = () => {
    observer.disconnect();
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  };
  whenIdle(observeLinks);
  router.subscribe(() => whenIdle(observeLinks));
}

function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
