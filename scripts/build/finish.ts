import type { GeneratedFile } from '../compiler/emit/generated-file.ts';
import type { ResolvedSite } from '../compiler/resolve/resolve-site.ts';
import { hostFiles, hostRules } from './hosting/host-rules.ts';
import { redirectPages } from './hosting/redirects.ts';
import type { BrowserColors } from './images/site-icons.ts';
import { webManifests } from './images/site-icons.ts';
import type { SiteFolder } from './site-folder.ts';
import { siteMapFiles } from './site-map.ts';

/**
 * Adds what surrounds the pages: drawn pictures, manifests, site map, rules for robots and hosts, redirects.
 *
 * @param inlineScripts hashes of the scripts that stand in documents
 * @param changed days on which pages last changed, by their paths
 */
export function finishSite(
  site: ResolvedSite,
  inlineScripts: readonly string[],
  changed: ReadonlyMap<string, string>,
  colors: BrowserColors,
  out: SiteFolder,
): void {
  for (const { src, content } of site.drawings) out.add(src.slice(1), content);
  for (const { path, content } of [...webManifests(site, colors), ...siteMapOf(site, changed)])
    out.add(path, content);
  out.add('robots.txt', `User-agent: *\nAllow: /\nSitemap: ${absolute(site, '/sitemap.xml')}\n`);
  for (const { path, content } of [...redirectPages(site), ...hostFiles(hostRules(site, inlineScripts))])
    out.add(path, content);
}

function siteMapOf(
  { url, languages }: ResolvedSite,
  changed: ReadonlyMap<string, string>,
): readonly GeneratedFile[] {
  const paths = (languages[0]?.routes ?? []).filter(({ isListed }) => isListed).map(({ path }) => path);
  return siteMapFiles(
    url,
    languages.map(({ info }) => info),
    paths,
    changed,
  );
}

function absolute(site: ResolvedSite, path: string): string {
  return new URL(path, site.url).href;
}
