import { Chip, Fieldset } from '@mantine/core';
import { memo, Suspense, use } from 'react';
import { joinFacts } from '../../shared/join-facts.ts';
import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import { IsPrerendered, useMessages } from '../../shared/site-context.tsx';
import { useChosen } from '../../ui/hooks/use-chosen.ts';
import { chosenValue, useEarlyEntry } from '../../ui/hydration/HydrationBoundary.tsx';
import { CheckList } from '../../ui/text/CheckList.tsx';
import { ShownPrice } from './GroupPrice.tsx';
import { Itinerary } from './Itinerary.tsx';
import { Pair, Part } from './Part.tsx';
import { Prices, type YourCell } from './Prices.tsx';
import { otherSizeQuery, type Trip, type TripProps } from './trip.ts';
import classes from './Variants.module.css';

/**
 * Plan and prices of the only variant, or of the chosen option. The chips are radio buttons, and document styles show
 * the chosen option, so they work before scripts.
 */
export function Variants({ page, trip }: TripProps) {
  const { variants } = page;
  // The content policy refuses such styles on pages opened within the site.
  const isPrerendered = use(IsPrerendered);
  const [shown, choose] = useChosen(trip.variant, ({ option }) => trip.change({ option: option?.id }));
  const options = variants.flatMap(({ option }) => option ?? []);
  const [only] = variants;
  if (options.length === 0) return only && <Plan page={page} variant={only} trip={trip} />;
  return (
    <div className={classes.variants}>
      <OptionChips page={page} trip={trip} shown={shown} choose={choose} />
      {isPrerendered && <style>{optionStyles(`.${classes.variants}`, options)}</style>}
      {variants.map((variant) => (
        <div
          key={variant.option?.id}
          data-option={variant.option?.id}
          hidden={!isPrerendered && variant !== shown}
        >
          <p>{variant.option?.description}</p>
          <Suspense>
            <OptionPlan page={page} variant={variant} trip={trip} />
          </Suspense>
        </div>
      ))}
    </div>
  );
}

/** Hydrated after the chips. */
const OptionPlan = memo(Plan);

interface OptionChipsProps extends TripProps {
  readonly shown: PackageVariant;
  readonly choose: (variant: PackageVariant) => void;
}

function OptionChips({ page, trip, shown, choose }: OptionChipsProps) {
  const { variants } = page;
  const texts = useMessages().package;
  const group = useEarlyEntry<HTMLFieldSetElement>((fields) => {
    const early = variants.find(({ option }) => option && option.id === chosenValue(fields, 'option'));
    if (early && early !== shown) choose(early);
  });
  return (
    <Fieldset ref={group} legend={texts.options} className={classes.options}>
      {variants.map((variant) => {
        const { id, name, features } = variant.option ?? NO_OPTION;
        return (
          <Chip
            key={id}
            name="option"
            value={id}
            checked={variant === shown}
            onChange={() => choose(variant)}
          >
            <b>{name}</b>
            <span>{joinFacts(features)}</span>
            <span>
              <ShownPrice page={page} trip={trip} variant={variant} />
            </span>
          </Chip>
        );
      })}
    </Fieldset>
  );
}

const NO_OPTION = { id: '', name: '', features: [] };

/**
 * Hides the elements with `data-option` of options that are not chosen.
 *
 * @param variants selector of the element around radio buttons and options
 */
function optionStyles(variants: string, options: readonly { readonly id: string }[]): string {
  const hidden = options.map(({ id }) => {
    const value = JSON.stringify(id);
    return `${variants}:has([value=${value}]:checked)>[data-option]:not([data-option=${value}])`;
  });
  return `${hidden.join()}{display:none}`;
}

interface PlanProps extends TripProps {
  readonly variant: PackageVariant;
}

export function Plan({ page, variant, trip }: PlanProps) {
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
          chatMessage={otherSizeChat(page, { ...trip, variant })}
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

/** The chat message about a group that the table does not list, chosen or not; a short one without the rules. */
function otherSizeChat(page: PackagePage, trip: Trip): string {
  if (trip.unlisted || trip.answer?.kind === 'ask') return trip.chatMessage;
  if (trip.rules) return trip.rules.otherSizeMessage(page, trip);
  const { interest } = trip.variant.booking.own;
  const address = page.address + otherSizeQuery(page, trip);
  return [interest, page.booking.own.otherSize, address].join('\n');
}

/** The table cell of the shown price: that of the first group until something is chosen. */
function yourCell({ variant, answer, isChosen }: Trip): YourCell | undefined {
  if (answer?.kind === 'price') return { band: answer.band, tier: answer.tier, season: answer.season?.id };
  const { rows = [], first } = variant.prices ?? {};
  if (isChosen || first?.perPersonText === undefined) return undefined;
  return { band: rows.find(({ min }) => min === first.people)?.band ?? '', tier: first.tier };
}
