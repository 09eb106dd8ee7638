import { describe, expect, it } from 'vitest';
import { sitemapFiles } from '../../scripts/build/sitemap.ts';

const LANGUAGES = [
  { code: 'it', prefix: '', isFallback: false },
  { code: 'nl', prefix: '/nl', isFallback: true },
  { code: 'fi', prefix: '/fi', isFallback: false, isUnpublished: true },
] as const;

function filesFor(pageCount: number) {
  const paths = Array.from({ length: pageCount }, (_, index) => `/viaggi/${index + 1}`);
  return sitemapFiles('https://laghi.example', LANGUAGES, paths);
}

/** The addresses that a file names, in order. */
function locations(content = ''): readonly string[] {
  return [...content.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);
}

describe('the sitemap', () => {
  it('lists every page in every published language, each with its alternates', () => {
    expect(sitemapFiles('https://laghi.example', LANGUAGES, ['/', '/viaggi'])).toEqual([
      {
        path: 'sitemap.xml',
        content: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://laghi.example/</loc><xhtml:link rel="alternate" hreflang="it" href="https://laghi.example/"/><xhtml:link rel="alternate" hreflang="nl" href="https://laghi.example/nl"/><xhtml:link rel="alternate" hreflang="x-default" href="https://laghi.example/nl"/></url>
<url><loc>https://laghi.example/nl</loc><xhtml:link rel="alternate" hreflang="it" href="https://laghi.example/"/><xhtml:link rel="alternate" hreflang="nl" href="https://laghi.example/nl"/><xhtml:link rel="alternate" hreflang="x-default" href="https://laghi.example/nl"/></url>
<url><loc>https://laghi.example/viaggi</loc><xhtml:link rel="alternate" hreflang="it" href="https://laghi.example/viaggi"/><xhtml:link rel="alternate" hreflang="nl" href="https://laghi.example/nl/viaggi"/><xhtml:link rel="alternate" hreflang="x-default" href="https://laghi.example/nl/viaggi"/></url>
<url><loc>https://laghi.example/nl/viaggi</loc><xhtml:link rel="alternate" hreflang="it" href="https://laghi.example/viaggi"/><xhtml:link rel="alternate" hreflang="nl" href="https://laghi.example/nl/viaggi"/><xhtml:link rel="alternate" hreflang="x-default" href="https://laghi.example/nl/viaggi"/></url>
</urlset>
`,
      },
    ]);
  });

  it('says when a page last changed, where that is known', () => {
    const changed = new Map([['/viaggi', '2026-02-07']]);
    const [file] = sitemapFiles('https://laghi.example', LANGUAGES, ['/', '/viaggi'], changed);
    expect(file?.content.match(/<lastmod>/g)).toHaveLength(2);
    expect(file?.content).toContain(
      '<url><loc>https://laghi.example/nl/viaggi</loc><lastmod>2026-02-07</lastmod><xhtml:link',
    );
  });

  it('is a list of files beyond that, which hold every address once', () => {
    const [index, ...parts] = filesFor(12_000);
    expect(index?.path).toBe('sitemap.xml');
    expect(index?.content).toContain('<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">');
    expect(locations(index?.content)).toEqual([
      'https://laghi.example/sitemap-1.xml',
      'https://laghi.example/sitemap-2.xml',
      'https://laghi.example/sitemap-3.xml',
    ]);
    expect(parts.map(({ path }) => path)).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
    const named = parts.map(({ content }) => locations(content));
    expect(named.map(({ length }) => length)).toEqual([10_000, 10_000, 4000]);
    expect(new Set(named.flat()).size).toBe(24_000);
  });
});
