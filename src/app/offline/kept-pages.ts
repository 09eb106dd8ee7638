import { filesOf, isData, isLasting, pictureName, picturesOf, titleOf } from './page-files.ts';

/** The caches; another number where what they hold has another shape: those of other names are emptied. */
const PAGES = 'pages-1';
const FILES = 'files-1';

/** So many visited pages are kept, beside those that the visitor wants kept. */
const MOST_VISITED = 40;
const MOST_WANTED = 40;

/** So many scripts, styles and pictures are kept. */
const MOST_FILES = 400;

/** For so long, in milliseconds, a page that the visitor wants kept is new enough. */
const FRESH = 86_400_000;

/** What is said of a kept document, in its headers: when it came, in milliseconds since 1970; its files; its title. */
const KEPT_AT = 'x-kept-at';
const KEPT_FILES = 'x-kept-files';
const KEPT_TITLE = 'x-kept-title';

/** Where the list of the pages stands that the visitor wants kept. */
const WANTED = '/-/wanted';

/** A page that is kept. */
export interface KeptPage {
  readonly path: string;
  readonly at: number;
  /** As it stands in HTML. */
  readonly title: string;
  readonly files: readonly string[];
  readonly response: Response;
}

/** What of the network is used. */
export type Fetch = (address: string, options?: RequestInit) => Promise<Response>;

/**
 * The pages that are kept on a device. A page is kept whole or not at all: its document, the data of the same moment,
 * and the files that it names. Files carry what they hold in their names, so that those of several releases stand side
 * by side; data belong to the document that they came with.
 */
export class KeptPages {
  readonly #caches: CacheStorage;
  readonly #fetch: Fetch;
  readonly #now: () => number;

  constructor(storage: CacheStorage, fetch: Fetch, now: () => number = Date.now) {
    this.#caches = storage;
    this.#fetch = fetch;
    this.#now = now;
  }

