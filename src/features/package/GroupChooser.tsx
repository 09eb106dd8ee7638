import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { PackagePage } from '../../shared/page-data/package.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { readAges } from '../../trip/trip-choice.ts';
import { useChosen } from '../../ui/hooks/use-chosen.ts';
import { useEarlyEntry } from '../../ui/hydration/HydrationBoundary.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './GroupChooser.module.css';
import { GroupPrice } from './GroupPrice.tsx';
import { PRICE_TABLE } from './Prices.tsx';
import { CountField, DateField } from './TripFields.tsx';
import type { Trip, TripProps } from './trip.ts';
import { chosenCurrency } from './use-trip.ts';

/** Chooses date, travellers and, where prices depend on it, the accommodation class. */
export function GroupChooser({ page, trip }: TripProps) {
  const texts = useMessages().package;
  const { variant, group, answer } = trip;
  const [shownTier, chooseTier] = useChosen(group.tier, (next) => trip.change({ tier: next }));
  const tierField = useEarlyEntry<HTMLSelectElement>(({ value }) => {
    if (value !== shownTier) chooseTier(value);
  });
  return (
    <section className={classes.chooser} aria-label={variant.prices ? texts.yourGroup : undefined}>
      {(variant.prices || answer) && <GroupPrice page={page} trip={trip} />}
      {variant.prices && <Approximate page={page} trip={trip} />}
      <div className={classes.fields}>
        <DateField page={page} trip={trip} />
        <CountField
          label={page.trip.lines.adults}
          count={group.people}
          least={1}
          fewer={texts.fewer}
          more={texts.more}
          onChange={(count) => trip.change({ people: count })}
        />
        {!hasParty(page, trip) && <ChildFields page={page} trip={trip} />}
        {variant.prices && group.tier !== undefined && (
          <NativeSelect
            ref={tierField}
            label={texts.accommodation}
            data={variant.prices.tiers.map(({ id, label }) => ({ value: id, label }))}
            value={shownTier}
            rightSection={<Icon name="chevron-down" size={18} />}
            onChange={(event) => chooseTier(event.currentTarget.value)}
          />
        )}
      </div>
      {hasParty(page, trip) && <PartyFields page={page} trip={trip} />}
      {variant.prices && (
        <a href={`#${PRICE_TABLE}`} className={classes.source}>
          {texts.inTable}
        </a>
      )}
    </section>
  );
}

/** The currency of approximate amounts, and their rate. */
function Approximate({ page: { approximate }, trip }: TripProps) {
  if (!approximate) return null;
  const currencies = approximate.rates.map(({ currency }) => currency);
  return (
    <div className={classes.approximate}>
      <small>{trip.rate && approximate.note}</small>
      <NativeSelect
        aria-label={approximate.label}
        data={[
          ...(approximate.currency === undefined ? [{ value: '', label: approximate.label }] : []),
          ...currencies,
        ]}
        value={trip.rate?.currency ?? ''}
        rightSection={<Icon name="chevron-down" size={16} />}
        onChange={(event) => chosenCurrency.set(event.currentTarget.value)}
      />
    </div>
  );
}

/** Children by age, and single rooms where these have a price. */
function PartyFields({ page, trip }: TripProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { party } = page.trip;
  const { group, variant, change } = trip;
  const hasRooms = variant.prices?.singleSupplement !== undefined;
  const buttons = { least: 0, fewer: party.oneFewer, more: party.oneMore };
  const isUsed = Object.keys(group.children).length > 0 || group.singleRooms > 0;
  return (
    <details
      className={classes.party}
      open={isOpen || isUsed}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{party.title}</summary>
      <div className={classes.fields}>
        <ChildFields page={page} trip={trip} />
        {hasRooms && (
          <CountField
            label={page.trip.lines.singleRooms}
            count={group.singleRooms}
            {...buttons}
            onChange={(count) => change({ singleRooms: count === 0 ? undefined : count })}
          />
        )}
      </div>
    </details>
  );
}

/** A number for each age group; if there are none, of all children, and their ages. */
function ChildFields({ page, trip }: TripProps) {
  const { ages } = page.trip.party;
  const hasChildren = Object.keys(trip.group.children).length > 0;
  return (
    <>
      {page.ageGroups.map((ageGroup) => (
        <ChildField key={ageGroup.id} {...{ page, trip, ageGroup }} />
      ))}
      {ages !== undefined && hasChildren && (
        <TextInput
          label={ages}
          placeholder="4, 9"
          autoComplete="off"
          defaultValue={trip.choice.ages?.join(', ')}
          onChange={({ currentTarget: { value } }) => trip.change({ ages: readAges(value) })}
        />
      )}
    </>
  );
}

interface ChildFieldProps extends TripProps {
  readonly ageGroup: PackagePage['ageGroups'][number];
}

function ChildField({ page, trip, ageGroup: { id, label, agesText } }: ChildFieldProps) {
  const { oneFewer, oneMore } = page.trip.party;
  return (
    <CountField
      label={label}
      description={agesText}
      count={trip.group.children[id] ?? 0}
      least={0}
      fewer={oneFewer}
      more={oneMore}
      onChange={(count) => trip.change((now) => ({ children: withCount(now.children, id, count) }))}
    />
  );
}

/** False if there is only one field more, which needs no part of its own. */
function hasParty({ ageGroups }: PackagePage, { variant }: Trip): boolean {
  return ageGroups.length > 1 || variant.prices?.singleSupplement !== undefined;
}

/** A count of zero is removed. */
function withCount(
  children: Readonly<Record<string, number>>,
  id: string,
  count: number,
): Readonly<Record<string, number>> {
  const { [id]: _previous, ...others } = children;
  return count === 0 ? others : { ...others, [id]: count };
}
