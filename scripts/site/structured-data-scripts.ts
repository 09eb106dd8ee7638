import { localizedPath } from '../../src/domain/language-address.ts';
import type { ResolvedSite } from '../compiler/resolve/resolve-site.ts';

/** What the pages say to search engines, as elements for their heads, by address. */
export function structuredDataScripts({ languages }: ResolvedSite): ReadonlyMap<string, readonly string[]> {
  return new Map(
    languages.flatMap(({ info, structuredData }) =>
      [...structuredData].map(([path, thing]) => [
        localizedPath(info, path),
        // A text may hold what would end the element.
        [`<script type="application/ld+json">${JSON.stringify(thing).replaceAll('<', '\\u003c')}</script>`],
      ]),
    ),
  );
}
