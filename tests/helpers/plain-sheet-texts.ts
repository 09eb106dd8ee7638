import type { PriceCell, PriceColumn, PriceRowKey } from '../../scripts/compiler/link/price-cells.ts';
import { english } from '../../scripts/messages/english.ts';
import { layOutPrices, type PriceSheet } from '../../scripts/operator/prices/export-prices.ts';

/** Prices laid out with ids behind a label in place of names. A bare id may be a number, and could be taken for a price. */
export function plainSheet(cells: readonly PriceCell[], tiers: readonly string[], label = ''): PriceSheet {
  const named = (row: PriceRowKey): string => `${label}: ${Object.values(row).join(' ')}`;
  const column = (own: PriceColumn): string => `${label}: ${own}`;
  return layOutPrices({
    cells,
    tables: [],
    tiers,
    labels: { file: named, row: named, column, dates: () => label },
    messages: english,
    usedBy: () => [label],
  });
}
