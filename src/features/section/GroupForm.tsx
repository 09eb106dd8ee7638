import { NativeSelect, TextInput } from '@mantine/core';
import { MOST_PEOPLE } from '../../domain/trip-choice.ts';
import { groupFor, type TripGroup, writeGroup } from '../../domain/trip-group.ts';
import { useSite } from '../../i18n/site-context.tsx';
import { Icon } from '../../ui/icons/Icon.tsx';
import { rememberGroup } from '../../ui/prices/remembered-group.ts';
import classes from './GroupForm.module.css';

/**
 * For how many and in which hotel class: all prices follow, here and on the pages to come. Prices without it are the
 * lowest.
 *
 * @param group what is known, as it is remembered
 */
export function GroupForm({ group }: { readonly group: string }) {
  const { shell, messages } = useSite();
  const texts = messages.package;
  const { tiers, ageGroups } = shell.pricing;
  const known = groupFor(group, {
    tiers: tiers.map(({ id }) => id),
    ageGroups: ageGroups.map(({ id }) => id),
    singleRooms: true,
  });
  const keep = (part: Partial<TripGroup>) => rememberGroup(writeGroup({ ...known, ...part }));
  return (
    <form method="dialog" aria-label={texts.yourGroup} className={classes.form}>
      <TextInput
        type="number"
        min={1}
        max={MOST_PEOPLE}
        inputMode="numeric"
        autoComplete="off"
        label={texts.people}
        value={known.people ?? ''}
        onChange={({ currentTarget: { value } }) =>
          keep({ people: value === '' ? undefined : Math.min(Number(value), MOST_PEOPLE) })
        }
      />
      {tiers.length > 1 && (
        <NativeSelect
          label={texts.hotelClass}
          data={[{ value: '', label: '–' }, ...tiers.map(({ id, label }) => ({ value: id, label }))]}
          value={known.tier ?? ''}
          rightSection={<Icon name="chevron-down" size={18} />}
          onChange={({ currentTarget: { value } }) => keep({ tier: value || undefined })}
        />
      )}
    </form>
  );
}
