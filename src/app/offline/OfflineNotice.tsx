import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { isKeptOffline } from '#generated/registry';
import { localizedPath, locatePath } from '../../domain/language-address.ts';
import { fillTemplate } from '../../domain/message-template.ts';
import { BAR_MARK, type OldPageNotice, type PageVisit, WORKER_ADDRESS } from '../../domain/offline.ts';
import { type SiteContextValue, useSite } from '../../i18n/site-context.tsx';
import { useSaved } from '../../ui/saved/use-saved.ts';
import { whenIdle } from '../../ui/waking/when-idle.ts';
import { savesData } from '../connection.ts';

const canStore = isKeptOffline && !import.meta.env.DEV;

/** Has the shown page and the saved tours stored for when there is no connection; says where the page may be old. */
export function OfflineNotice() {
  const site = useSite();
  const saved = useSaved();
  const { pathname } = useLocation();
  const [{ path, notice }, setAnswer] = useState<{ path?: string; notice?: OldPageNotice | undefined }>({});

  useEffect(() => {
    if (!canStore || !('serviceWorker' in navigator) || savesData()) return undefined;
    const ended = new AbortController();
    const visit = async () => {
      await navigator.serviceWorker.register(WORKER_ADDRESS);
      const { active } = await navigator.serviceWorker.ready;
      const message = { path: pathname, loaded: loadedFiles(), saved: await findPages(site, saved) };
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', ({ data }: MessageEvent<OldPageNotice | undefined>) => {
        if (ended.signal.aborted) return;
        // A document from the cache has a notice of its own, until it is loaded again.
        if (data) document.querySelector(`[${BAR_MARK}="document"]`)?.remove();
        setAnswer({ path: pathname, notice: data });
      });
      port1.start();
      if (!ended.signal.aborted) active?.postMessage(message satisfies PageVisit, [port2]);
    };
    // A browser that keeps no worker shows the site as it is.
    const tryVisit = () => void visit().catch(() => undefined);
    whenIdle(tryVisit);
    for (const type of ['online', 'offline']) window.addEventListener(type, tryVisit, ended);
    return () => ended.abort();
  }, [site, saved, pathname]);

  if (!notice || path !== pathname) return null;
  return (
    <div role="status" {...{ [BAR_MARK]: 'page' }}>
      {notice.text}{' '}
      <a href={pathname + window.location.search} data-new-document>
        {notice.retry}
      </a>
    </div>
  );
}

function loadedFiles(): readonly string[] {
  const addresses = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
  return addresses.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}

/** The pages of saved tours, and the one that lists them. */
async function findPages(site: SiteContextValue, saved: readonly string[]): Promise<readonly string[]> {
  if (saved.length === 0) return [];
  const { href } = site.shell.compare;
  const page = await site.loadPageData(locatePath(site.languages, href).path).catch(() => undefined);
  if (page?.kind !== 'compare') return [];
  const paths = saved.map((slug) => fillTemplate(page.tourPath, { package: slug }));
  return [href, ...paths.map((path) => localizedPath(site.language, path))];
}