  /** Empties what earlier releases kept in another shape. */
  async sweep(): Promise<void> {
    const names = await this.#caches.keys();
    const old = names.filter((name) => name !== PAGES && name !== FILES);
    await Promise.all(old.map((name) => this.#caches.delete(name)));
  }

  /** The document of a page, if it is kept. */
  async find(path: string): Promise<KeptPage | undefined> {
    const response = await (await this.#pages()).match(path);
    return response && keptPage(path, response);
  }

  /** All pages that are kept, the last one first. */
  async list(): Promise<readonly KeptPage[]> {
    const pages = await this.#pages();
    const paths = (await pages.keys()).map(({ url }) => new URL(url)).filter(isPage);
    const found = await Promise.all(paths.map(({ pathname }) => this.find(pathname)));
    return found.filter((page) => page !== undefined).toReversed();
  }

  /** Data as it was kept with a document. */
  async dataOf(address: string, page: string): Promise<Response | undefined> {
    return (await this.#pages()).match(dataKey(address, page));
  }

  /** Data as it was kept with whatever document. */
  async anyData(address: string): Promise<Response | undefined> {
    return (await this.#pages()).match(address, { ignoreSearch: true });
  }

  /** A file that is kept. */
  async file(path: string): Promise<Response | undefined> {
    return (await this.#files()).match(path);
  }

  /** The same picture in another width or format. */
  async similarPicture(path: string): Promise<Response | undefined> {
    if (!isPicture(path)) return undefined;
    const files = await this.#files();
    const name = pictureName(path);
    const other = (await files.keys()).find(({ url }) => pictureName(new URL(url).pathname) === name);
    return other && files.match(other);
  }

  /** Keeps a file that never changes. Where there is no room, the oldest half makes some, once. */
  async putFile(path: string, response: Response): Promise<void> {
    const files = await this.#files();
    try {
      await files.put(path, response.clone());
    } catch {
      const keys = await files.keys();
      await Promise.all(keys.slice(0, Math.ceil(keys.length / 2)).map((key) => files.delete(key)));
      await files.put(path, response);
    }
  }

  /**
   * Fetches a page with all that it needs and keeps it in place of what was kept of it. What was kept stays where the
   * network or the host fails, and where there is no room.
   *
   * @param seen files that the page has loaded; nothing: nobody has looked at it, and its first pictures are kept
   * @returns whether the host has answered
   */
  async keep(path: string, seen?: readonly string[]): Promise<boolean> {
    const response = await this.#fetch(path, { cache: 'no-cache' }).catch(() => undefined);
    if (!response || response.status >= 500) return false;
    try {
      if (response.status === 404 || response.status === 410) await this.drop(path);
      const type = response.headers.get('content-type') ?? '';
      if (response.ok && type.startsWith('text/html')) await this.#keepDocument(path, response, seen);
    } catch {
      // A file was not there, or the device is full: the page can be read all the same, but for offline.
    }
    return true;
  }

  /** @throws where a file is not there, or there is no room */
  async #keepDocument(path: string, answer: Response, seen?: readonly string[]): Promise<void> {
    const html = await answer.text();
    const named = filesOf(html);
    // A page that only leads on to another names none.
    if (named.length === 0) return;
    const files = [...new Set([...named, ...(seen ?? picturesOf(html))].filter(isLasting))];
    const data = await Promise.all(
      named.filter(isData).map(async (file) => [file, await this.#fetchWhole(file)] as const),
    );
    await Promise.all(files.map((file) => this.#keepFile(file, named.includes(file))));
    const pages = await this.#pages();
    await this.#dropData(path);
    for (const [file, module] of data) await pages.put(dataKey(file, path), module);
    // Put anew it is the last: the first are dropped when there are too many.
    await pages.delete(path);
    await pages.put(path, documentResponse(html, answer.headers, this.#now(), files));
    await this.#trim();
  }

  /** Adds files to those of a kept page that it has loaded since. */
  async addSeen(path: string, seen: readonly string[]): Promise<void> {
    const page = await this.find(path);
    if (!page) return;
    const files = [...new Set([...page.files, ...seen.filter(isLasting)])];
    // Most were kept as they went by; not those that came before the worker did.
    await Promise.all(files.map((file) => this.#keepFile(file, false)));
    const html = await page.response.text();
    await (await this.#pages()).put(path, documentResponse(html, page.response.headers, page.at, files));
  }

  /** Says which pages the visitor wants kept, all of them; keeps those that are not yet, or not since yesterday. */
  async want(paths: readonly string[]): Promise<void> {
    const wanted = [...new Set(paths)].slice(0, MOST_WANTED);
    await (await this.#pages()).put(WANTED, Response.json(wanted));
    for (const path of wanted) {
      const page = await this.find(path);
      const isFresh = page && this.#now() - page.at < FRESH;
      if (!isFresh) await this.keep(path, page?.files.filter(isPicture));
    }
    await this.#trim();
  }

  /** Forgets a page. */
  async drop(path: string): Promise<void> {
    await this.#dropData(path);
    await (await this.#pages()).delete(path);
  }

  async #wanted(): Promise<readonly string[]> {
    const list = await (await this.#pages()).match(WANTED);
    return list ? ((await list.json()) as readonly string[]) : [];
  }

  async #dropData(path: string): Promise<void> {
    const pages = await this.#pages();
    const keys = (await pages.keys()).filter(({ url }) => new URL(url).searchParams.get(FOR) === path);
    await Promise.all(keys.map((key) => pages.delete(key)));
  }

  /** @throws if it is not there */
  async #fetchWhole(path: string): Promise<Response> {
    const response = await this.#fetch(path, isData(path) ? { cache: 'no-cache' } : {});
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return response;
  }

  /** @param isNeeded whether the page is nothing without it */
  async #keepFile(path: string, isNeeded: boolean): Promise<void> {
    if (await (await this.#files()).match(path)) return;
    try {
      await this.putFile(path, await this.#fetchWhole(path));
    } catch (error) {
      if (isNeeded) throw error;
    }
  }

  /** Drops the oldest visited pages that are too many, files that no page names, and pictures that are too many. */
  async #trim(): Promise<void> {
    const wanted = new Set(await this.#wanted());
    const all = await this.list();
    const visited = all.filter(({ path }) => !wanted.has(path));
    for (const { path } of visited.slice(MOST_VISITED)) await this.drop(path);
    const left = all.filter((page) => visited.indexOf(page) < MOST_VISITED);
    const named = new Set(left.flatMap((page) => page.files));
    const files = await this.#files();
    const keys = await files.keys();
    const isNamed = ({ url }: Request): boolean => named.has(new URL(url).pathname);
    const pictures = keys.filter((key) => isNamed(key) && isPicture(new URL(key.url).pathname));
    const unnamed = keys.filter((key) => !isNamed(key));
    const tooMany = pictures.slice(0, Math.max(0, keys.length - unnamed.length - MOST_FILES));
    await Promise.all([...unnamed, ...tooMany].map((key) => files.delete(key)));
  }

  #pages(): Promise<Cache> {
    return this.#caches.open(PAGES);
  }

  #files(): Promise<Cache> {
    return this.#caches.open(FILES);
  }
}

/** Names the page that data belong to. */
const FOR = 'for';

function dataKey(address: string, page: string): string {
  return `${address}?${new URLSearchParams({ [FOR]: page }).toString()}`;
}

function isPicture(path: string): boolean {
  return path.startsWith('/images/');
}

function isPage({ pathname, search }: URL): boolean {
  return search === '' && pathname !== WANTED;
}

/** A document as it is kept: as it came, but for what is said of how it was sent. */
function documentResponse(html: string, sent: Headers, at: number, files: readonly string[]): Response {
  const headers = new Headers(sent);
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding']) headers.delete(name);
  headers.set(KEPT_AT, String(at));
  headers.set(KEPT_FILES, JSON.stringify(files));
  headers.set(KEPT_TITLE, encodeURIComponent(titleOf(html)));
  return new Response(html, { headers });
}

function keptPage(path: string, response: Response): KeptPage {
  const { headers } = response;
  return {
    path,
    at: Number(headers.get(KEPT_AT)),
    title: decodeURIComponent(headers.get(KEPT_TITLE) ?? ''),
    files: JSON.parse(headers.get(KEPT_FILES) ?? '[]') as readonly string[],
    response,
  };
}
