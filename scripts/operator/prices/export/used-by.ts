import { nightsOf } from '../../../../src/domain/duration.ts';
import { selectPriceTable } from '../../../../src/domain/price-table.ts';
import type { Content } from '../../../compiler/link/content.ts';
import type { NamedTable } from '../price-tables.ts';

/** Which packages' pages show which table: ids of packages by id of table, in the order of the site. Spec §4. */
export function packagesByTable(
  packages: Content['packages'],
  tables: readonly NamedTable[],
): ReadonlyMap<string, readonly string[]> {
  const owned = tables.map(({ id, value }) => ({ id, serves: value.serves }));
  const shown = new Map<string, Set<string>>(tables.map(({ id }) => [id, new Set()]));
  for (const { id, category, options, dayCount } of packages) {
    if (!category.overnight) continue;
    for (const option of options.length === 0 ? [undefined] : options) {
      const query = { package: id, category: category.id, option: option?.id, nights: nightsOf(dayCount) };
      const table = selectPriceTable(owned, query);
      if (table) shown.get(table.id)?.add(id);
    }
  }
  return new Map([...shown].map(([id, names]) => [id, [...names]]));
}
