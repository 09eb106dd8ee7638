import { Checkbox } from '@mantine/core';
import { describeFile } from '../form/describe-place.ts';
import { entryName } from '../store/entries.ts';
import { listPlans, optionsOfTour } from '../store/price-lists.ts';
import { useDeskJson, useDeskStore } from '../store/use-desk.ts';
import { useWords } from '../words/words.ts';
import { sharePlan } from './plan.ts';

/** Asks for a tour with options and days if these are the same in all of them. */
export function SameDays({ tour }: { readonly tour: string }) {
  const words = useWords();
  const { plan } = words;
  const store = useDeskStore();
  const known = useDeskJson(({ documents }) => {
    const [first, ...others] = listPlans(documents, tour).filter(({ days }) => days.length > 0);
    const isShared = first?.option === undefined;
    if (!first || (isShared && optionsOfTour(documents, tour).length === 0)) return null;
    const isUnlike = others.some(({ days }) => days.join(';') !== first.days.join(';'));
    const name = isUnlike
      ? (entryName(documents, 'option', first.option ?? '', words.code) ?? first.option)
      : '';
    return { isShared, like: name ?? '' };
  });
  if (!known) return null;
  return (
    <Checkbox
      label={plan.sameDays}
      description={known.like && plan.sameDaysAs(known.like)}
      checked={known.isShared}
      onChange={({ currentTarget: { checked } }) => {
        const { documents } = store.getState();
        const where = describeFile(documents, `itineraries/${tour}.json`, words);
        store.edit({
          operations: sharePlan(documents, tour, checked),
          sentence: `${where}: ${checked ? plan.onePlan : plan.ownPlans}`,
        });
      }}
    />
  );
}
