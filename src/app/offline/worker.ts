import { escapeHtml } from '../../shared/escape-html.ts';
import * as offline from '../../shared/offline.ts';
import { fillTemplate } from '../../trip/message-template.ts';

/*
 * The service worker. Documents and page data come from the network as long as it answers, so that an old price is
 * never shown for a new one; else a document comes from the cache with the data of the same moment, and says of which
 * day it is. Files with a hash in their names come from the cache first. A page is stored whole once it says that it is
 * shown; no release of the site replaces the worker.
 */

/** Written before this code by the build; the language without prefix is the last. */
declare const OFFLINE_LANGUAGES: readonly offline.OfflineLanguage[];

/** The parts in use of a service worker's global object: TypeScript's library for workers excludes that for documents. */
interface WorkerEvent extends Event {
  readonly waitUntil: (task: Promise<unknown>) => void;
  readonly respondWith: (answer: Promise<Response>) => void;
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  readonly data: offline.PageVisit;
}
interface WorkerScope {
  readonly addEventListener: (type: string, listener: (event: WorkerEvent) => void) => void;
  readonly skipWaiting: () => Promise<void>;
  readonly clients: { readonly claim: () => Promise<void> };
  readonly registration: { readonly navigationPreload?: { readonly enable: () => Promise<void> } };
}
const worker = self as unknown as WorkerScope;

/** Documents by path, the latest last; data and files that they name. Another number where these change their shape. */
const [PAGES, FILES] = ['pages-2', 'files-2'];
const pages = caches.open(PAGES);
const files = caches.open(FILES);
const MAX_PAGES = 40;
const MAX_FILES = 400;

/** Pictures that are stored of a saved page that was not visited: drawings, and photographs in the width of a phone. */
const PICTURES = /\/images\/[^"\s]+(?:-720\.avif|\.svg)/g;
const MAX_PICTURES = 8;
/** The width and format at the end of a picture's name. */
const SIZE = /(?:-\d+)?\.\w+$/;

/** Milliseconds after which a stored page is shown instead of the network's, and a saved page is stored again. */
const NETWORK_TIMEOUT = 3500;
const DAY = 86_400_000;

const STORED_AT = 'x-stored-at';
const HTML = 'text/html; charset=utf-8';

worker.addEventListener('install', (event) => event.waitUntil(worker.skipWaiting()));

worker.addEventListener('activate', (event) => {
  const preload = worker.registration.navigationPreload;
  event.waitUntil(Promise.all([deleteFormer(), preload?.enable(), worker.clients.claim()]));
});

worker.addEventListener('message', (event) => {
  const { path, loaded, saved } = event.data;
  event.waitUntil(
    storePage(readPath({ url: path }), loaded)
      .then(() => storeSaved(saved))
      .then(dropOldest),
  );
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const path = readPath(request);
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(answerDocument(event, path));
  else if (isData(path)) event.respondWith(answerData(request, path));
  else if (isLasting(path)) event.respondWith(answerFile(request, path));
});

async function answerDocument(event: WorkerEvent, path: string): Promise<Response> {
  const { request, preloadResponse } = event;
  // For "back", browsers use their own cache, without checking the document's age or the connection.
  const isFromCache = request.cache === 'force-cache';
  const network = isFromCache
    ? fetch(request, { cache: 'no-cache' })
    : preloadResponse.then((response) => response ?? fetch(request));
  const stored = await (await pages).match(path);
  const language = findLanguage(path);
  const response = await (stored ? withTimeout(network) : network).catch(() => undefined);
  const isAnswered = response && !(stored && response.status >= 500);
  if (isAnswered || !language) return response ?? network;
  return stored ? dateDocument(stored, language) : listStored(language);
}

/** @throws if the network fails or takes too long */
function withTimeout(network: Promise<Response>): Promise<Response> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, NETWORK_TIMEOUT));
  return Promise.race([network, late]);
}

/** A stored document with a bar that shows its day; loads the data that was stored with it. */
async function dateDocument(stored: Response, language: offline.OfflineLanguage): Promise<Response> {
  const date = new Intl.DateTimeFormat(language.locale, { dateStyle: 'full' }).format(storedAt(stored));
  const [notice, retry] = [fillTemplate(language.notice, { date }), language.retry].map(escapeHtml);
  const bar = `<div role="status" ${offline.OFFLINE_BAR}>${notice} <a href="">${retry}</a></div>`;
  const html = (await stored.text())
    .replace(/<body[^>]*>/, (body) => body + bar)
    .replaceAll(/href="\/data\/[^"]+/g, (href) => href + offline.STORED_DATA);
  return new Response(html, { headers: { 'content-type': HTML } });
}

