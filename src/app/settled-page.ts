import { keepShownPage } from './offline/keep-shown-page.ts';
import { type FetchPage, watchLinks, whenIdle } from './prefetch.ts';

/**
 * What is done once a page is shown and the browser has nothing else to do: pages that it links to are fetched ahead,
 * and it is kept to be read without a connection.
 *
 * @param ended ends it
 * @public Loaded on demand.
 */
export function followPage(fetchPage: FetchPage, ended: AbortSignal): void {
  if (ended.aborted) return;
  watchLinks(fetchPage, ended);
  whenIdle(() => void keepShownPage(ended));
}
