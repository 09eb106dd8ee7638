import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import { ONLY_OPTION, type TripOffer } from '../../trip/trip-choice.ts';

/** The choices that the page of a package offers. */
export function tripOffer({ variants, ageGroups }: PackagePage): TripOffer {
  const tables = variants.flatMap(({ prices }) => prices ?? []);
  return {
    options: variants.flatMap(({ option }) => option?.id ?? []),
    tiers: [...new Set(tables.flatMap(({ tiers }) => tiers.map(({ id }) => id)))],
    ageGroups: ageGroups.map(({ id }) => id),
    singleRooms: tables.some(({ singleSupplement }) => singleSupplement !== undefined),
    alternatives: Object.fromEntries(
      variants.map(({ option, days }) => [
        option?.id ?? ONLY_OPTION,
        Object.fromEntries(
          days
            .filter(({ choices }) => choices.length > 1)
            .map(({ number, choices }) => [number, choices.length]),
        ),
      ]),
    ),
  };
}

/** Things to bring for a variant, in the order of the page's list. */
export function packingList(
  { bring: all }: Pick<PackagePage, 'bring'>,
  { bring }: Pick<PackageVariant, 'bring'>,
): readonly string[] {
  return bring ? all.filter((_, index) => bring.includes(index)) : all;
}
