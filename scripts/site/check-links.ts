import type { PrerenderedPage } from './prerender.ts';

/** A link of a page that leads nowhere. */
export interface DeadLink {
  readonly address: string;
  readonly href: string;
}

const HREF = /<a\b[^>]*?\shref="([^"]*)"/g;
const ID = /\sid="([^"]*)"/g;

/** Every link inside the site that leads to no page, or to no place on its page. */
export function findDeadLinks(pages: readonly PrerenderedPage[]): readonly DeadLink[] {
  const ids = new Map(pages.map(({ address, document }) => [address, new Set(matches(document, ID))]));
  return pages.flatMap(({ address, document }) => {
    const own = new Set(matches(document, ID));
    return matches(document, HREF)
      .filter((href) => isDead(href, own, ids))
      .map((href) => ({ address, href }));
  });
}

function isDead(
  href: string,
  own: ReadonlySet<string>,
  pages: ReadonlyMap<string, ReadonlySet<string>>,
): boolean {
  if (!href.startsWith('/') && !href.startsWith('#')) return false;
  const [address = '', anchor = ''] = href.replace(/\?[^#]*/, '').split('#');
  const ids = address === '' ? own : pages.get(address);
  return ids === undefined || (anchor !== '' && !ids.has(anchor));
}

function matches(document: string, pattern: RegExp): readonly string[] {
  return [...document.matchAll(pattern)].map(([, found = '']) => found.replaceAll('&amp;', '&'));
}
