import { isCalendarDate } from './offer/is-calendar-date.ts';

/** What a visitor chose on the page of a package; what is missing was not chosen. */
export interface TripChoice {
  readonly option?: string | undefined;
  /** Number of adults, 1 to `MOST_PEOPLE`: all people, where no ages are told apart. */
  readonly people?: number | undefined;
  readonly tier?: string | undefined;
  /** The first day. */
  readonly date?: string | undefined;
  /** By group of ages: how many, 1 to `MOST_PEOPLE`. */
  readonly children: Readonly<Record<string, number>>;
  /** Rooms for one, 1 to `MOST_PEOPLE`. */
  readonly singleRooms?: number | undefined;
  /** By number of the day: which of its alternatives, counted from 1. */
  readonly alternatives: Readonly<Record<number, number>>;
}

/** What there is to choose. */
export interface TripOffer {
  readonly options: readonly string[];
  readonly tiers: readonly string[];
  readonly ageGroups: readonly string[];
  /** Whether rooms for one can be asked for. */
  readonly singleRooms: boolean;
  /** By number of the day: how many ways there are to spend it, in any option. */
  readonly alternatives: Readonly<Record<number, number>>;
}

export const NO_CHOICE: TripChoice = { children: {}, alternatives: {} };

/** Larger groups than this are a typing slip. */
export const MOST_PEOPLE = 999;

const OPTION = 'option';
const PEOPLE = 'people';
const TIER = 'hotel';
const DATE = 'date';
const SINGLE_ROOMS = 'single';
const ageParameter = (id: string) => `age-${id}`;
const dayParameter = (day: string | number) => `day${day}`;

/** The choice that an address carries; values that the page does not offer are ignored. */
export function readTripChoice(query: string, offer: TripOffer): TripChoice {
  const parameters = new URLSearchParams(query);
  const among = (name: string, known: readonly string[]) =>
    known.find((value) => value === parameters.get(name));
  const alternatives: Record<number, number> = {};
  for (const [day, count] of Object.entries(offer.alternatives)) {
    const number = wholeNumber(parameters.get(dayParameter(day)), count);
    if (number !== undefined) alternatives[Number(day)] = number;
  }
  const children = offer.ageGroups.flatMap((id) => {
    const count = wholeNumber(parameters.get(ageParameter(id)), MOST_PEOPLE);
    return count === undefined ? [] : [[id, count] as const];
  });
  const date = parameters.get(DATE) ?? '';
  return {
    option: among(OPTION, offer.options),
    people: wholeNumber(parameters.get(PEOPLE), MOST_PEOPLE),
    tier: among(TIER, offer.tiers),
    date: isCalendarDate(date) ? date : undefined,
    children: Object.fromEntries(children),
    singleRooms: offer.singleRooms ? wholeNumber(parameters.get(SINGLE_ROOMS), MOST_PEOPLE) : undefined,
    alternatives,
  };
}

/** The query of an address with the choice in it, in the same order always, after what else the query says. */
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
  if (offer.singleRooms) set(SINGLE_ROOMS, choice.singleRooms);
  for (const day of Object.keys(offer.alternatives)) {
    set(dayParameter(day), choice.alternatives[Number(day)]);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** A whole number from 1 to `most`, in digits only. */
export function wholeNumber(text: string | null, most: number): number | undefined {
  const number = /^\d{1,9}$/.test(text ?? '') ? Number(text) : 0;
  return number >= 1 && number <= most ? number : undefined;
}
