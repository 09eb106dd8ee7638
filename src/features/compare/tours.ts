import { useEffect, useRef, useState } from 'react';
import type { ComparePage } from '../../shared/page-data/compare.ts';
import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import type { PricedTour, TourPrices } from '../../shared/page-data/prices.ts';
import { useSite } from '../../shared/site-context.tsx';
import { fillTemplate, type MessageTemplate } from '../../trip/message-template.ts';

/** Tours by slug, `gone` if there is none; absent while loading. */
export type KnownTours = ReadonlyMap<string, PackagePage | 'gone'>;

/** Tours that were loaded before: on the way back they are there at once. */
const loaded = new Map<string, PackagePage>();

/**
 * Loads the data of tours' pages once each, in parallel.
 *
 * @param tourPath address of a tour's page; takes `package`
 */
export function useTours(slugs: readonly string[], tourPath: MessageTemplate): KnownTours {
  const { loadPageData } = useSite();
  const [known, setKnown] = useState<KnownTours>(() => new Map(loaded));
  const asked = useRef(new Set<string>());
  useEffect(() => {
    for (const slug of slugs) {
      if (asked.current.has(slug)) continue;
      asked.current.add(slug);
      const take = (tour: PackagePage | 'gone') => {
        if (tour !== 'gone') loaded.set(slug, tour);
        setKnown((before) => new Map(before).set(slug, tour));
      };
      loadPageData(fillTemplate(tourPath, { package: slug })).then(
        // Some sources return the page for unknown addresses.
        (page) => take(page.kind === 'package' ? page : 'gone'),
        () => take('gone'),
      );
    }
  }, [slugs, tourPath, loadPageData]);
  return known;
}

/** Fills in the prices of the visitor's group; see `useGroupPrices`. */
export type PriceOfTour = <Tour extends PricedTour>(tour: Tour) => Tour;

/** The price of an option for the visitor's group; the lowest one until the group is known. */
export function tourPrice(tour: PackagePage, variant: PackageVariant, priced: PriceOfTour): PricedTour {
  const { priceText, perText, priceFor } = variant;
  const prices = listPrices(tour, variant);
  const lowest: PricedTour = { priceText, perText, prices };
  const own = priced(lowest);
  return own === lowest ? { ...own, perText: [perText, priceFor].filter(Boolean).join(' · ') } : own;
}

/** The price table of an option in the form that lists use. */
function listPrices({ variants }: PackagePage, { prices }: PackageVariant): TourPrices | undefined {
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
    ages: [...new Set(variants.flatMap((each) => Object.keys(each.prices?.children ?? {})))],
    people: first.people,
    tier: first.tier,
  };
}

/** The name of a tour, loaded or not; its slug where it is unknown. */
export function tourName(
  { offered }: Pick<ComparePage, 'offered'>,
  slug: string,
  tour: PackagePage | 'gone' | undefined,
): string {
  if (tour !== undefined && tour !== 'gone') return tour.name;
  return offered.flatMap(({ tours }) => tours).find((known) => known.slug === slug)?.name ?? slug;
}
