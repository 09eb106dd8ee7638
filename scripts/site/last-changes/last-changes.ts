import type { Page } from '../../../src/domain/page-data/page.ts';
import { hashOf } from '../store/kept-file.ts';

/** What pages say, by their addresses: the same for the same content. */
export type PageContents = ReadonlyMap<string, string>;

/** What a page says, in a word, whoever surrounds it and whatever day it is. */
export function contentOf(page: Page): string {
  return hashOf(JSON.stringify(page)).slice(0, 16);
}

/** What pages said at a revision; nothing where that cannot be told. */
export interface PastContents {
  /** Day of the revision. */
  readonly date: string;
  readonly pages: PageContents | undefined;
}

/**
 * The day on which each page came to say what it says. A page has none where that is not known for sure: if it is not
 * yet under version control, or has not changed as far back as can be seen.
 *
 * @param current what pages say now
 * @param past revisions, newest first, read no further than necessary
 * @param isWhole whether nothing was before the last revision
 */
export function lastChanges(
  current: PageContents,
  past: Iterable<PastContents>,
  isWhole: boolean,
): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  const open = new Map(current);
  let newer: string | undefined;
  for (const { date, pages } of past) {
    if (!pages) return dates;
    for (const [address, content] of open) {
      if (pages.get(address) === content) continue;
      open.delete(address);
      if (newer !== undefined) dates.set(address, newer);
    }
    if (open.size === 0) return dates;
    newer = date;
  }
  if (isWhole && newer !== undefined) for (const address of open.keys()) dates.set(address, newer);
  return dates;
}
