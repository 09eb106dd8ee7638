import type { OfflineLanguage, WorkerOrder } from '../../domain/offline.ts';
import { KeptPages } from './kept-pages.ts';
import { PageAnswers } from './page-answers.ts';
import { isData, isLasting, pagePath } from './page-files.ts';
import type { ClientMessageEvent, FetchEvent, WorkerScope } from './worker-scope.ts';

/*
 * The service worker of a site: bundled by the build in one piece, which puts what the languages say before it. It
 * knows no release: whatever is deployed, it asks the network first, and files carry what they hold in their names.
 */

declare const OFFLINE_LANGUAGES: readonly OfflineLanguage[];

const scope = self as unknown as WorkerScope;
const ask = (address: string, options?: RequestInit): Promise<Response> => fetch(address, options);
const pages = new KeptPages(caches, ask);
const answers = new PageAnswers(pages, ask, OFFLINE_LANGUAGES);

/** Orders are carried out one after the other. */
let last: Promise<unknown> = Promise.resolve();

function afterLast<Result>(task: () => Promise<Result>): Promise<Result> {
  const done = last.then(task);
  last = done.catch(() => undefined);
  return done;
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('activate', (event) => {
  const { navigationPreload } = scope.registration;
  event.waitUntil(Promise.all([pages.sweep(), navigationPreload?.enable(), scope.clients.claim()]));
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(document(event, pagePath(pathname)));
  else if (isData(pathname)) event.respondWith(answers.data(pathname, event.clientId));
  else if (isLasting(pathname)) event.respondWith(answers.file(pathname, event.waitUntil.bind(event)));
});

function document(event: FetchEvent, path: string): Promise<Response> {
  const network = event.preloadResponse.then((response) => response ?? fetch(event.request));
  // Browsers end what nobody waits for.
  event.waitUntil(network.catch(() => undefined));
  return answers.document(path, network, event.resultingClientId);
}

scope.addEventListener('message', (event) => event.waitUntil(afterLast(() => obey(event))));

/** Only documents of the site itself can say anything to its worker. */
async function obey({ data, source }: ClientMessageEvent): Promise<void> {
  const order = data as WorkerOrder;
  if (order.type === 'keep') return pages.want(order.urls.map(pathOf));
  const path = pagePath(order.path);
  const seen = order.seen.map(pathOf);
  if (order.type === 'seen') return pages.addSeen(path, seen);
  if (!source) return;
  const answer = await answers.visit(path, seen, source.id);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- Clients are told without one.
  source.postMessage({ ...answer, path: order.path });
}

function pathOf(address: string): string {
  return pagePath(new URL(address, location.origin).pathname);
}
