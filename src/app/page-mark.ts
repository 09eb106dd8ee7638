import type { Page } from '../shared/page-data/page.ts';
import type { LanguageInfo } from '../shared/page-data/shell.ts';

/** Names the page and language of prerendered HTML, so that the browser hydrates only what is the same. */
export function pageMark(language: LanguageInfo, page: Page): string {
  return `${language.code}:${page.path}`;
}
