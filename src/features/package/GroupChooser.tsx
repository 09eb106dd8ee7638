import { NativeSelect, Title } from '@mantine/core';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useId } from 'react';
import type { ShownPriceTable } from '../../domain/page-data/prices.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import classes from './GroupChooser.module.css';
import { GroupPrice } from './GroupPrice.tsx';
import { PeopleField } from './PeopleField.tsx';
import { PRICE_TABLE } from './Prices.tsx';
import type { Trip } from './use-trip.ts';

interface GroupChooserProps {
  readonly trip: Trip;
  readonly chatHref: string;
}

/** Group size and hotel class, and what that costs; nothing where there is no table. */
export function GroupChooser({ trip, chatHref }: GroupChooserProps) {
  const { variant, group } = trip;
  return variant.prices && group ? (
    <Chooser trip={trip} table={variant.prices} people={group.people} tier={group.tier} chatHref={chatHref} />
  ) : null;
}

interface ChooserProps extends GroupChooserProps {
  readonly table: ShownPriceTable;
  readonly people: number;
  readonly tier: string | undefined;
}

function Chooser({ trip, table, people, tier, chatHref }: ChooserProps) {
  const texts = useMessages().package;
  const id = useId();
  return (
    <section className={classes.chooser} aria-labelledby={id}>
      <Title order={3} size="h5" id={id}>
        {texts.yourGroup}
      </Title>
      <div className={classes.fields}>
        <PeopleField people={people} onChange={(count) => trip.change({ people: count, tier })} />
        {tier !== undefined && (
          <NativeSelect
            label={texts.hotelClass}
            data={table.tiers.map((candidate) => ({ value: candidate.id, label: candidate.label }))}
            value={tier}
            rightSection={<ChevronDown aria-hidden size={18} />}
            onChange={(event) => trip.change({ people, tier: event.currentTarget.value })}
          />
        )}
      </div>
      <GroupPrice trip={trip} people={people} chatHref={chatHref} />
      <a href={`#${PRICE_TABLE}`} className={classes.source}>
        {texts.inTable}
      </a>
    </section>
  );
}
