import type { LanguageInfo, Page } from '../domain/page-data.ts';

/** Names the page and language of prerendered HTML, so that the browser hydrates only what is the same. */
export function pageMark(language: LanguageInfo, page: Page): string {
  return `${language.code}:${page.path}`;
}
