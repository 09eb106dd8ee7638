import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { CheckList } from '../../ui/text/CheckList.tsx';
import { Itinerary } from './Itinerary.tsx';
import { Pair, Part } from './Part.tsx';
import classes from './Plan.module.css';
import { Prices, type YourCell } from './Prices.tsx';
import type { Trip } from './use-trip.ts';

interface PlanProps {
  readonly page: PackagePage;
  readonly variant: PackageVariant;
  readonly trip: Trip;
  readonly chatMessage: string;
}

/** Prices and days of a variant, and what it includes. */
export function Plan({ page, variant, trip, chatMessage }: PlanProps) {
  const texts = useMessages().package;
  return (
    <div className={classes.plan}>
      {variant.prices && (
        <Prices
          table={variant.prices}
          texts={page.trip.calendar}
          name={variant.option?.name}
          yours={variant === trip.variant ? yourCell(trip) : undefined}
          chosen={variant === trip.variant}
          reveal={trip.isChosen}
          chatMessage={chatMessage}
        />
      )}
      <Itinerary variant={variant} trip={trip} />
      <Pair>
        {variant.inclusions.length > 0 && (
          <Part title={texts.inclusions}>
            <CheckList items={variant.inclusions} />
          </Part>
        )}
        {variant.exclusions.length > 0 && (
          <Part title={texts.exclusions}>
            <CheckList items={variant.exclusions} mark="cross" />
          </Part>
        )}
      </Pair>
    </div>
  );
}

/** Where the shown price stands in the table: that of the first group, until something was chosen. */
function yourCell({ variant, answer, isChosen }: Trip): YourCell | undefined {
  if (answer?.kind === 'price') return { band: answer.band, tier: answer.tier, season: answer.season?.id };
  const { rows = [], first } = variant.prices ?? {};
  if (isChosen || first?.perPersonText === undefined) return undefined;
  return { band: rows.find(({ min }) => min === first.people)?.band ?? '', tier: first.tier };
}
