import * as fc from 'fast-check';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { type HeadElement, headOf } from '../../src/app/head.ts';
import { headHtml } from '../../src/app/head-html.ts';
import { previewOf } from '../../src/app/head-preview.ts';
import type { ComparePage } from '../../src/domain/page-data/compare.ts';
import type { NotFoundPage } from '../../src/domain/page-data/page.ts';
import type { SectionPage } from '../../src/domain/page-data/section.ts';
import type { LanguageInfo } from '../../src/domain/page-data/shell.ts';

const languages = vi.hoisted(() => {
  // Other files may have loaded these modules with what is mocked here.
  vi.resetModules();
  return ['it', 'nl'].map(
    (code): LanguageInfo => ({
      code,
      locale: `${code}-XX`,
      name: code,
      direction: 'ltr',
      prefix: code === 'it' ? '' : `/${code}`,
      isFallback: code === 'nl',
      offer: { text: '', accept: '', dismiss: '' },
    }),
  );
});

vi.mock('#generated/registry', () => ({ languages, siteUrl: 'https://tours.example' }));

afterAll(() => {
  vi.doUnmock('#generated/registry');
  vi.resetModules();
});

const [italian, dutch] = languages;
if (!italian || !dutch) throw new Error('two languages are needed');

const picture = { src: '/images/lake.svg', width: 1200, height: 630, alt: 'A lake' };

const page: SectionPage = {
  kind: 'section',
  id: 'walks',
  path: '/walks',
  name: 'Walks',
  title: 'Walks',
  intro: [],
  picture,
  groups: [],
  questions: [],
  meta: { title: 'Walks', description: 'Slow walks', image: picture },
  missingTexts: [],
};

const notFound: NotFoundPage = {
  kind: 'notFound',
  picture,
  path: '/404',
  title: 'Not found',
  text: '',
  suggestions: '',
  links: [],
  meta: { title: 'Not found', description: '' },
  missingTexts: [],
};

/** Attributes of the elements that have the given one. */
function withAttribute(head: readonly HeadElement[], name: string, value: string) {
  return head.map(({ attributes }) => attributes).filter((attributes) => attributes[name] === value);
}

describe('headOf', () => {
  it('gives the title as text, with the operator’s name', () => {
    expect(headOf(page, italian, 'Lake Tours').find(({ tag }) => tag === 'title')?.text).toBe(
      'Walks | Lake Tours',
    );
  });

  it('names the page’s own address in its language as the canonical one', () => {
    expect(withAttribute(headOf(page, dutch, 'Lake Tours'), 'rel', 'canonical')).toEqual([
      { rel: 'canonical', href: 'https://tours.example/nl/walks' },
    ]);
  });

  it('is the same list of twins in every language, that of the fallback language for everybody else', () => {
    const twins = [
      { rel: 'alternate', hreflang: 'it', href: 'https://tours.example/walks' },
      { rel: 'alternate', hreflang: 'nl', href: 'https://tours.example/nl/walks' },
      { rel: 'alternate', hreflang: 'x-default', href: 'https://tours.example/nl/walks' },
    ];
    for (const language of languages) {
      expect(withAttribute(headOf(page, language, 'Lake Tours'), 'rel', 'alternate')).toEqual(twins);
    }
  });

  it('lets search engines show large pictures', () => {
    expect(withAttribute(headOf(page, italian, 'Lake Tours'), 'name', 'robots')).toEqual([
      { name: 'robots', content: 'max-image-preview:large' },
    ]);
  });

  it('keeps pages that do not exist out of search engines', () => {
    expect(withAttribute(headOf(notFound, italian, 'Lake Tours'), 'name', 'robots')).toEqual([
      { name: 'robots', content: 'noindex' },
    ]);
  });

  it('keeps what depends on the visitor out of search engines, at one address for all queries', () => {
    const { kind: _kind, ...rest } = page;
    const head = headOf({ ...rest, kind: 'compare' } as unknown as ComparePage, italian, 'Lake Tours');
    expect(withAttribute(head, 'name', 'robots')).toEqual([{ name: 'robots', content: 'noindex' }]);
    expect(withAttribute(head, 'rel', 'canonical')).toEqual([
      { rel: 'canonical', href: 'https://tours.example/walks' },
    ]);
  });

  it('gives pages that do not exist no address of their own', () => {
    expect(headOf(notFound, italian, 'Lake Tours').filter(({ tag }) => tag === 'link')).toEqual([]);
  });
});

describe('previewOf', () => {
  it('names the picture by its full address, with its size', () => {
    const head = previewOf(page, italian, 'Lake Tours');
    const content = (property: string) => withAttribute(head, 'property', property)[0]?.content;
    expect(content('og:image')).toMatch(/^https:\/\/tours\.example\/images\//);
    expect(Number(content('og:image:width'))).toBeGreaterThan(0);
    expect(Number(content('og:image:height'))).toBeGreaterThan(0);
  });

  it('names the operator apart from the title', () => {
    const head = previewOf(page, italian, 'Lake Tours');
    expect(withAttribute(head, 'property', 'og:site_name')[0]?.content).toBe('Lake Tours');
    expect(withAttribute(head, 'property', 'og:title')[0]?.content).toBe('Walks');
  });

  it('says in which other languages the page is to be had', () => {
    expect(withAttribute(previewOf(page, dutch, 'Lake Tours'), 'property', 'og:locale:alternate')).toEqual([
      { property: 'og:locale:alternate', content: 'it_XX' },
    ]);
  });

  it('is empty for pages that do not exist', () => {
    expect(previewOf(notFound, dutch, 'Lake Tours')).toEqual([]);
  });
});

describe('headHtml', () => {
  it('writes attributes and text', () => {
    const html = headHtml([
      { tag: 'title', attributes: {}, text: 'Walks & more' },
      { tag: 'meta', attributes: { name: 'description', content: '"Slow"' } },
    ]);
    expect(html).toMatch(/<title[^>]*>Walks &amp; more<\/title>/);
    expect(html).toMatch(/<meta[^>]* name="description" content="&quot;Slow&quot;">/);
  });

  it('never lets a text become markup', () => {
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
});
