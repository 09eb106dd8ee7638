import { languages } from '#generated/registry';
import type { LanguageInfo } from '../shared/page-data/layout.ts';
import { isIndexed, type Page } from '../shared/page-data/page.ts';
import { documentTitle } from './document-title.ts';
import { pageUrl } from './page-address.ts';

/** An element of the document's head. */
export interface HeadElement {
  readonly tag: 'title' | 'meta' | 'link';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/**
 * The head of a page: title, description, canonical address, alternates. Missing pages and those of unpublished
 * languages are kept out of search engines. The same in prerendered pages and after navigation.
 */
export function headElements(page: Page, language: LanguageInfo, brand: string): readonly HeadElement[] {
  const { title, description } = page.meta;
  const about: HeadElement[] = [
    { tag: 'title', attributes: {}, text: documentTitle(title, brand) },
    meta('name', 'description', description),
  ];
  const { isUnpublished } = language;
  if (page.kind === 'notFound') return [...about, meta('name', 'robots', 'noindex')];
  return [
    ...about,
    meta('name', 'robots', isIndexed(page.kind) && !isUnpublished ? 'max-image-preview:large' : 'noindex'),
    link({ rel: 'canonical', href: pageUrl(language, page) }),
    ...(isUnpublished ? [] : alternates(page)),
  ];
}

/**
 * The page in all published languages, and in the fallback language for visitors whose language the site does not have.
 */
function alternates(page: Page): HeadElement[] {
  const published = languages.filter(({ isUnpublished }) => !isUnpublished);
  const forOthers = published.filter(({ isFallback }) => isFallback);
  return [
    ...published.map((language) => [language.code, language] as const),
    ...forOthers.map((language) => ['x-default', language] as const),
  ].map(([hreflang, language]) => link({ rel: 'alternate', hreflang, href: pageUrl(language, page) }));
}

/** A meta element. */
export function meta(kind: 'name' | 'property', key: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { [kind]: key, content } };
}

function link(attributes: Readonly<Record<string, string>>): HeadElement {
  return { tag: 'link', attributes };
}

/** Marks the elements of the head that belong to the page and change with it. */
export const HEAD_ATTRIBUTE = 'data-page-head';

/**
 * Puts a page's head into the document, in place of the last page's, and marks the document's language.
 *
 * @public Loaded on demand: prerendered pages have their head.
 */
export function applyHead(language: LanguageInfo, page: Page, brand: string): void {
  document.documentElement.lang = language.code;
  document.documentElement.dir = language.direction;
  for (const old of document.head.querySelectorAll(`[${HEAD_ATTRIBUTE}], title`)) old.remove();
  document.head.append(...headElements(page, language, brand).map(createElement));
}

function createElement({ tag, attributes, text }: HeadElement): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute(HEAD_ATTRIBUTE, '');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
