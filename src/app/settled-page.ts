import type { LanguageInfo } from '../domain/page-data/shell.ts';
import { whenIdle } from '../ui/when-idle.ts';
import type { LanguageModule } from './language-module.ts';
import { keepSavedTours } from './offline/keep-saved-tours.ts';
import { keepShownPage } from './offline/keep-shown-page.ts';
import { type FetchPage, watchLinks } from './prefetch.ts';

/**
 * What is done once a page is shown and the browser has nothing else to do: pages that it links to are fetched ahead,
 * and it is kept to be read without a connection, as are the tours that the visitor has saved.
 *
 * @param ended ends it
 * @public Loaded on demand.
 */
export function followPage(
  fetchPage: FetchPage,
  ended: AbortSignal,
  module: LanguageModule,
  language: LanguageInfo,
): void {
  if (ended.aborted) return;
  watchLinks(fetchPage, ended);
  whenIdle(() => void keepPages(ended, module, language));
}

async function keepPages(ended: AbortSignal, module: LanguageModule, language: LanguageInfo): Promise<void> {
  if (await keepShownPage(ended)) keepSavedTours(module, language, ended);
}
