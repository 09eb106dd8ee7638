import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { ShownPriceTable } from '../../shared/page-data/prices.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { useChosen } from '../../ui/hooks/use-chosen.ts';
import { useEarlyEntry } from '../../ui/hydration/ClientOnly.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import classes from './GroupChooser.module.css';
import { GroupPrice } from './GroupPrice.tsx';
import { PRICE_TABLE } from './Prices.tsx';
import { CountField, DateField } from './TripFields.tsx';
import type { Group, TripChatProps, TripProps } from './trip.ts';

/** Chooses date, group and accommodation class; without a price table only the date. */
export function GroupChooser({ page, trip, chatMessage }: TripChatProps) {
  const { variant, group } = trip;
  if (variant.prices && group) {
    return <Chooser {...{ page, trip, chatMessage, group }} table={variant.prices} />;
  }
  return (
    <div className={classes.chooser}>
      {trip.answer && <GroupPrice page={page} trip={trip} chatMessage={chatMessage} />}
      <div className={classes.fields}>
        <DateField page={page} trip={trip} />
      </div>
    </div>
  );
}

interface ChooserProps extends TripChatProps {
  readonly table: ShownPriceTable;
  readonly group: Group;
}

function Chooser({ page, trip, table, group, chatMessage }: ChooserProps) {
  const texts = useMessages().package;
  const { people, tier } = group;
  const [shownTier, chooseTier] = useChosen(tier, (next) => trip.change({ tier: next }));
  const tierField = useEarlyEntry<HTMLSelectElement>(({ value }) => {
    if (value !== shownTier) chooseTier(value);
  });
  return (
    <section className={classes.chooser} aria-label={texts.yourGroup}>
      <GroupPrice page={page} trip={trip} chatMessage={chatMessage} />
      <div className={classes.fields}>
        <DateField page={page} trip={trip} />
        <CountField
          label={page.ageGroups.length > 0 ? (page.trip.party?.adults ?? texts.people) : texts.people}
          count={people}
          least={1}
          fewer={texts.fewer}
          more={texts.more}
          onChange={(count) => trip.change({ people: count })}
        />
        {tier !== undefined && (
          <NativeSelect
            ref={tierField}
            label={texts.accommodation}
            data={table.tiers.map((candidate) => ({ value: candidate.id, label: candidate.label }))}
            value={shownTier}
            rightSection={<Icon name="chevron-down" size={18} />}
            onChange={(event) => chooseTier(event.currentTarget.value)}
          />
        )}
      </div>
      <PartyFields page={page} trip={trip} group={group} />
      <a href={`#${PRICE_TABLE}`} className={classes.source}>
        {texts.inTable}
      </a>
    </section>
  );
}

interface PartyFieldsProps extends TripProps {
  readonly group: Group;
}

/** Children by age and single rooms, where they have prices of their own. */
function PartyFields({ page, trip, group }: PartyFieldsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { party } = page.trip;
  const { choice, variant, change } = trip;
  const hasRooms = variant.prices?.singleSupplement !== undefined;
  if (!party || (page.ageGroups.length === 0 && !hasRooms)) return null;
  const buttons = { least: 0, fewer: party.oneFewer, more: party.oneMore };
  const isUsed = Object.keys(choice.children).length > 0 || group.singleRooms > 0;
  return (
    <details
      className={classes.party}
      open={isOpen || isUsed}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary>{party.title}</summary>
      <div className={classes.fields}>
        {page.ageGroups.map(({ id, label, agesText }) => (
          <CountField
            key={id}
            label={label}
            description={agesText}
            count={choice.children[id] ?? 0}
            {...buttons}
            onChange={(count) => change((now) => ({ children: withCount(now.children, id, count) }))}
          />
        ))}
        {hasRooms && (
          <CountField
            label={party.singleRooms}
            count={group.singleRooms}
            {...buttons}
            onChange={(count) => change({ singleRooms: count === 0 ? undefined : count })}
          />
        )}
      </div>
    </details>
  );
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
