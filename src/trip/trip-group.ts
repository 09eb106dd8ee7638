import {
  MOST_PEOPLE,
  readTripChoice,
  type TripChoice,
  type TripOffer,
  writeTripChoice,
} from './trip-choice.ts';

/** Group and accommodation class: what is the same for every tour of a visit. */
export type TripGroup = Pick<TripChoice, 'children' | 'people' | 'singleRooms' | 'tier'>;

/** What a tour asks of a group. */
type GroupOffer = Pick<TripOffer, 'ageGroups' | 'singleRooms' | 'tiers'>;

const NO_DAYS = { options: [], alternatives: {} };

/** A group in one text, as `groupFor` reads it. */
export function writeGroup({ people, tier, children, singleRooms }: TripGroup): string {
  const offer = { ...NO_DAYS, tiers: [], ageGroups: Object.keys(children), singleRooms: true };
  return writeTripChoice('', offer, { people, tier, children, singleRooms, alternatives: {} });
}

/**
 * A group as a tour asks for it: children of ages that it does not tell apart are among its people.
 *
 * @param text as `writeGroup` writes it, or whatever else stands there
 */
export function groupFor(text: string, offer: GroupOffer): TripGroup {
  const { people, tier, children, singleRooms } = readTripChoice(text, { ...NO_DAYS, ...offer });
  if (people === undefined) return { people, tier, children, singleRooms };
  const ages = [...new URLSearchParams(text).keys()].flatMap((name) =>
    name.startsWith('age-') ? [name.slice(4)] : [],
  );
  const all = readTripChoice(text, { ...NO_DAYS, ...offer, ageGroups: ages }).children;
  const others = ages.reduce((sum, id) => sum + (id in children ? 0 : (all[id] ?? 0)), 0);
  return { people: Math.min(people + others, MOST_PEOPLE), tier, children, singleRooms };
}
