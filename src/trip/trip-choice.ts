import { isCalendarDate } from '../pricing/dates.ts';

/** A visitor's choices on the page of a package; absent ones were not made. */
export interface TripChoice {
  readonly option?: string | undefined;
  /** Number of adults, 1 to `MAX_GROUP`. */
  readonly people?: number | undefined;
  readonly tier?: string | undefined;
  /** True for a group chosen on another page, which is ignored if the tour has no price for it. */
  readonly isRemembered?: boolean | undefined;
  /** The first day. */
  readonly date?: string | undefined;
  /** By age group, 1 to `MAX_GROUP`. */
  readonly children: Readonly<Record<string, number>>;
  /** Of children where the tour has no age groups: whole years. */
  readonly ages?: readonly number[] | undefined;
  /** Rooms for one, 1 to `MAX_GROUP`. */
  readonly singleRooms?: number | undefined;
  /** By option. */
  readonly alternatives: Readonly<Record<string, DayChoices>>;
}

/** By number of the day: the chosen alternative, counted from 1. */
export type DayChoices = Readonly<Record<number, number>>;

/** The key of packages without options. */
export const ONLY_OPTION = '';

export interface TripOffer {
  readonly options: readonly string[];
  readonly tiers: readonly string[];
  readonly ageGroups: readonly string[];
  readonly singleRooms: boolean;
  /** By option and number of the day: the number of alternatives. */
  readonly alternatives: Readonly<Record<string, DayChoices>>;
}

export const NO_CHOICE: TripChoice = { children: {}, alternatives: {} };

/** Larger groups are typing mistakes. */
export const MAX_GROUP = 999;
const MAX_AGES = 20;

const OPTION = 'option';
const PEOPLE = 'people';
const TIER = 'tier';
const DATE = 'date';
const AGES = 'ages';
const SINGLE_ROOMS = 'single';
const ageParameter = (id: string) => `age-${id}`;
const dayParameter = (day: string | number) => `day${day}`;

/** Reads the choice from an address; values that the page does not offer are ignored. */
export function readTripChoice(query: string, offer: TripOffer): TripChoice {
  const parameters = new URLSearchParams(query);
  const among = (name: string, known: readonly string[]) =>
    known.find((value) => value === parameters.get(name));
  const option = among(OPTION, offer.options);
  const days: Record<number, number> = {};
  for (const [day, count] of Object.entries(findDayChoices(offer.alternatives, shownOption(offer, option)))) {
    const number = wholeNumber(parameters.get(dayParameter(day)), count);
    if (number !== undefined) days[Number(day)] = number;
  }
  const children = offer.ageGroups.flatMap((id) => {
    const count = wholeNumber(parameters.get(ageParameter(id)), MAX_GROUP);
    return count === undefined ? [] : [[id, count] as const];
  });
  const date = parameters.get(DATE) ?? '';
  return {
    option,
    people: wholeNumber(parameters.get(PEOPLE), MAX_GROUP),
    tier: among(TIER, offer.tiers),
    date: isCalendarDate(date) ? date : undefined,
    children: Object.fromEntries(children),
    ages: readAges(parameters.get(AGES) ?? ''),
    singleRooms: offer.singleRooms ? wholeNumber(parameters.get(SINGLE_ROOMS), MAX_GROUP) : undefined,
    alternatives: Object.keys(days).length > 0 ? { [shownOption(offer, option)]: days } : {},
  };
}

function shownOption({ options }: TripOffer, option: string | undefined): string {
  return option ?? options[0] ?? ONLY_OPTION;
}

export function findDayChoices(alternatives: TripChoice['alternatives'], option: string): DayChoices {
  return (Object.hasOwn(alternatives, option) ? alternatives[option] : undefined) ?? {};
}

/** Changes one day of an option; other options stay as they are. */
export function withAlternative(
  { alternatives }: TripChoice,
  option: string,
  day: number,
  number: number,
): Pick<TripChoice, 'alternatives'> {
  return {
    alternatives: { ...alternatives, [option]: { ...findDayChoices(alternatives, option), [day]: number } },
  };
}

