import { NativeSelect } from '@mantine/core';
import type { PackagePage } from '../../shared/page-data/package.ts';
import type { ShownPriceTable } from '../../shared/page-data/prices.ts';
import { useMessages } from '../../shared/site-context.tsx';
import { useChosen } from '../../ui/hooks/use-chosen.ts';
import { useEarlyEntry } from '../../ui/hydration/ClientOnly.tsx';
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
  readonly chatMessage: string;
}

/** What it costs when, for how many and in which accommodation class; only when, where there is no table. */
export function GroupChooser({ page, trip, chatMessage }: GroupChooserProps) {
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

interface ChooserProps extends GroupChooserProps {
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
