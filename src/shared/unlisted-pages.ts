import type { PageKind } from './page-data/page.ts';

/** The content of these page types depends on the visitor. */
const UNLISTED: ReadonlySet<string> = new Set<PageKind>(['compare', 'notFound']);

/** Tells if pages of a type are kept out of search engines and the sitemap. */
export function isUnlisted(kind: string): boolean {
  return UNLISTED.has(kind);
}
