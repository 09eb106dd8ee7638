import { localizedPath } from '../../src/shared/language-address.ts';
import type { LanguageInfo } from '../../src/shared/page-data/layout.ts';
import type { GeneratedFile } from '../compiler/emit/generated-file.ts';

/** A file may hold 50,000 addresses and 50 MB; with many alternates, one address takes kilobytes. */
const MAX_ADDRESSES = 10_000;

const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

type SitemapLanguage = Pick<LanguageInfo, 'code' | 'isFallback' | 'isUnpublished' | 'prefix'>;

/**
 * Lists all pages for search engines in `sitemap.xml`, which for a large site names further files.
 *
 * @param url address of the published site
 * @param paths of all pages, in the default language
 * @param changed days on which pages last changed, by their paths
 */
export function sitemapFiles(
  url: string,
  languages: readonly SitemapLanguage[],
  paths: readonly string[],
  changed: ReadonlyMap<string, string> = new Map(),
): readonly GeneratedFile[] {
  const absolute = (path: string): string => new URL(path, url).href;
  const published = languages.filter(({ isUnpublished }) => !isUnpublished);
  const entries = paths.flatMap((path) => {
    const alternates = published.map((language) => {
      const address = localizedPath(language, path);
      const { code, isFallback } = language;
      return { code, isFallback, href: absolute(address) };
    });
    const forOthers = alternates
      .filter(({ isFallback }) => isFallback)
      .map(({ href }) => ({ code: 'x-default', href }));
    const links = [...alternates, ...forOthers]
      .map(({ code, href }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${href}"/>`)
      .join('');
    const day = changed.get(path);
    const lastChange = day === undefined ? '' : `<lastmod>${day}</lastmod>`;
    return alternates.map(({ href }) => `<url><loc>${href}</loc>${lastChange}${links}</url>`);
  });
  if (entries.length <= MAX_ADDRESSES) return [{ path: 'sitemap.xml', content: urlSet(entries) }];
  const parts = splitEntries(entries).map((part, index) => ({
    path: `sitemap-${index + 1}.xml`,
    content: urlSet(part),
  }));
  const index = parts.map(({ path }) => `<sitemap><loc>${absolute(`/${path}`)}</loc></sitemap>`);
  return [{ path: 'sitemap.xml', content: element('sitemapindex', '', index) }, ...parts];
}

function urlSet(entries: readonly string[]): string {
  return element('urlset', ' xmlns:xhtml="http://www.w3.org/1999/xhtml"', entries);
}

function element(name: string, attributes: string, lines: readonly string[]): string {
  return [XML, `<${name} xmlns="${NAMESPACE}"${attributes}>`, ...lines, `</${name}>`, ''].join('\n');
}

function splitEntries(entries: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(entries.length / MAX_ADDRESSES) }, (_, index) =>
    entries.slice(index * MAX_ADDRESSES, (index + 1) * MAX_ADDRESSES),
  );
}
