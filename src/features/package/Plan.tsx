import type { PackageVariant } from '../../domain/page-data/package.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { CheckList } from '../../ui/text/CheckList.tsx';
import { Itinerary } from './Itinerary.tsx';
import { Pair, Part } from './Part.tsx';
import classes from './Plan.module.css';
import { Prices } from './Prices.tsx';
import { priceOf, type Trip } from './use-trip.ts';

interface PlanProps {
  readonly variant: PackageVariant;
  readonly trip: Trip;
  readonly chatHref: string;
}

/** Prices and days of a variant, and what it includes. Spec §4 Price table selection, Itinerary selection. */
export function Plan({ variant, trip, chatHref }: PlanProps) {
  const texts = useMessages().package;
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
      <Pair>
        <Part title={texts.inclusions}>
          <CheckList items={variant.inclusions} />
        </Part>
        <Part title={texts.exclusions}>
          <CheckList items={variant.exclusions} mark="cross" />
        </Part>
      </Pair>
    </div>
  );
}
