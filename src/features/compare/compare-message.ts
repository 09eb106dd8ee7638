import { fillTemplate } from '../../domain/message-template.ts';
import type { BookingLanguages, PackagePage, SharedTexts } from '../../domain/page-data/package.ts';
import { groupFor } from '../../domain/trip-group.ts';

/**
 * What is asked in the chat about tours that are compared: in the visitor's language with an address each, and below
 * it in the operator's, where that is another.
 *
 * @param opening how it begins, which asks for advice
 * @param group as it is remembered; empty: nothing is known
 * @param address full address of the comparison
 */
export function compareMessage(
  opening: BookingLanguages<string>,
  tours: readonly PackagePage[],
  group: string,
  address: string,
): string {
  const own = groupText(
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
          [...namesFor(tours), groupText(operators, group)].filter(Boolean).join(' · '),
        ]),
  ].join('\n');
}

/** What the operator calls the tours. */
function namesFor(tours: readonly PackagePage[]): readonly string[] {
  return tours.flatMap(({ variants }) => variants[0]?.booking.operator?.names[0] ?? []);
}

/** "4 people · 3-star", as far as it is known. */
function groupText(texts: readonly SharedTexts[], group: string): string {
  const [first] = texts;
  if (!first || group === '') return '';
  const tiers = Object.assign({}, ...texts.map((each) => each.tiers)) as Readonly<Record<string, string>>;
  const { people, tier } = groupFor(group, { tiers: Object.keys(tiers), ageGroups: [], singleRooms: false });
  return [
    people === undefined ? undefined : fillTemplate(first.people, { people: String(people) }),
    tier === undefined ? undefined : tiers[tier],
  ]
    .filter(Boolean)
    .join(' · ');
}
