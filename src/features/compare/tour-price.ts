import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import type { PricedTour, TourPrices } from '../../shared/page-data/prices.ts';

/** Tours with the prices of the visitor's group, as `useGroupPrices` has it. */
export type PriceOfTour = <Tour extends PricedTour>(tour: Tour) => Tour;

/** The price of an option of a tour for the visitor's group; the lowest, and for whom it is, until that is known. */
export function tourPrice(tour: PackagePage, variant: PackageVariant, priced: PriceOfTour): PricedTour {
  const { priceText, perText, priceFor } = variant;
  const prices = listPrices(tour, variant);
  const lowest: PricedTour = { priceText, perText, ...(prices ? { prices } : {}) };
  const own = priced(lowest);
  return own === lowest ? { ...own, perText: [perText, priceFor].filter(Boolean).join(' · ') } : own;
}

/** The price table of an option as lists have it. */
function listPrices({ ageGroups }: PackagePage, { prices }: PackageVariant): TourPrices | undefined {
  if (!prices) return undefined;
  const { per, tiers, rows, first } = prices;
  return {
    per,
    tiers: tiers.map(({ id }) => id),
    rows: rows.map(({ min, max, cells }) => ({
      min,
      max,
      amounts: cells.map(({ amount }) => amount ?? null),
    })),
    ages: ageGroups.map(({ id }) => id),
    people: first.people,
    ...(first.tier === undefined ? {} : { tier: first.tier }),
  };
}
