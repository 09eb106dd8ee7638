import { useId } from 'react';
import type { ShownPriceTable } from '../../domain/page-data/prices.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import classes from './GroupChooser.module.css';
import { GroupPrice } from './GroupPrice.tsx';
import { PeopleField } from './PeopleField.tsx';
import { PRICE_TABLE } from './Prices.tsx';
import type { Trip } from './use-trip.ts';

/** Group size and hotel class, and what that costs; nothing where there is no table. */
export function GroupChooser({ trip }: { readonly trip: Trip }) {
  const { variant, group } = trip;
  return variant.prices && group ? (
    <Chooser trip={trip} table={variant.prices} people={group.people} tier={group.tier} />
  ) : null;
}

interface ChooserProps {
  readonly trip: Trip;
  readonly table: ShownPriceTable;
  readonly people: number;
  readonly tier: string;
}

function Chooser({ trip, table, people, tier }: ChooserProps) {
  const texts = useMessages().package;
  const id = useId();
  return (
    <section className={classes.chooser} aria-labelledby={`${id}-title`}>
      <h3 data-step="5" id={`${id}-title`}>
        {texts.yourGroup}
      </h3>
      <div className={classes.fields}>
        <PeopleField people={people} onChange={(count) => trip.change({ people: count, tier })} />
        <div>
          <label htmlFor={`${id}-tier`} className={classes.label}>
            {texts.hotelClass}
          </label>
          <select
            id={`${id}-tier`}
            value={tier}
            className={classes.select}
            onChange={(event) => trip.change({ people, tier: event.currentTarget.value })}
          >
            {table.tiers.map((candidate) => (
              <option key={candidate.id} value={candidate.id}>
                {candidate.label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <GroupPrice trip={trip} people={people} />
      <a href={`#${PRICE_TABLE}`} className={classes.source}>
        {texts.inTable}
      </a>
    </section>
  );
}
