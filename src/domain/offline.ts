import type { MessageTemplate } from './message-template.ts';

/** Address of the worker that keeps pages; below the site's front, so that it answers for all of it. */
export const WORKER_ADDRESS = '/sw.js';

/** Marks what says that a page may be old; its value says who put it there. */
export const BAR_MARK = 'data-offline';

/** What pages tell the worker. */
export type WorkerOrder =
  /** A page is being looked at: its path, and the addresses of the site's files that it has loaded. */
  | { readonly type: 'visit'; readonly path: string; readonly seen: readonly string[] }
  /** The page has loaded further files since. */
  | { readonly type: 'seen'; readonly path: string; readonly seen: readonly string[] }
  /** The pages that the visitor wants kept, all of them: those of earlier orders are visited pages again. */
  | { readonly type: 'keep'; readonly urls: readonly string[] };

/** What the worker answers to a visit: what the page says where it may be old; nothing where it is up to date. */
export interface VisitAnswer {
  readonly type: 'visited';
  /** The path of the visit. */
  readonly path: string;
  readonly notice?: { readonly text: string; readonly retry: string };
}

/** What the worker says in a language. */
export interface OfflineLanguage {
  /** What the addresses of the language begin with. */
  readonly prefix: string;
  readonly locale: string;
  /** That a page is as of a day; takes `date`. */
  readonly notice: MessageTemplate;
  readonly retry: string;
  /** The document for pages that are not kept, with `KEPT_PAGES` where a list of those that are goes. */
  readonly document: string;
  /** Heading of that list. */
  readonly keptPages: string;
}

/** Where the list of kept pages goes in the document for pages that are not. */
export const KEPT_PAGES = '<!--kept-->';
