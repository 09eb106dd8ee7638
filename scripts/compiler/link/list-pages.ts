import { sectionPagePath } from '../../../schema/section.ts';
import type { LinkedSection, ListPage, SectionGroup } from './model.ts';

/** So many tours stand on a page of a list: enough to compare, and few enough for a slow phone. */
export const TOURS_PER_PAGE = 24;

/** So few tours do not open a page of their own: they stand on the last page as well. */
export const FEW_TOURS = 3;

/**
 * The pages of a section's list, in the order of its tours. A group that does not fit on a page goes on on the next
 * one; groups without tours on a page are not there. A list that fits on one page is there as it is.
 */
export function listPages({
  data,
  groups,
}: Pick<LinkedSection, 'data' | 'groups'>): readonly [ListPage, ...ListPage[]] {
  const total = groups.flatMap(({ packages }) => packages).length;
  const count = Math.max(1, Math.ceil((total - FEW_TOURS) / TOURS_PER_PAGE));
  const first: ListPage = { number: 1, path: data.path, from: 0, groups: cut(groups, 0, TOURS_PER_PAGE) };
  if (count === 1) return [{ ...first, groups }];
  const further = Array.from({ length: count - 1 }, (_, index): ListPage => {
    const number = index + 2;
    const from = (number - 1) * TOURS_PER_PAGE;
    const to = number === count ? total : from + TOURS_PER_PAGE;
    return { number, path: sectionPagePath(data.path, number), from, groups: cut(groups, from, to) };
  });
  return [first, ...further];
}

/** What of the groups lies between two places in the whole list. */
function cut(groups: readonly SectionGroup[], from: number, to: number): readonly SectionGroup[] {
  let before = 0;
  return groups.flatMap((group) => {
    const packages = group.packages.slice(Math.max(0, from - before), Math.max(0, to - before));
    before += group.packages.length;
    return packages.length > 0 ? [{ ...group, packages }] : [];
  });
}
