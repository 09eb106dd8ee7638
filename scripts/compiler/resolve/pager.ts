import type { Pager, PagerLink } from '../../../src/shared/page-data/section.ts';
import type { LinkedSection, SectionListPage } from '../link/model.ts';
import type { PageContext } from './page-context.ts';

/** Where a page stands in the list of its section, and the links to the others; undefined where it is the only one. */
export function sectionPager(
  context: PageContext,
  { groups, pages }: LinkedSection,
  { number, from, groups: shown }: SectionListPage,
): Pager | undefined {
  if (pages.length === 1) return undefined;
  const { section } = context.texts.interface;
  const hrefOf = (page: number): string | undefined => {
    const path = pages[page - 1]?.path;
    return path === undefined ? undefined : context.href(path);
  };
  const previous = hrefOf(number - 1);
  const next = hrefOf(number + 1);
  const shownNumbers = shownPages(number, pages.length);
  return {
    compareTitle: section.compareSome({
      from: from + 1,
      to: from + countOf(shown),
      total: countOf(groups),
    }),
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
    links: shownNumbers.map((page, index): PagerLink => {
      const isAfterGap = page > (shownNumbers[index - 1] ?? 0) + 1;
      return {
        number: page,
        label: section.page({ page }),
        href: hrefOf(page) ?? '',
        ...(page === number ? { isCurrent: true } : {}),
        ...(isAfterGap ? { isAfterGap } : {}),
      };
    }),
  };
}

function countOf(groups: SectionListPage['groups']): number {
  return groups.reduce((count, { packages }) => count + packages.length, 0);
}

/** The pages that are linked from a page: the first, the last, those beside it; and no gap of a single page. */
export function shownPages(current: number, count: number): readonly number[] {
  const near = [1, current - 1, current, current + 1, count];
  const isShown = (page: number): boolean => near.includes(page);
  const all = Array.from({ length: count }, (_, index) => index + 1);
  return all.filter((page) => isShown(page) || (isShown(page - 1) && isShown(page + 1)));
}
