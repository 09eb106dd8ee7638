import type { PageKind } from './page-data/page.ts';

/** What search engines have no use for: what is on them depends on the visitor. */
const UNLISTED: ReadonlySet<string> = new Set<PageKind>(['compare', 'notFound']);

/** Whether pages of a kind are kept out of search engines and the site map. */
export function isUnlisted(kind: string): boolean {
  return UNLISTED.has(kind);
}
