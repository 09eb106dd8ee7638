import { describe, expect, it } from 'vitest';
import { firstOperatorSite } from '../../helpers/first-operator.ts';
import { documentAt, sectionTitled, textOf, textsOf } from '../helpers/documents.ts';

const { languages } = firstOperatorSite();

describe.each(languages)('own pages in $info.code', (language) => {
  const { prefix } = language.info;
  const links = language.shell.ownPages.map(({ label, href }) => [label, href]);

  it('are linked from the foot of every page, in their order', () => {
    expect(links.map(([, href]) => href)).toEqual(
      ['/terms', '/privacy', '/imprint'].map((path) => `${prefix}${path}`),
    );
    for (const address of [`${prefix}/`, `${prefix}/contact`, `${prefix}/privacy`]) {
      const list = documentAt('production', address).querySelectorAll('footer ul[aria-label] a');
      const shown = [...list].map((link) => [link.textContent, link.getAttribute('href')]);
      expect(shown.slice(-links.length)).toEqual(links);
    }
  });

  it.each(language.pages.filter((page) => page.kind === 'ownPage'))(
    'show their parts under headings: $path',
    (page) => {
      const document = documentAt('production', `${prefix}${page.path}`);
      expect(textOf(document, 'h1')).toBe(page.title);
      expect(textsOf(document.querySelectorAll('main h2'))).toEqual(
        page.sections.map(({ heading }) => heading),
      );
      for (const { heading, paragraphs, points } of page.sections) {
        const section = sectionTitled(document, heading);
        expect(textsOf(section.querySelectorAll('p'))).toEqual(paragraphs);
        expect(textsOf(section.querySelectorAll('li'))).toEqual(points);
      }
    },
  );
});
