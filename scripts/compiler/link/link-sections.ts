import type { Category } from '../../../schema/categories.ts';
import { paths } from '../../../schema/paths.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { type Lookup, linkedEntry, sortEntries } from './link.ts';
import type { LinkedPackage, LinkedSection } from './model.ts';

/** Links sections to the packages that they list. */
export function linkSections(
  files: ContentFiles,
  categories: Lookup<Category>,
  packages: readonly LinkedPackage[],
): readonly LinkedSection[] {
  return sortEntries(files.entries.sections).map((entry) => {
    const groups = entry.value.groups.map(({ region, category }) => ({
      region,
      category: categories(category),
      packages: packages.filter(({ data }) => data.region === region && data.category === category),
    }));
    return { ...linkedEntry(entry), groups, pages: listPages({ path: entry.value.path, groups }) };
  });
}

/** Tours on a page of a list: full rows of two and of three, and light enough for a phone where texts are long. */
export const TOURS_PER_PAGE = 18;

/** The most tours that are added to the last page instead of getting one of their own. */
const FEW_TOURS = 3;

/** A page of a list in groups. */
export interface ListPage<Group> {
  /** From 1. */
  readonly number: number;
  /** Its address in the default language. */
  readonly path: string;
  /** The number of tours on the pages before. */
  readonly from: number;
  readonly groups: readonly Group[];
}

/** The pages of a list, at least one. */
export type ListPages<Group> = readonly [ListPage<Group>, ...ListPage<Group>[]];

/**
 * The pages of a list, in the order of its tours. A group that does not fit on a page continues on the next; groups
 * without tours on a page are left out. A list that fits on one page is unchanged.
 *
 * @param list its address in the default language, and its tours by group
 */
export function listPages<Group extends { readonly packages: readonly unknown[] }>({
  path,
  groups,
}: {
  readonly path: string;
  readonly groups: readonly Group[];
}): ListPages<Group> {
  const total = groups.reduce((count, { packages }) => count + packages.length, 0);
  const count = Math.ceil((total - FEW_TOURS) / TOURS_PER_PAGE);
  if (count <= 1) return [{ number: 1, path, from: 0, groups }];
  const page = (number: number): ListPage<Group> => {
    const from = (number - 1) * TOURS_PER_PAGE;
    const to = number === count ? total : from + TOURS_PER_PAGE;
    return { number, path: paths.section.listHref(path, number), from, groups: cut(groups, from, to) };
  };
  return [page(1), ...Array.from({ length: count - 1 }, (_, index) => page(index + 2))];
}

/** The part of the groups between two indexes of the whole list. */
function cut<Group extends { readonly packages: readonly unknown[] }>(
  groups: readonly Group[],
  from: number,
  to: number,
): readonly Group[] {
  let before = 0;
  return groups.flatMap((group) => {
    const packages = group.packages.slice(Math.max(0, from - before), Math.max(0, to - before));
    before += group.packages.length;
    return packages.length > 0 ? [{ ...group, packages }] : [];
  });
}
