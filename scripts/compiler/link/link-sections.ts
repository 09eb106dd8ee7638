import type { Category } from '../../../schema/categories.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { listPages } from './list-pages.ts';
import { inOrder, type Lookup, linkedEntry } from './look-up.ts';
import type { LinkedPackage, LinkedSection } from './model.ts';

/** Links sections to the packages that they list. */
export function linkSections(
  files: ContentFiles,
  categories: Lookup<Category>,
  packages: readonly LinkedPackage[],
): readonly LinkedSection[] {
  return inOrder(files.entries.sections).map((entry) => {
    const groups = entry.value.groups.map(({ region, category }) => ({
      region,
      category: categories(category),
      packages: packages.filter(({ data }) => data.region === region && data.category === category),
    }));
    return { ...linkedEntry(entry), groups, pages: listPages({ path: entry.value.path, groups }) };
  });
}
