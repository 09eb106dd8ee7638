import type { PriceRow } from '../../../src/pricing/price-table.ts';
import type { LinkedOption } from '../link/model.ts';
import type { Content } from './sound-content.ts';

/**
 * The accommodation classes whose prices the option stands for: its own, or, without option, any that has stars;
 * undefined where there are none to tell apart, and any price stands for the option.
 */
export function standardTiers(
  { site }: Pick<Content, 'site'>,
  option: LinkedOption | undefined,
): readonly string[] | undefined {
  if (option) return [option.data.tier];
  const rated = site.tiers.filter(({ stars }) => stars > 0).map(({ id }) => id);
  return rated.length > 0 ? rated : undefined;
}

/** A lowest price, and the smallest groups that pay it. */
export interface LowestPrice {
  /** In minor units, per person or per group as the table says. */
  readonly amount: number;
  readonly row: PriceRow;
}

/** The lowest price of these accommodation classes; none where one has to ask for all of them. */
export function lowestPrice(
  rows: readonly PriceRow[],
  tiers: readonly string[] | undefined,
): LowestPrice | undefined {
  const prices = rows.flatMap((row) =>
    row.cells.flatMap(({ tier, amount }) => {
      const isStandard = tier === undefined || (tiers?.includes(tier) ?? true);
      return isStandard && amount !== undefined ? [{ amount, row }] : [];
    }),
  );
  return prices.reduce<LowestPrice | undefined>(
    (lowest, price) => (lowest && lowest.amount <= price.amount ? lowest : price),
    undefined,
  );
}
