import { describe, expect, it } from 'vitest';
import { compiled, dataOf, emittedMessages, messageAt, said, withoutHashes } from './compiled-site.ts';
import type { ExpectedSite, ExpectedThings } from './expected-site.ts';
import { hillCamp } from './hill-camp/expected/site.ts';
import { twoIsles } from './two-isles/expected/site.ts';

// What is expected here was written by hand from the data and the specification, never taken from the compiler.
// A page that changes on purpose is changed in `expected/` by hand as well.

const sites: readonly (readonly [folder: string, expected: ExpectedSite])[] = [
  ['two-isles', twoIsles],
  ['hill-camp', hillCamp],
];

/** Missing texts are a set: which is met first is of no consequence. */
function inOrder<Owner extends { readonly missingTexts: readonly string[] }>(owner: Owner): Owner {
  return { ...owner, missingTexts: owner.missingTexts.toSorted() };
}

/** The things that a page tells search engines. */
function thingsOf(data: unknown): ExpectedThings {
  return (withoutHashes(data) as { readonly '@graph': ExpectedThings })['@graph'];
}

describe.each(sites)('the site %s', (folder, expected) => {
  const result = compiled(dataOf(folder).sources);
  const { site } = result;

  it('has the address, default language and redirects of the data', () => {
    const { url, defaultLanguage, redirects } = site;
    expect({ url, defaultLanguage, redirects }).toEqual({
      url: expected.url,
      defaultLanguage: expected.defaultLanguage,
      redirects: expected.redirects,
    });
  });

  it('has its languages in the order of the switcher', () => {
    expect(site.languages.map(({ info }) => info)).toEqual(expected.languages.map(({ info }) => info));
  });

  describe.each(expected.languages)('in $info.code', (language) => {
    const { code } = language.info;
    const found = site.languages.find(({ info }) => info.code === code);
    if (!found) throw new Error(`There is no language "${code}".`);
    const emitted = emittedMessages(result, code);

    it('surrounds its pages with these menus and contacts', () => {
      expect(inOrder(withoutHashes(found.shell))).toEqual(inOrder(language.shell));
    });

    it('has these pages and no others', () => {
      expect(found.pages.map(({ path }) => path)).toEqual(language.pages.map(({ path }) => path));
    });

    it.each(language.pages)('shows on $path what was written down', (page) => {
      const shown = found.pages.find(({ path }) => path === page.path);
      expect(shown && inOrder(withoutHashes(shown))).toEqual(inOrder(page));
    });

    it('shows this where there is no page', () => {
      expect(inOrder(withoutHashes(found.notFound))).toEqual(inOrder(language.notFound));
    });

    it.each(language.messages)('says "$says" as $key', ({ key, values, says }) => {
      expect(said(messageAt(emitted, key), values)).toBe(says);
    });

    it('tells search engines of these pages', () => {
      expect([...found.structuredData.keys()]).toEqual(Object.keys(language.structuredData));
    });

    it.each(Object.entries(language.structuredData))('tells search engines of %s', (path, things) => {
      const data = found.structuredData.get(path);
      expect(data?.['@context']).toBe('https://schema.org');
      expect(thingsOf(data)).toEqual(things);
    });
  });
});
