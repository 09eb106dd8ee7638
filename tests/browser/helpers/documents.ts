import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { type Sites, siteFolder } from './site-folders.ts';

/** The file that a site serves at an address of a page. */
export function documentFile(site: keyof Sites, address: string): string {
  return readFileSync(join(siteFolder(site), address, 'index.html'), 'utf8');
}

/** What a site serves at an address of a page: the document before any script has run. */
export function documentAt(site: keyof Sites, address: string): Document {
  return parsedDocument(documentFile(site, address));
}

/** A document as its text says it. */
export function parsedDocument(html: string): Document {
  return parseHTML(html).document;
}

/** The text of elements, one by one. */
export function textsOf(elements: Iterable<Element>): readonly string[] {
  return [...elements].map((element) => element.textContent ?? '');
}

/** The text of an element that a selector names and that must be there. */
export function textOf(within: ParentNode, selector: string): string {
  const element = within.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element.textContent ?? '';
}

/** What an attribute of the only element that a selector names says; it must be the only one. */
export function attributeOf(within: ParentNode, selector: string, name: string): string | null {
  const [element, ...others] = within.querySelectorAll(selector);
  if (!element || others.length > 0)
    throw new Error(`There is not one ${selector}, but ${element ? 'more' : 'none'}.`);
  return element.getAttribute(name);
}

/** The section with a heading of these booking; there must be one such section. */
export function sectionTitled(document: Document, title: string): Element {
  const sections = [...document.querySelectorAll('section')].filter((section) =>
    textsOf(section.querySelectorAll('h1, h2, h3')).includes(title),
  );
  const [section, ...others] = sections;
  if (!section || others.length > 0) throw new Error(`There are ${sections.length} sections "${title}".`);
  return section;
}
