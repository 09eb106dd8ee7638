import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The addresses of a built site's map, and their paths. */
export function siteMapAddresses(
  site: string,
): readonly { readonly address: string; readonly path: string }[] {
  const map = readFileSync(join(site, 'sitemap.xml'), 'utf8');
  return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => ({
    address,
    path: new URL(address).pathname,
  }));
}
