import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { unusedTable } from '../diagnostics/prices.ts';
import type { Model } from '../link/model.ts';

/** Tables that speak of no package. Only for content without errors: else it is open what is shown. */
export function checkTableUse({ packages, priceTables }: Model): readonly Diagnostic[] {
  const fitting = new Set(
    packages.flatMap(({ variants }) => variants.flatMap(({ fittingTables }) => fittingTables)),
  );
  return priceTables
    .filter((table) => !fitting.has(table))
    .map(({ file }) => unusedTable(file.keyAt(['serves'])));
}
