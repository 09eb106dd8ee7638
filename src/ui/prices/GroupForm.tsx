import { NativeSelect, TextInput } from '@mantine/core';
import { useSite } from '../../shared/site-context.tsx';
import { groupFor, MAX_GROUP, type TripGroup, writeGroup } from '../../trip/trip-choice.ts';
import { useEarlyEntry } from '../hydration/HydrationBoundary.tsx';
import { Icon } from '../icons/Icon.tsx';
import classes from './GroupForm.module.css';
import { storeGroup } from './use-group-prices.ts';

/**
 * For how many and in which accommodation class: all prices follow, here and on the pages to come. Prices without it are the
 * lowest.
 *
 * @param group the chosen group as the browser stores it
 */
export function GroupForm({ group }: { readonly group: string }) {
  const { layout, messages } = useSite();
  const { tiers, ageGroups } = layout.pricing;
  const texts = messages.package;
  const known = groupFor(group, {
    tiers: tiers.map(({ id }) => id),
    ageGroups: ageGroups.map(({ id }) => id),
    singleRooms: true,
  });
  const keep = (part: Partial<TripGroup>) => storeGroup(writeGroup({ ...known, ...part }));
  const setPeople = (value: string) =>
    keep({ people: value === '' ? undefined : Math.min(Number(value), MAX_GROUP) });
  const setTier = (value: string) => keep({ tier: value || undefined });
  const people = useEarlyEntry<HTMLInputElement>(({ value }) => {
    if (value !== String(known.people ?? '')) setPeople(value);
  });
  const tier = useEarlyEntry<HTMLSelectElement>(({ value }) => {
    if (value !== (known.tier ?? '')) setTier(value);
  });
  return (
    <form method="dialog" aria-label={texts.yourGroup} className={classes.form}>
      <TextInput
        ref={people}
        type="number"
        min={1}
        max={MAX_GROUP}
        inputMode="numeric"
        autoComplete="off"
        label={texts.people}
        value={known.people ?? ''}
        onChange={(event) => setPeople(event.currentTarget.value)}
      />
      {tiers.length > 1 && (
        <NativeSelect
          ref={tier}
          label={texts.accommodation}
          data={[{ value: '', label: '–' }, ...tiers.map(({ id, label }) => ({ value: id, label }))]}
          value={known.tier ?? ''}
          rightSection={<Icon name="chevron-down" size={18} />}
          onChange={(event) => setTier(event.currentTarget.value)}
        />
      )}
    </form>
  );
}
