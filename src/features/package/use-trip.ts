import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { TripAnswer } from '../../pricing/model.ts';
import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import type { ShownPriceTable } from '../../shared/page-data/prices.ts';
import { type AddressRules, useAddressState } from '../../shared/use-address-state.ts';
import { ValueStore } from '../../shared/value-store.ts';
import {
  type DayChoices,
  findDayChoices,
  groupFor,
  NO_CHOICE,
  ONLY_OPTION,
  readTripChoice,
  type TripChoice,
  type TripGroup,
  writeTripChoice,
} from '../../trip/trip-choice.ts';
import { useFirstTouch } from '../../ui/hooks/use-first-touch.ts';
import { rememberedGroup } from '../../ui/prices/remembered-group.ts';
import { tripOffer } from './trip.ts';

/** Pause in typing, in milliseconds, before the address is updated. */
const ADDRESS_DELAY = 150;

/** The group that a price is shown for. */
export interface Group {
  /** Adults. */
  readonly people: number;
  readonly tier?: string | undefined;
  /** By age group. */
  readonly children: Readonly<Record<string, number>>;
  /** At most one per adult. */
  readonly singleRooms: number;
}

/** The trip that the page shows. */
export interface Trip {
  readonly variant: PackageVariant;
  readonly choice: TripChoice;
  readonly group: Group | undefined;
  /** Chosen alternatives of the shown option's days. */
  readonly alternatives: DayChoices;
  /** The visitor has chosen a date or a group. */
  readonly isChosen: boolean;
  /** Loaded soon after something was chosen. */
  readonly rules: TripRules | undefined;
  /** Undefined without price table and date, and until the rules are loaded. */
  readonly answer: TripAnswer | undefined;
  /** Takes a function where a part follows from the latest choice: the shown one can be older. */
  readonly change: (part: Partial<TripChoice> | ((now: TripChoice) => Partial<TripChoice>)) => void;
}

/** The visitor's choice on the page of a package, held in its address. */
export function useTrip(page: PackagePage, first: PackageVariant): Trip {
  const addressRules = useMemo(() => choiceRules(page), [page]);
  const [choice, setChoice] = useAddressState(addressRules);
  const { rules, hasFailed } = useTripRules(isMoreChosen(choice));
  const change: Trip['change'] = useCallback(
    (part) =>
      setChoice((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }), ADDRESS_DELAY),
    [setChoice],
  );
  // Stays the same object when only the address is updated.
  const trip = useMemo(
    () => ({ ...resolveTrip(page, first, choice, rules, hasFailed ? ASK : undefined), change }),
    [page, first, choice, rules, hasFailed, change],
  );
  useEffect(() => rules?.saveGroup(page, trip), [rules, page, trip]);
  return trip;
}

/**
 * Derives the shown trip from a choice.
 *
 * @param first shown until another option is chosen
 * @param rules undefined while they are loading
 * @param instead the answer without rules
 */
export function resolveTrip(
  page: PackagePage,
  first: PackageVariant,
  choice: TripChoice,
  rules: TripRules | undefined,
  instead?: TripAnswer,
): Omit<Trip, 'change'> {
  const variant = page.variants.find(({ option }) => option && option.id === choice.option) ?? first;
  const group = variant.prices && resolveGroup(variant.prices, choice);
  const alternatives = findDayChoices(choice.alternatives, variant.option?.id ?? ONLY_OPTION);
  const isChosen = choice.date !== undefined || (group !== undefined && isGroupChosen(choice));
  const answer =
    group || choice.date !== undefined
      ? (rules?.answerFor(page, variant.prices, group, choice.date) ?? (isChosen ? instead : undefined))
      : undefined;
  return { variant, choice, group, alternatives, isChosen, rules, answer };
}

export function isGroupChosen({ people, tier, children, singleRooms }: TripGroup): boolean {
  return [people, tier, singleRooms].some((part) => part !== undefined) || Object.keys(children).length > 0;
}

/** True if more than an option is chosen; each option has a message of its own. */
export function isMoreChosen(choice: TripChoice): boolean {
  return choice.date !== undefined || isGroupChosen(choice) || Object.keys(choice.alternatives).length > 0;
}

/** The shown group as a choice; empty where there is no price table. */
export function shownGroup({ group }: Pick<Trip, 'group'>): TripGroup {
  return {
    people: group?.people,
    tier: group?.tier,
    children: group?.children ?? {},
    singleRooms: group?.singleRooms || undefined,
  };
}

/** The query of the address that shows this trip. */
export function tripQuery(page: PackagePage, trip: Pick<Trip, 'choice' | 'group' | 'variant'>): string {
  const shown = { ...trip.choice, ...shownGroup(trip), option: trip.variant.option?.id };
  return writeTripChoice('', tripOffer(page), shown);
}

/** The answer where the rules cannot be loaded. */
const ASK: TripAnswer = { kind: 'ask', reason: 'no-table' };

function choiceRules(page: PackagePage): AddressRules<TripChoice> {
  const offer = tripOffer(page);
  return {
    initial: NO_CHOICE,
    read: (query) => {
      const choice = readTripChoice(query, offer);
      // A group in the address replaces the remembered one.
      return isGroupChosen(choice) ? choice : { ...choice, ...groupFor(rememberedGroup(), offer) };
    },
    write: (query, choice) => writeTripChoice(query, offer, choice),
  };
}

function resolveGroup(
  { first, tiers, singleSupplement }: ShownPriceTable,
  { people = first.people, tier, children, singleRooms = 0 }: TripChoice,
): Group {
  return {
    people,
    // Another option may have other accommodation classes.
    tier: tiers.some(({ id }) => id === tier) ? tier : first.tier,
    children,
    singleRooms: singleSupplement === undefined ? 0 : Math.min(singleRooms, people),
  };
}

/** Children included. */
export function countTravellers({ people, children }: Group): number {
  return Object.values(children).reduce((sum, count) => sum + count, people);
}

/** Rules of prices, dates and messages, and the components that need them. */
export type TripRules = typeof import('./trip-rules.ts');

interface FetchedRules {
  readonly rules?: TripRules;
  readonly hasFailed: boolean;
}

const NOT_NEEDED: FetchedRules = { hasFailed: false };

const fetched = new ValueStore(NOT_NEEDED);

/** Loads the rules once for all packages; undefined where that fails. */
export async function fetchTripRules(): Promise<TripRules | undefined> {
  const rules = fetched.get().rules ?? (await import('./trip-rules.ts').catch(() => undefined));
  if (!rules || !fetched.get().rules) fetched.set(rules ? { rules, hasFailed: false } : { hasFailed: true });
  return rules;
}

/** The rules once they are needed and loaded; loading them early changes nothing on the page. */
export function useTripRules(isNeeded: boolean): FetchedRules {
  // A choice begins with a touch.
  useFirstTouch(() => void fetchTripRules());
  useEffect(() => {
    if (isNeeded) void fetchTripRules();
  }, [isNeeded]);
  return useSyncExternalStore(
    fetched.subscribe,
    () => (isNeeded ? fetched.get() : NOT_NEEDED),
    () => NOT_NEEDED,
  );
}
