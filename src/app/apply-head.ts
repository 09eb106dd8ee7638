import type { Page } from '../shared/page-data/page.ts';
import type { LanguageInfo } from '../shared/page-data/shell.ts';
import { type HeadElement, headOf } from './head.ts';
import { HEAD_MARK } from './head-mark.ts';

/**
 * Puts a page's head into the document, in place of the last page's, and marks the document's language.
 *
 * @public Loaded on demand: prerendered pages have their head.
 */
export function applyHead(language: LanguageInfo, page: Page, brand: string): void {
  document.documentElement.lang = language.code;
  document.documentElement.dir = language.direction;
  for (const old of document.head.querySelectorAll(`[${HEAD_MARK}], title`)) old.remove();
  document.head.append(...headOf(page, language, brand).map(createElement));
}

function createElement({ tag, attributes, text }: HeadElement): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute(HEAD_MARK, '');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  if (text !== undefined) element.textContent = text;
  return element;
}
