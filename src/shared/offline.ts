import type { MessageTemplate } from '../trip/message-template.ts';

/** Address of the service worker; at the root, so that it answers for the whole site. */
export const WORKER_ADDRESS = '/sw.js';

/** Attribute of the bar that shows the day of a document from the cache. */
export const OFFLINE_BAR = 'data-offline';

/** Suffix of addresses of data that must be answered as stored with the document. */
export const STORED_DATA = '?stored';

/** The place of the list of stored pages in the document for a page that is not stored. */
export const STORED_PAGES = '<!--stored-->';

/** A page tells the worker that it is shown: its path, the files that it has loaded, the pages that are saved. */
export type PageVisit = Readonly<Record<'loaded' | 'saved', readonly string[]>> & { readonly path: string };

/** The worker's words in a language: documents for pages that are not stored, and the notice on stored ones. */
export interface OfflineLanguage
  extends Readonly<Record<'prefix' | 'locale' | 'retry' | 'storedPages', string>> {
  /** Takes `date`. */
  readonly notice: MessageTemplate;
  readonly document: string;
}
