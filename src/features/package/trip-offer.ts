import type { PackagePage } from '../../domain/page-data/package.ts';
import type { TripOffer } from '../../domain/trip-choice.ts';

/** What the page of a package lets the visitor choose. */
export function tripOffer({ variants, ageGroups }: PackagePage): TripOffer {
  const alternatives: Record<number, number> = {};
  for (const { number, choices } of variants.flatMap(({ days }) => days)) {
    if (choices.length > 1) alternatives[number] = Math.max(alternatives[number] ?? 0, choices.length);
  }
  const tables = variants.flatMap(({ prices }) => prices ?? []);
  return {
    options: variants.flatMap(({ option }) => option?.id ?? []),
    tiers: [...new Set(tables.flatMap(({ tiers }) => tiers.map(({ id }) => id)))],
    ageGroups: ageGroups.map(({ id }) => id),
    singleRooms: tables.some(({ singleSupplement }) => singleSupplement !== undefined),
    alternatives,
  };
}
