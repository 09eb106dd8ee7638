import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { GeneratedFile } from '../compiler/emit/generated-file.ts';
import type { ResolvedSite } from '../compiler/resolve/resolve-site.ts';
import { type BrowserColors, MANIFEST_ADDRESS, webManifest } from './images/site-icons.ts';
import { redirectFiles } from './redirects.ts';
import { siteMapFiles } from './site-map.ts';

/** Adds what surrounds the pages: drawn pictures, manifest, site map, rules for robots, headers, redirects. */
export function finishSite(site: ResolvedSite, colors: BrowserColors, folder: string): void {
  rmSync(join(folder, '.vite'), { recursive: true, force: true });
  for (const { src, content } of site.drawings) {
    mkdirSync(dirname(join(folder, src)), { recursive: true });
    writeFileSync(join(folder, src), content);
  }
  writeFileSync(join(folder, MANIFEST_ADDRESS), webManifest(site, colors));
  for (const { path, content } of siteMapOf(site)) writeFileSync(join(folder, path), content);
  writeFileSync(
    join(folder, 'robots.txt'),
    `User-agent: *\nAllow: /\nSitemap: ${absolute(site, '/sitemap.xml')}\n`,
  );
  writeFileSync(join(folder, '_headers'), HEADERS);
  for (const { path, content } of redirectFiles(site)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
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

function siteMapOf({ url, languages }: ResolvedSite): readonly GeneratedFile[] {
  const paths = (languages[0]?.pages ?? []).map(({ path }) => path);
  return siteMapFiles(
    url,
    languages.map(({ info }) => info),
    paths,
  );
}

function absolute(site: ResolvedSite, path: string): string {
  return new URL(path, site.url).href;
}
