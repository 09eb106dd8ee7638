import type { Page } from '../domain/page-data/page.ts';
import type { LanguageModule } from './language-module.ts';
import { loadScreen } from './screens.tsx';

/** Data and code of the page with that path. */
export async function loadPage(module: LanguageModule, path: string): Promise<Page> {
  const page = await module.loadPageData(path);
  await loadScreen(page.kind);
  return page;
}
