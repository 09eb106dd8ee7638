import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { type SiteName, siteFolder } from './site-folders.ts';

const documents = new Map<string, Document>();

/** The document that a site serves at the address of a page, before any script has run; to be read only. */
export function documentAt(site: SiteName, address: string): Document {
  const file = join(siteFolder(site), decodeURI(address), 'index.html');
  const document = documents.get(file) ?? parsedDocument(readFileSync(file, 'utf8'));
  documents.set(file, document);
  return document;
}

export function parsedDocument(html: string): Document {
  return parseHTML(html).document;
}

export function textsOf(elements: Iterable<Element>): readonly string[] {
  return [...elements].map((element) => element.textContent ?? '');
}

/** The text of the element that a selector names and that must exist. */
export function textOf(within: ParentNode, selector: string): string {
  const element = within.querySelector(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element.textContent ?? '';
}

/** The value of an attribute of the element that a selector names; there must be only one such element. */
export function attributeOf(within: ParentNode, selector: string, name: string): string | null {
  const [element, ...others] = within.querySelectorAll(selector);
  if (!element || others.length > 0)
    throw new Error(`There is not one ${selector}, but ${element ? 'more' : 'none'}.`);
  return element.getAttribute(name);
}