/** Writes the choice, with the days of the shown option, after the other parameters, always in the same order. */
export function writeTripChoice(query: string, offer: TripOffer, choice: TripChoice): string {
  const parameters = new URLSearchParams(query);
  const set = (name: string, value: string | number | undefined) => {
    parameters.delete(name);
    if (value !== undefined) parameters.append(name, String(value));
  };
  set(OPTION, choice.option);
  set(PEOPLE, choice.people);
  set(TIER, choice.tier);
  set(DATE, choice.date);
  for (const id of offer.ageGroups) set(ageParameter(id), choice.children[id]);
  set(AGES, Object.keys(choice.children).length > 0 ? choice.ages?.join(' ') : undefined);
  if (offer.singleRooms) set(SINGLE_ROOMS, choice.singleRooms);
  const days = findDayChoices(choice.alternatives, shownOption(offer, choice.option));
  for (const day of new Set(Object.values(offer.alternatives).flatMap(Object.keys).sort())) {
    set(dayParameter(day), days[Number(day)]);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** A whole number from 1 to `most`, in digits only. */
export function wholeNumber(text: string | null, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
}

/** The ages that a text names, however they are separated; undefined if there are none. */
export function readAges(text: string): readonly number[] | undefined {
  const ages = (text.match(/\d+/g) ?? []).filter(({ length }) => length <= 2);
  return ages.length > 0 ? ages.slice(0, MAX_AGES).map(Number) : undefined;
}

/** Group and accommodation class, shared by all tours of a visit. */
export type TripGroup = Pick<TripChoice, 'ages' | 'children' | 'people' | 'singleRooms' | 'tier'>;

type GroupOffer = Pick<TripOffer, 'ageGroups' | 'singleRooms' | 'tiers'>;

const NO_DAYS = { options: [], alternatives: {} };

export function writeGroup({ people, tier, children, ages, singleRooms }: TripGroup): string {
  const offer = { ...NO_DAYS, tiers: [], ageGroups: Object.keys(children), singleRooms: true };
  return writeTripChoice('', offer, { people, tier, children, ages, singleRooms, alternatives: {} });
}

/** The group that a query names, as `writeGroup` writes it; empty if it names none. */
export function groupInQuery(query: string): string {
  const parameters = [...new URLSearchParams(query)].filter(([name]) => isGroupParameter(name));
  return parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
}

/** Puts a group, as `writeGroup` writes it, in place of that of a query. */
export function replaceGroup(query: string, group: string): string {
  const others = [...new URLSearchParams(query)].filter(([name]) => !isGroupParameter(name));
  const text = String(new URLSearchParams([...others, ...new URLSearchParams(group)]));
  return text === '' ? '' : `?${text}`;
}

function isGroupParameter(name: string): boolean {
  return [PEOPLE, TIER, AGES, SINGLE_ROOMS].includes(name) || name.startsWith(ageParameter(''));
}

/**
 * Reads a group for a tour: children of age groups that the tour does not have count as its people.
 *
 * @param text as `writeGroup` writes it; anything else is ignored
 */
export function groupFor(text: string, offer: GroupOffer): TripGroup {
  const { people, tier, children, ages, singleRooms } = readTripChoice(text, { ...NO_DAYS, ...offer });
  const group = { people, tier, children, ages, singleRooms };
  if (people === undefined) return group;
  const ageGroups = [...new URLSearchParams(text).keys()].flatMap((name) =>
    name.startsWith('age-') ? [name.slice(4)] : [],
  );
  const all = readTripChoice(text, { ...NO_DAYS, ...offer, ageGroups }).children;
  const others = ageGroups.reduce((sum, id) => sum + (id in children ? 0 : (all[id] ?? 0)), 0);
  return { ...group, people: Math.min(people + others, MAX_GROUP) };
}
