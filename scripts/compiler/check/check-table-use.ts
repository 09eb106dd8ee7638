import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { tourWithoutTable, unusedTable } from '../diagnostics/prices.ts';
import type { Model } from '../link/model.ts';

/** Tables that serve no package, and packages without a table. Only for content without errors: else it is open what is shown. */
export function checkTableUse({ packages, priceTables }: Model): readonly Diagnostic[] {
  const fitting = new Set(
    packages.flatMap(({ variants }) => variants.flatMap(({ fittingTables }) => fittingTables)),
  );
  return [
    ...priceTables
      .filter((table) => !fitting.has(table))
      .map(({ file }) => unusedTable(file.keyAt(['serves']))),
    ...packages.flatMap(({ id, file, variants }) => {
      const without = variants.filter(({ table }) => !table);
      const options = without.length < variants.length ? without.map(({ option }) => option?.id ?? '') : [];
      return without.length > 0 ? [tourWithoutTable(file.path, id, options)] : [];
    }),
  ];
}
