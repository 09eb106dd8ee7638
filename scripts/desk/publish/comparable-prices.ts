import { listsOfTour } from '../../../src/desk/store/price-lists.ts';
import { listPrices, type NamedTable, type PriceList, tableFile } from '../../compiler/link/price-cells.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import { toDocuments } from '../describe-findings.ts';

/**
 * The prices of a site, to be compared with those of another state of it. A table for one tour that only the other state
 * has is compared with the one that applies to the tour here: that has its id, too.
 */
export function findComparablePrices(files: ContentFiles, other: ContentFiles): PriceList {
  const { prices } = files.entries;
  const missing = other.entries.prices.filter(({ id }) => prices.every((table) => table.id !== id));
  const applying = missing.flatMap(({ id, value: { serves } }): readonly NamedTable[] => {
    if (!('package' in serves)) return [];
    const held = listsOfTour(toDocuments(files.parsed), serves.package).find(
      ({ option }) => option === undefined || (serves.options?.includes(option) ?? true),
    );
    const table = prices.find((one) => tableFile(one.id) === held?.file);
    return table ? [{ id, value: { ...table.value, serves } }] : [];
  });
  return { ...listPrices(files), tables: [...prices, ...applying] };
}
