import * as fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type HeadElement, headElements } from '../../src/app/head.ts';
import { headHtml, previewElements } from '../../src/app/head-html.ts';
import type { LanguageInfo } from '../../src/shared/page-data/layout.ts';
import type { NotFoundPage } from '../../src/shared/page-data/page.ts';
import type { SectionPage } from '../../src/shared/page-data/section.ts';

const languages = vi.hoisted(() => {
  // Other files may have loaded these modules with what is mocked here.
  vi.resetModules();
  return ['it', 'nl', 'pt'].map(
    (code): LanguageInfo => ({
      code,
      locale: `${code}-XX`,
      name: code,
      direction: 'ltr',
      prefix: code === 'it' ? '' : `/${code}`,
      isFallback: code === 'nl',
      ...(code === 'pt' ? { isUnpublished: true } : {}),
      offer: { text: '', accept: '', dismiss: '' },
    }),
  );
});

vi.mock('#generated/registry', () => ({ languages, siteUrl: 'https://tours.example' }));

afterAll(() => {
  vi.doUnmock('#generated/registry');
  vi.resetModules();
});

const [italian] = languages;
if (!italian) throw new Error('A language is needed.');

const picture = { src: '/images/lake.svg', width: 1200, height: 630, alt: 'A lake' };

// Only the parts of pages that the head of a document needs.
const page = {
  kind: 'section',
  path: '/walks',
  meta: { title: 'Walks', description: 'Slow walks', image: picture },
} as unknown as SectionPage;
const notFound = {
  kind: 'notFound',
  path: '/404',
  meta: { title: 'Not found', description: '' },
} as NotFoundPage;

function withAttribute(head: readonly HeadElement[], name: string, value: string) {
  return head.map(({ attributes }) => attributes).filter((attributes) => attributes[name] === value);
}

describe('headElements', () => {
  it('lists no alternates of a page in an unfinished language, and excludes it from search engines', () => {
    const [, , inProgress = italian] = languages;
    const head = headElements(page, inProgress, 'Lake Tours');
    expect(withAttribute(head, 'rel', 'alternate')).toEqual([]);
    expect(withAttribute(head, 'name', 'robots').map(({ content }) => content)).toEqual(['noindex']);
  });
});

it('previewElements names operator, title and other languages, and the picture by its full address with its size', () => {
  const head = previewElements(page, italian, 'Lake Tours');
  const content = (property: string) => withAttribute(head, 'property', property)[0]?.content;
  expect([content('og:site_name'), content('og:title'), content('og:locale:alternate')]).toEqual([
    'Lake Tours',
    'Walks',
    'nl_XX',
  ]);
  expect(content('og:image')).toBe('https://tours.example/images/lake.svg');
  expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
  expect(previewElements(notFound, italian, 'Lake Tours')).toEqual([]);
});

it('headHtml never lets a text become markup', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const html = headHtml([
        { tag: 'title', attributes: {}, text },
        { tag: 'meta', attributes: { name: 'description', content: text } },
      ]);
      expect(html.match(/<(?!\/?title|meta)/)).toBeNull();
      expect(html.match(/</g)).toHaveLength(3);
    }),
  );
});
