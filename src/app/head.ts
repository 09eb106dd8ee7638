import { languages, siteUrl } from '#generated/registry';
import { documentTitle } from '../domain/document-title.ts';
import { localizedPath } from '../domain/language-address.ts';
import type { Page } from '../domain/page-data/page.ts';
import type { LanguageInfo } from '../domain/page-data/shell.ts';
import { isUnlisted } from '../domain/unlisted-pages.ts';

/** An element of the document's head. */
export interface HeadElement {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/**
 * What a page's head says of it: title, description, canonical address, its twins in other languages. Pages
 * that do not exist are kept out of search engines. The same in prerendered pages and after navigation.
 */
export function headOf(page: Page, language: LanguageInfo, brand: string): readonly HeadElement[] {
  const { title, description } = page.meta;
  const about: HeadElement[] = [
    { tag: 'title', attributes: {}, text: documentTitle(title, brand) },
    meta('name', 'description', description),
  ];
  if (page.kind === 'notFound') return [...about, meta('name', 'robots', 'noindex')];
  return [
    ...about,
    meta('name', 'robots', isUnlisted(page.kind) ? 'noindex' : 'max-image-preview:large'),
    link({ rel: 'canonical', href: addressIn(language, page) }),
    ...languages.map((other) =>
      link({ rel: 'alternate', hreflang: other.code, href: addressIn(other, page) }),
    ),
    ...defaultAlternate(page),
  ];
}

/** The full address of a page in a language. */
export function addressIn(language: LanguageInfo, page: Page): string {
  return absolute(localizedPath(language, page.path));
}

/** The full address of a path. */
export function absolute(path: string): string {
  return new URL(path, siteUrl).href;
}

/** For those whose language the site does not have: the page in the language that stands in for missing texts. */
function defaultAlternate(page: Page): HeadElement[] {
  return languages
    .filter(({ isFallback }) => isFallback)
    .map((language) => link({ rel: 'alternate', hreflang: 'x-default', href: addressIn(language, page) }));
}

/** A meta element. */
export function meta(kind: 'name' | 'property', key: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { [kind]: key, content } };
}

function link(attributes: Readonly<Record<string, string>>): HeadElement {
  return { tag: 'link', attributes };
}
