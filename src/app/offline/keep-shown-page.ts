import { isKeptOffline } from '#generated/registry';
import { type VisitAnswer, WORKER_ADDRESS } from '../../domain/offline.ts';
import { tellWorker } from '../../ui/offline/keep-offline.ts';
import { showBar } from './offline-bar.ts';

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { readonly createScriptURL: (url: string) => string | null },
  ): {
    readonly createScriptURL: (url: string) => string;
  };
}

/** After so long, in milliseconds, what a page loads by itself is there. */
const LATE = 3000;

/** Whether there is a worker. */
let registered: Promise<boolean> | undefined;

/**
 * Has the worker keep the page that is shown, and says where it may be old. To be called once a page is shown and the
 * browser has nothing else to do.
 *
 * @param ended the page is shown no more
 * @returns whether there is a worker that keeps pages, and the page is still shown
 */
export async function keepShownPage(ended: AbortSignal): Promise<boolean> {
  if (!isKeptOffline || import.meta.env.DEV || !('serviceWorker' in navigator) || savesData()) return false;
  // Where it fails the site is as it was.
  registered ??= register().then(
    () => true,
    () => false,
  );
  if (!(await registered) || ended.aborted) return false;
  const path = window.location.pathname;
  const options = { signal: ended };
  const tell = (type: 'seen' | 'visit') => void tellWorker({ type, path, seen: loadedFiles() });
  const answered = ({ data }: MessageEvent<VisitAnswer>) => {
    if (data.type === 'visited' && data.path === path) showBar(data.notice);
  };
  navigator.serviceWorker.addEventListener('message', answered, options);
  for (const type of ['online', 'offline']) window.addEventListener(type, () => tell('visit'), options);
  // A part of the page may have been on its way when the worker came; whoever leaves has seen pictures further down.
  const late = setTimeout(() => tell('seen'), LATE);
  ended.addEventListener('abort', () => clearTimeout(late));
  window.addEventListener('pagehide', () => tell('seen'), options);
  ended.addEventListener('abort', () => tell('seen'));
  tell('visit');
  return true;
}

/** @throws where the browser keeps no worker of the site */
async function register(): Promise<void> {
  const { trustedTypes } = window as { readonly trustedTypes?: TrustedTypes };
  const policy = trustedTypes?.createPolicy('offline', {
    createScriptURL: (url) => (url === WORKER_ADDRESS ? url : null),
  });
  await navigator.serviceWorker.register(policy?.createScriptURL(WORKER_ADDRESS) ?? WORKER_ADDRESS);
}

/** The site's own files that the document has loaded. */
function loadedFiles(): readonly string[] {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  return loaded.filter((name) => name.startsWith(`${window.location.origin}/`));
}

/** Whether the visitor wants little loaded. */
function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
