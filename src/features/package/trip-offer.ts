import type { PackagePage } from '../../domain/page-data/package.ts';
import type { TripOffer } from '../../domain/trip-choice.ts';

/** What the page of a package lets the visitor choose. */
export function tripOffer({ variants }: PackagePage): TripOffer {
  const alternatives: Record<number, number> = {};
  for (const { number, choices } of variants.flatMap(({ days }) => days)) {
    if (choices.length > 1) alternatives[number] = Math.max(alternatives[number] ?? 0, choices.length);
  }
  return {
    options: variants.flatMap(({ option }) => option?.id ?? []),
    tiers: variants[0]?.prices?.tiers.map(({ id }) => id) ?? [],
    alternatives,
  };
}
