import { siteUrl } from '#generated/registry';
import { localizedPath } from '../shared/language-address.ts';
import type { LanguageInfo } from '../shared/page-data/layout.ts';
import type { Page } from '../shared/page-data/page.ts';

/** The address of a page in a language, with scheme and host. */
export function pageUrl(language: LanguageInfo, page: Page): string {
  return absoluteUrl(localizedPath(language, page.path));
}

/** The address of a path on the site, with scheme and host. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteUrl).href;
}
