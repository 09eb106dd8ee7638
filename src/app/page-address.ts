import { siteUrl } from '#generated/registry';
import { localizedPath } from '../shared/language-address.ts';
import type { LanguageInfo } from '../shared/page-data/layout.ts';
import type { Page } from '../shared/page-data/page.ts';

/** The full address of a page in a language. */
export function addressIn(language: LanguageInfo, page: Page): string {
  return absolute(localizedPath(language, page.path));
}

/** The full address of a path. */
export function absolute(path: string): string {
  return new URL(path, siteUrl).href;
}
