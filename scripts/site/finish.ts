import { localizedPath } from '../../src/domain/language-address.ts';
import type { ResolvedSite } from '../compiler/resolve/resolve-site.ts';
import { type BrowserColors, MANIFEST_ADDRESS, webManifest } from './images/site-icons.ts';
import { redirectFiles } from './redirects.ts';
import type { SiteFolder } from './store/site-folder.ts';

/** Adds what surrounds the pages: drawn pictures, manifest, site map, rules for robots, headers, redirects. */
export function finishSite(site: ResolvedSite, colors: BrowserColors, out: SiteFolder): void {
  for (const { src, content } of site.drawings) out.add(src.slice(1), content);
  out.add(MANIFEST_ADDRESS.slice(1), webManifest(site, colors));
  out.add('sitemap.xml', siteMap(site));
  out.add('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${absolute(site, '/sitemap.xml')}\n`);
  out.add('_headers', HEADERS);
  for (const { path, content } of redirectFiles(site)) out.add(path, content);
}

/** For static hosts that read it: what has a hash in its name never changes, all else is asked for anew. */
const HEADERS = `/*
  Cache-Control: no-cache
  X-Content-Type-Options: nosniff
  Referrer-Policy: strict-origin-when-cross-origin
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/images/*
  Cache-Control: public, max-age=31536000, immutable
`;

function siteMap(site: ResolvedSite): string {
  const infos = site.languages.map(({ info }) => info);
  const urls = (site.languages[0]?.routes ?? []).flatMap(({ path }) => {
    const alternates = infos.map(
      (info) =>
        `<xhtml:link rel="alternate" hreflang="${info.code}" href="${absolute(site, localizedPath(info, path))}"/>`,
    );
    return infos.map(
      (info) => `<url><loc>${absolute(site, localizedPath(info, path))}</loc>${alternates.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n');
}

function absolute(site: ResolvedSite, path: string): string {
  return new URL(path, site.url).href;
}
