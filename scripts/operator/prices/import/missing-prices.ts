import type { Labels } from '../labels.ts';
import { cellKey, cellsOf, type NamedTable } from '../price-tables.ts';

/** What a file does not speak of: whole tables, else group sizes, else hotel classes of a table, as people call them. */
export function missingPrices(
  tables: readonly NamedTable[],
  known: ReadonlySet<string>,
  labels: Pick<Labels, 'table' | 'band' | 'tier'>,
): readonly string[] {
  return tables.flatMap((table) => {
    const cells = cellsOf(table);
    const missing = cells.filter((cell) => !known.has(cellKey(cell)));
    const title = labels.table(table);
    if (missing.length === cells.length) return [title];
    const bands = unique(cells.map(({ band }) => band)).filter((band) =>
      cells.every((cell) => cell.band !== band || missing.includes(cell)),
    );
    const tiers = unique(missing.filter(({ band }) => !bands.includes(band)).map(({ tier }) => tier));
    return [...bands.map(labels.band), ...tiers.map(labels.tier)].map((part) => `${title}, ${part}`);
  });
}

function unique(values: readonly string[]): readonly string[] {
  return [...new Set(values)];
}
