import type { BookingLanguages, PackagePage, SharedTexts } from '../../shared/page-data/package.ts';
import { groupWords } from '../../trip/booking-message.ts';
import { groupFor } from '../../trip/trip-choice.ts';

/**
 * The chat message about compared tours in the visitor's language, and a summary in the operator's where that differs.
 *
 * @param group as `writeGroup` writes it; empty: unknown
 * @param address full address of the comparison
 */
export function compareMessage(
  opening: BookingLanguages<string>,
  tours: readonly PackagePage[],
  group: string,
  address: string,
): string {
  const own = describeGroup(
    tours.map(({ booking }) => booking.own),
    group,
  );
  const operators = tours.flatMap(({ booking }) => booking.operator ?? []);
  return [
    opening.own,
    ...tours.map(({ name, address: tour }) => `• ${name}: ${tour}`),
    ...(own === '' ? [] : [own]),
    address,
    ...(opening.operator === undefined
      ? []
      : [
          '',
          opening.operator,
          [...operatorNames(tours), describeGroup(operators, group)].filter(Boolean).join(' · '),
        ]),
  ].join('\n');
}

function operatorNames(tours: readonly PackagePage[]): readonly string[] {
  return tours.flatMap(({ variants }) => variants[0]?.booking.operator?.names[0] ?? []);
}

/** The group in the words of the tours, with the accommodation classes of all of them. */
function describeGroup(texts: readonly SharedTexts[], group: string): string {
  const [first] = texts;
  if (!first || group === '') return '';
  const tiers = Object.fromEntries(texts.flatMap((each) => Object.entries(each.tiers)));
  const ageGroups = Object.keys(first.ageGroups);
  return groupWords(
    { ...first, tiers },
    groupFor(group, { tiers: Object.keys(tiers), ageGroups, singleRooms: false }),
  );
}
