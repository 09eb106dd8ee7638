import { useCallback, useEffect, useMemo } from 'react';
import type { TripAnswer } from '../../pricing/model.ts';
import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import type { ShownPriceTable } from '../../shared/page-data/prices.ts';
import { type AddressRules, useAddressState } from '../../shared/use-address-state.ts';
import {
  type DayChoices,
  daysOf,
  NO_CHOICE,
  ONLY_OPTION,
  readTripChoice,
  type TripChoice,
  writeTripChoice,
} from '../../trip/trip-choice.ts';
import { groupFor, type TripGroup } from '../../trip/trip-group.ts';
import { storedGroup } from '../../ui/prices/use-group-prices.ts';
import { tripOffer } from './trip-offer.ts';
import { type TripRules, useTripRules } from './use-trip-rules.ts';

/** Pause in typing, in milliseconds, after which the address follows. */
const ADDRESS_DELAY = 150;

/** The group that a price is shown for. */
export interface Group {
  /** Adults: all, where nobody else comes along. */
  readonly people: number;
  readonly tier?: string | undefined;
  /** By group of ages. */
  readonly children: Readonly<Record<string, number>>;
  /** No more than there are adults. */
  readonly singleRooms: number;
}

/** What the visitor looks at, and how to change it. */
export interface Trip {
  readonly variant: PackageVariant;
  readonly choice: TripChoice;
  readonly group: Group | undefined;
  /** How the days of the shown option are spent, as far as the visitor has said. */
  readonly alternatives: DayChoices;
  /** Whether the visitor has said when or for whom; else it is where the page begins. */
  readonly isChosen: boolean;
  /** The rules of prices and messages: there soon after something was chosen. */
  readonly rules: TripRules | undefined;
  /**
   * What it costs as shown, that one has to ask, or why it does not go; nothing without price table and date, and
   * until the rules are there: they come once anything is chosen.
   */
  readonly answer: TripAnswer | undefined;
  /** Changes parts of the choice, which may follow from the latest one: the shown one can be older. */
  readonly change: (part: Partial<TripChoice> | ((now: TripChoice) => Partial<TripChoice>)) => void;
}

/** The visitor's choice on the page of a package, which its address carries. */
export function useTrip(page: PackagePage, first: PackageVariant): Trip {
  const addressRules = useMemo(() => choiceRules(page), [page]);
  const [choice, setChoice] = useAddressState(addressRules);
  const { rules, hasFailed } = useTripRules(isMoreChosen(choice));
  const change: Trip['change'] = useCallback(
    (part) =>
      setChoice((now) => ({ ...now, ...(typeof part === 'function' ? part(now) : part) }), ADDRESS_DELAY),
    [setChoice],
  );
  // The same one as long as it says the same: the address follows a choice a moment later.
  const trip = useMemo(
    () => ({ ...tripOf(page, first, choice, rules, hasFailed ? ASK : undefined), change }),
    [page, first, choice, rules, hasFailed, change],
  );
  useEffect(() => rules?.keepGroup(page, trip), [rules, page, trip]);
  return trip;
}

/**
 * What the page shows of a choice.
 *
 * @param first what is shown until another option is chosen
 * @param rules nothing while they are on their way
 * @param instead what is answered without rules
 */
export function tripOf(
  page: PackagePage,
  first: PackageVariant,
  choice: TripChoice,
  rules: TripRules | undefined,
  instead?: TripAnswer,
): Omit<Trip, 'change'> {
  const variant = page.variants.find(({ option }) => option && option.id === choice.option) ?? first;
  const group = variant.prices && groupOf(variant.prices, choice);
  const alternatives = daysOf(choice.alternatives, variant.option?.id ?? ONLY_OPTION);
  const isChosen = choice.date !== undefined || (group !== undefined && isGroupChosen(choice));
  const answer =
    group || choice.date !== undefined
      ? (rules?.answerFor(page, variant.prices, group, choice.date) ?? (isChosen ? instead : undefined))
      : undefined;
  return { variant, choice, group, alternatives, isChosen, rules, answer };
}

/** Whether something is known of the group. */
export function isGroupChosen({ people, tier, children, singleRooms }: TripGroup): boolean {
  return [people, tier, singleRooms].some((part) => part !== undefined) || Object.keys(children).length > 0;
}

/** Whether more is chosen than one of the options, each of which has a message of its own. */
export function isMoreChosen(choice: TripChoice): boolean {
  return choice.date !== undefined || isGroupChosen(choice) || Object.keys(choice.alternatives).length > 0;
}

/** What is shown of the group, as a choice; nothing where there is no price table. */
export function shownGroup({ group }: Pick<Trip, 'group'>): TripGroup {
  return {
    people: group?.people,
    tier: group?.tier,
    children: group?.children ?? {},
    singleRooms: group?.singleRooms || undefined,
  };
}

/** The query of an address at which the page shows just this trip. */
export function tripQuery(page: PackagePage, trip: Pick<Trip, 'choice' | 'group' | 'variant'>): string {
  const shown = { ...trip.choice, ...shownGroup(trip), option: trip.variant.option?.id };
  return writeTripChoice('', tripOffer(page), shown);
}

/** What is said where the rules cannot be fetched. */
const ASK: TripAnswer = { kind: 'ask', reason: 'no-table' };

function choiceRules(page: PackagePage): AddressRules<TripChoice> {
  const offer = tripOffer(page);
  return {
    initial: NO_CHOICE,
    read: (query) => {
      const choice = readTripChoice(query, offer);
      // An address that says for whom means just them.
      return isGroupChosen(choice) ? choice : { ...choice, ...groupFor(storedGroup(), offer) };
    },
    write: (query, choice) => writeTripChoice(query, offer, choice),
  };
}

function groupOf(
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

/** How many travel, children included. */
export function travellersOf({ people, children }: Group): number {
  return Object.values(children).reduce((sum, count) => sum + count, people);
}
