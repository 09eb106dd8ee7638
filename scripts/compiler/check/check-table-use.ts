import { nightsOf } from '../../../src/domain/duration.ts';
import { ownerRank } from '../../../src/domain/price-table.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { unusedTable } from '../diagnostics/prices.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { packageDays } from './plan-lengths.ts';

/** Tables that no package shows. Only for content without errors: else it is open what is shown. Spec §4. */
export function checkTableUse(files: ContentFiles): readonly Diagnostic[] {
  const categories = files.single.categories?.value.categories;
  if (!categories) return [];
  const overnight = files.entries.packages.flatMap(({ id, value }) => {
    const category = categories.find((entry) => entry.id === value.category);
    if (!category?.overnight) return [];
    const options = category.options ? files.entries.options.map((option) => option.id) : [undefined];
    const nights = nightsOf(packageDays(files, id));
    return options.map((option) => ({ package: id, category: category.id, option, nights }));
  });
  return files.entries.prices
    .filter(({ value }) => overnight.every((query) => ownerRank(value.serves, query) === 0))
    .map(({ file }) => unusedTable(file.keyAt(['serves'])));
}