/** The document for a page that is not stored, with links to those of its language that are. */
async function listStored(language: offline.OfflineLanguage): Promise<Response> {
  const own = (await (await pages).keys()).map(readPath).filter((path) => findLanguage(path) === language);
  const links = own.reverse().map(async (path) => {
    const html = await (await (await pages).match(path))?.text();
    return `<li><a href="${path}">${/<title[^>]*>([^<]*)/.exec(html ?? '')?.[1] ?? path}</a></li>`;
  });
  const list = `<h2>${escapeHtml(language.storedPages)}</h2><ul>${(await Promise.all(links)).join('')}</ul>`;
  const html = language.document.replace(offline.STORED_PAGES, () => (own.length > 0 ? list : ''));
  return new Response(html, { status: 503, headers: { 'content-type': HTML } });
}

/** Data that was stored with a document, else from the network; if that fails, the page is loaded as a document. */
async function answerData(request: Request, path: string): Promise<Response> {
  const stored = await (await files).match(path);
  if (stored && request.url.endsWith(offline.STORED_DATA)) return stored;
  return stored ? withTimeout(fetch(request)) : fetch(request);
}

/** A file from the cache, else from the network; without either a picture in another width or format. */
async function answerFile(request: Request, path: string): Promise<Response> {
  const cache = await files;
  const stored = await cache.match(path);
  if (stored) return stored;
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(path, response.clone()).catch(() => undefined);
    return response;
  } catch (error) {
    const name = path.replace(SIZE, '.');
    const similar = (await cache.keys()).find((file) => readPath(file).replace(SIZE, '.') === name);
    const picture = path.startsWith('/images/') && similar && (await cache.match(similar));
    if (picture) return picture;
    throw error;
  }
}

async function storeSaved(saved: readonly string[]): Promise<void> {
  for (const path of saved) {
    const stored = await (await pages).match(path);
    if (!stored || Date.now() - storedAt(stored) > DAY) await storePage(path);
  }
}

/**
 * Fetches a page with its data and files, and stores it as the latest; a failure leaves what was stored.
 *
 * @param loaded files that the page has loaded; else its first pictures are stored
 */
async function storePage(path: string, loaded?: readonly string[]): Promise<void> {
  const [pageCache, fileCache] = [await pages, await files];
  const response = await fetch(path, { cache: 'no-cache' }).catch(() => undefined);
  if (response?.status === 404 || response?.status === 410) await pageCache.delete(path);
  const html = response?.ok ? await response.text() : '';
  const named = findFiles(html);
  // A document that only leads to another address names no file.
  if (named.length === 0) return;
  try {
    const stored = new Set((await fileCache.keys()).map(readPath));
    const isNew = (file: string) => isLasting(file) && !stored.has(file);
    await fileCache.addAll(named.filter(isNew));
    const pictures = [...html.matchAll(PICTURES)].slice(0, MAX_PICTURES).map(([url]) => readPath({ url }));
    await Promise.allSettled((loaded ?? pictures).filter(isNew).map((file) => fileCache.add(file)));
    await fileCache.addAll(named.filter(isData).map((file) => new Request(file, { cache: 'no-cache' })));
    const headers = { 'content-type': HTML, [STORED_AT]: String(Date.now()) };
    // Put again as the last, so that the oldest come first.
    await pageCache.delete(path);
    await pageCache.put(path, new Response(html, { headers }));
  } catch {
    // A file is missing, or the device is full: the page can be read all the same, but for offline.
  }
}

/** Drops the oldest pages beyond the limit, and where there are too many files those that no page names. */
async function dropOldest(): Promise<void> {
  const [pageCache, fileCache] = [await pages, await files];
  for (const page of (await pageCache.keys()).slice(0, -MAX_PAGES)) await pageCache.delete(page);
  const all = await fileCache.keys();
  if (all.length <= MAX_FILES) return;
  const documents = await Promise.all((await pageCache.matchAll()).map((page) => page.text()));
  const named = new Set(documents.flatMap(findFiles));
  for (const file of all) if (!named.has(readPath(file))) await fileCache.delete(file);
}

/** Deletes caches of another shape. */
async function deleteFormer(): Promise<void> {
  for (const name of await caches.keys()) if (name !== PAGES && name !== FILES) await caches.delete(name);
}

/** The scripts, styles, typefaces, icons and data that a document names. */
function findFiles(html: string): readonly string[] {
  const found = [...html.matchAll(/(?:href|src)="(\/(?:assets|data)\/[^"#?]+)/g)];
  return [...new Set(found.map(([, file = '']) => readPath({ url: file })))];
}

function findLanguage(path: string): offline.OfflineLanguage | undefined {
  return OFFLINE_LANGUAGES.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`));
}

function storedAt({ headers }: Response): number {
  return Number(headers.get(STORED_AT));
}

/** The path of an address, encoded; `/x/` and `/x` are one. */
function readPath({ url }: { readonly url: string }): string {
  return new URL(url, location.origin).pathname.replace(/(.)\/+$/, '$1');
}

function isData(path: string): boolean {
  return path.startsWith('/data/');
}

/** Files with a hash in their names. */
function isLasting(path: string): boolean {
  return /^\/(?:assets|images)\//.test(path);
}
