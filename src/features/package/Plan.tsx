import type { PackageVariant } from '../../domain/page-data/package.ts';
import { Itinerary } from './Itinerary.tsx';
import classes from './Plan.module.css';
import { Prices } from './Prices.tsx';
import { priceOf, type Trip } from './use-trip.ts';

interface PlanProps {
  readonly variant: PackageVariant;
  readonly trip: Trip;
  readonly chatHref: string;
}

/** Prices and days of a variant. Spec §4 Price table selection, Itinerary selection. */
export function Plan({ variant, trip, chatHref }: PlanProps) {
  return (
    <div className={classes.plan}>
      {variant.prices && (
        <Prices
          table={variant.prices}
          name={variant.option?.name}
          chosen={variant === trip.variant}
          yours={priceOf(trip)}
          reveal={trip.group?.chosen === true}
          chatHref={chatHref}
        />
      )}
      <Itinerary variant={variant} trip={trip} />
    </div>
  );
}
