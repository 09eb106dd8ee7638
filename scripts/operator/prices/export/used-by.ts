import type { LinkedPackage } from '../../../compiler/link/model.ts';

/** Which packages' pages show which table: ids of packages by id of table, in the order of the site. */
export function packagesByTable(packages: readonly LinkedPackage[]): ReadonlyMap<string, readonly string[]> {
  const shown = new Map<string, Set<string>>();
  for (const { id, variants } of packages) {
    for (const { table } of variants) {
      if (table) shown.set(table.id, (shown.get(table.id) ?? new Set()).add(id));
    }
  }
  return new Map([...shown].map(([id, names]) => [id, [...names]]));
}
