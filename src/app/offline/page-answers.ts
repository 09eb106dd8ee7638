import type { OfflineLanguage, VisitAnswer } from '../../domain/offline.ts';
import { languageAt, markedDocument, missingDocument, noticeOf } from './kept-html.ts';
import type { Fetch, KeptPage, KeptPages } from './kept-pages.ts';
import { filesOf } from './page-files.ts';

/** So long, in milliseconds, the network is waited for where something is kept. */
const PATIENCE = 3500;

/** From so high a status on it is the host that has failed. */
const HOST_FAILED = 500;

/** A document that was answered: where, and as what it was kept, if it was. */
interface AnsweredDocument {
  readonly path: string;
  readonly kept: KeptPage | undefined;
}

/**
 * Answers documents, data and files: by the network as long as it answers in time, so that an old price is never shown
 * for a new one; else by what is kept, which says so. A document that is kept goes with the data that it came with.
 */
export class PageAnswers {
  readonly #pages: KeptPages;
  readonly #fetch: Fetch;
  readonly #languages: readonly OfflineLanguage[];
  /** By client. Forgotten when the browser ends the worker, which does no harm: data then come as they can. */
  readonly #documents = new Map<string, AnsweredDocument>();
  /** Data that were answered as kept, and not anew since. */
  readonly #keptData = new Set<string>();

  constructor(pages: KeptPages, fetch: Fetch, languages: readonly OfflineLanguage[]) {
    this.#pages = pages;
    this.#fetch = fetch;
    this.#languages = languages;
  }

  /**
   * A document.
   *
   * @param network the network's answer, already asked for
   * @param client the client that the document will be
   * @throws what the network threw, where no language says that it did
   */
  async document(path: string, network: Promise<Response>, client: string): Promise<Response> {
    const kept = await this.#pages.find(path);
    const response = await inTime(network, kept !== undefined);
    const language = languageAt(this.#languages, path);
    this.#documents.set(client, { path, kept: response ? undefined : kept });
    if (response || !language) return response ?? network;
    if (!kept) return this.#missing(language);
    const html = markedDocument(await kept.response.text(), language, kept.at);
    return new Response(html, { headers: kept.response.headers });
  }

  async #missing(language: OfflineLanguage): Promise<Response> {
    const pages = await this.#pages.list();
    const own = pages.filter(({ path }) => languageAt(this.#languages, path) === language);
    const headers = { 'Content-Type': 'text/html; charset=utf-8' };
    return new Response(missingDocument(language, own), { status: 503, headers });
  }

  /**
   * Data of pages. A document that came from the network waits for its own, however long that takes.
   *
   * @throws where the network fails and nothing is kept
   */
  async data(path: string, client: string): Promise<Response> {
    const document = this.#documents.get(client);
    const own = document && (await this.#pages.dataOf(path, document.path));
    if (own && document.kept) return own;
    const kept = own ?? (await this.#pages.anyData(path));
    const network = this.#fetch(path);
    const response = own ? await network.catch(() => undefined) : await inTime(network, kept !== undefined);
    if (response) this.#keptData.delete(path);
    else this.#keptData.add(path);
    return response ?? kept ?? network;
  }

  /**
   * A file that never changes; it is kept as it goes by. Where there is no network, a picture may stand in another width.
   *
   * @throws where the network fails and nothing is kept
   */
  async file(path: string, keptBefore: (task: Promise<unknown>) => void): Promise<Response> {
    const kept = await this.#pages.file(path);
    if (kept) return kept;
    try {
      const response = await this.#fetch(path);
      if (response.ok) keptBefore(this.#pages.putFile(path, response.clone()).catch(() => undefined));
      return response;
    } catch (error) {
      const other = await this.#pages.similarPicture(path);
      if (other) return other;
      throw error;
    }
  }

  /**
   * Keeps a page that is being looked at.
   *
   * @param seen files that it has loaded
   * @returns what it says: that it may be old, where it was shown as kept or the network is away
   */
  async visit(path: string, seen: readonly string[], client: string): Promise<VisitAnswer> {
    const before = await this.#pages.find(path);
    const wasKept = before && (await this.#isShownKept(before, client));
    const isReached = await this.#pages.keep(path, seen);
    const shown = wasKept || !isReached ? before : undefined;
    const language = languageAt(this.#languages, path);
    if (!shown || !language) return { type: 'visited', path };
    return { type: 'visited', path, notice: { text: noticeOf(language, shown.at), retry: language.retry } };
  }

  async #isShownKept({ path, response }: KeptPage, client: string): Promise<boolean> {
    const document = this.#documents.get(client);
    if (document?.path === path) return document.kept !== undefined;
    return filesOf(await response.text()).some((file) => this.#keptData.has(file));
  }
}

/** What the network answers; nothing where it or the host fails, or takes too long while something is kept. */
function inTime(network: Promise<Response>, isKept: boolean): Promise<Response | undefined> {
  const answer = network.then(
    (response) => (isKept && response.status >= HOST_FAILED ? undefined : response),
    () => undefined,
  );
  if (!isKept) return answer;
  const late = new Promise<undefined>((resolve) => {
    setTimeout(resolve, PATIENCE);
  });
  return Promise.race([answer, late]);
}
