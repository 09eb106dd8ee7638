import { describe, expect, it } from 'vitest';
import type { ResolvedLanguage } from '../../../scripts/compiler/resolve/resolve-site.ts';
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
  const data = dataOf(folder);

  // Each test compiles for itself: trying the tests on changed code tells by test what a test has reached.
  it('has the address, default language and redirects of the data', () => {
    const { url, defaultLanguage, redirects } = compiled(data.sources).site;
    expect({ url, defaultLanguage, redirects }).toEqual({
      url: expected.url,
      defaultLanguage: expected.defaultLanguage,
      redirects: expected.redirects,
    });
  });

  it('has its languages in the order of the switcher', () => {
    const { languages } = compiled(data.sources).site;
    expect(languages.map(({ info }) => info)).toEqual(expected.languages.map(({ info }) => info));
  });

  describe.each(expected.languages)('in $info.code', (language) => {
    const { code } = language.info;

    function found(): ResolvedLanguage {
      const resolved = compiled(data.sources).site.languages.find(({ info }) => info.code === code);
      if (!resolved) throw new Error(`There is no language "${code}".`);
      return resolved;
    }

    it('surrounds its pages with these menus and contacts', () => {
      expect(inOrder(withoutHashes(found().shell))).toEqual(inOrder(language.shell));
    });

    it('shows on these pages, and on no others, what was written down', () => {
      const { pages } = found();
      expect(pages.map(({ path }) => path)).toEqual(language.pages.map(({ path }) => path));
      for (const [index, page] of language.pages.entries()) {
        const shown = pages[index];
        expect(shown && inOrder(withoutHashes(shown)), page.path).toEqual(inOrder(page));
      }
    });

    it('shows this where there is no page', () => {
      expect(inOrder(withoutHashes(found().notFound))).toEqual(inOrder(language.notFound));
    });

    it('says these messages', () => {
      const emitted = emittedMessages(compiled(data.sources), code);
      const says = language.messages.map(({ key, values }) => said(messageAt(emitted, key), values));
      expect(says).toEqual(language.messages.map((message) => message.says));
    });

    it('tells search engines of these pages, and of these things on each', () => {
      const structuredData = new Map(
        found().routes.map((route) => [route.path, route.structuredData(route.resolve())]),
      );
      expect([...structuredData.keys()]).toEqual(Object.keys(language.structuredData));
      for (const [path, things] of Object.entries(language.structuredData)) {
        const told = structuredData.get(path);
        expect(told?.['@context'], path).toBe('https://schema.org');
        expect(thingsOf(told), path).toEqual(things);
      }
    });
  });
});
