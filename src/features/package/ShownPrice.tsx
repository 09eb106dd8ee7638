import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import type { Trip } from './use-trip.ts';

interface ShownPriceProps {
  readonly page: PackagePage;
  readonly trip: Trip;
  readonly variant: PackageVariant;
}

/** The price of an option in a line: the lowest, and for whom that is, until the group is known. */
export function ShownPrice({ page, trip, variant }: ShownPriceProps) {
  const { priceText, perText, priceFor } = variant;
  if (trip.isChosen && trip.rules) return <trip.rules.VariantPrice {...{ page, trip, variant }} />;
  return (
    <>
      <b>{priceText}</b> <small>{[perText, priceFor].filter(Boolean).join(' ')}</small>
    </>
  );
}
