import type { MessageTemplate } from './message-template.ts';

/** Address of the service worker; at the root, so that it answers for the whole site. */
export const WORKER_ADDRESS = '/sw.js';

/** Marks the bar that says that a page may be old. */
export const BAR_MARK = 'data-offline';

/** The place of the list of stored pages in the document for a page that is not stored. */
export const STORED_PAGES = '<!--stored-->';

/** A page tells the worker that it is shown: its path, the files that it has loaded, the pages that are saved. */
export type PageVisit = Readonly<Record<'loaded' | 'saved', readonly string[]>> & { readonly path: string };

/** The worker's answer where the shown page may be old. */
export type OldPageNotice = Readonly<Record<'text' | 'retry', string>>;

/** The worker's words in a language: documents for pages that are not stored, and what stored ones say. */
export interface OfflineLanguage
  extends Readonly<Record<'prefix' | 'locale' | 'retry' | 'keptPages', string>> {
  /** Takes `date`. */
  readonly notice: MessageTemplate;
  readonly document: string;
}
