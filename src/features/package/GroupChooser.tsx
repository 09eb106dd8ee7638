import { NativeSelect, Title } from '@mantine/core';
import { useId } from 'react';
import type { PackagePage } from '../../domain/page-data/package.ts';
import type { ShownPriceTable } from '../../domain/page-data/prices.ts';
import { useMessages } from '../../i18n/site-context.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { CountField } from './CountField.tsx';
import { DateField } from './DateField.tsx';
import classes from './GroupChooser.module.css';
import { GroupPrice } from './GroupPrice.tsx';
import { PartyFields } from './PartyFields.tsx';
import { PRICE_TABLE } from './Prices.tsx';
import type { Group, Trip } from './use-trip.ts';

interface GroupChooserProps {
  readonly page: PackagePage;
  readonly trip: Trip;
  readonly chatHref: string;
}

/** When, for how many and in which hotel class, and what that costs; only when, where there is no table. */
export function GroupChooser({ page, trip, chatHref }: GroupChooserProps) {
  const { variant, group } = trip;
  if (variant.prices && group) {
    return <Chooser {...{ page, trip, chatHref, group }} table={variant.prices} />;
  }
  return (
    <div className={classes.chooser}>
      <DateField page={page} trip={trip} />
      {trip.answer && <GroupPrice page={page} trip={trip} chatHref={chatHref} />}
    </div>
  );
}

interface ChooserProps extends GroupChooserProps {
  readonly table: ShownPriceTable;
  readonly group: Group;
}

function Chooser({ page, trip, table, group, chatHref }: ChooserProps) {
  const texts = useMessages().package;
  const id = useId();
  const { people, tier } = group;
  return (
    <section className={classes.chooser} aria-labelledby={id}>
      <Title order={3} size="h5" id={id}>
        {texts.yourGroup}
      </Title>
      <div className={classes.fields}>
        <DateField page={page} trip={trip} />
        <CountField
          label={page.ageGroups.length > 0 ? (page.trip.party?.adults ?? texts.people) : texts.people}
          count={people}
          least={1}
          fewer={texts.fewer}
          more={texts.more}
          onChange={(count) => trip.change({ people: count, tier })}
        />
        {tier !== undefined && (
          <NativeSelect
            label={texts.hotelClass}
            data={table.tiers.map((candidate) => ({ value: candidate.id, label: candidate.label }))}
            value={tier}
            rightSection={<Icon name="chevron-down" size={18} />}
            onChange={(event) => trip.change({ people, tier: event.currentTarget.value })}
          />
        )}
      </div>
      <PartyFields page={page} trip={trip} group={group} />
      <GroupPrice page={page} trip={trip} chatHref={chatHref} />
      <a href={`#${PRICE_TABLE}`} className={classes.source}>
        {texts.inTable}
      </a>
    </section>
  );
}
