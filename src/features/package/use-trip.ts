import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { TripAnswer } from '../../pricing/answer-trip.ts';
import type { PackagePage, PackageVariant } from '../../shared/page-data/package.ts';
import { type AddressRules, useAddressState } from '../../shared/use-address-state.ts';
import { StoredText, ValueStore } from '../../shared/value-store.ts';
import {
  groupFor,
  NO_CHOICE,
  readTripChoice,
  type TripChoice,
  writeTripChoice,
} from '../../trip/trip-choice.ts';
import { useFirstTouch } from '../../ui/hooks/schedule.ts';
import { storedGroup } from '../../ui/prices/use-group-prices.ts';
import {
  changedChoice,
  fittedChoice,
  isGroupChosen,
  isMoreChosen,
  resolveTrip,
  type Trip,
  type TripRules,
  tripOffer,
} from './trip.ts';

/** Pause in typing, in milliseconds, before the address is updated. */
const ADDRESS_DELAY = 150;

/** The visitor's choice on the page of a package, held in its address. */
export function useTrip(page: PackagePage, first: PackageVariant): Trip {
  const addressRules = useMemo(() => choiceRules(page, first), [page, first]);
  const [choice, setChoice] = useAddressState(addressRules);
  const currency = useSyncExternalStore(chosenCurrency.subscribe, chosenCurrency.get, () => '') || undefined;
  const isOtherCurrency = currency !== undefined && currency !== page.approximate?.currency;
  const { rules, hasFailed } = useTripRules(isMoreChosen(choice) || isOtherCurrency);
  const change: Trip['change'] = useCallback(
    (part) => setChoice((now) => changedChoice(page, first, now, part), ADDRESS_DELAY),
    [setChoice, page, first],
  );
  // Stays the same object when only the address is updated.
  const trip = useMemo(
    () => ({ ...resolveTrip(page, first, choice, rules, hasFailed ? ASK : undefined, currency), change }),
    [page, first, choice, rules, hasFailed, currency, change],
  );
  useEffect(() => rules?.saveGroup(page, trip), [rules, page, trip]);
  // The page shows the choice of its address now: see `SHARED_CHOICE`.
  useEffect(() => void delete document.documentElement.dataset.choice, []);
  return trip;
}

/** Currency of approximate amounts, chosen for all pages of a tab; empty: that of the language. */
export const chosenCurrency = new StoredText('currency', () => sessionStorage);

/** The answer where the rules cannot be loaded. */
const ASK: TripAnswer = { kind: 'ask', reason: 'no-table' };

function choiceRules(page: PackagePage, first: PackageVariant): AddressRules<TripChoice> {
  const offer = tripOffer(page);
  return {
    initial: NO_CHOICE,
    read: (query) => {
      const choice = readTripChoice(query, offer);
      // A group in the address replaces the remembered one.
      if (isGroupChosen(choice)) return choice;
      const remembered = groupFor(storedGroup(), offer);
      return isGroupChosen(remembered) ? { ...choice, ...remembered, isRemembered: true } : choice;
    },
    write: (query, choice) => writeTripChoice(query, offer, fittedChoice(page, first, choice)),
  };
}

interface FetchedRules {
  readonly rules?: TripRules;
  readonly hasFailed: boolean;
}

const NOT_NEEDED: FetchedRules = { hasFailed: false };

const fetched = new ValueStore(NOT_NEEDED);

/** Loads the rules once for all packages; undefined if that fails. */
export async function fetchTripRules(): Promise<TripRules | undefined> {
  const rules = fetched.get().rules ?? (await import('./trip-rules.ts').catch(() => undefined));
  if (!rules || !fetched.get().rules) fetched.set(rules ? { rules, hasFailed: false } : { hasFailed: true });
  return rules;
}

/** The rules once they are needed and loaded; loading them early changes nothing on the page. */
function useTripRules(isNeeded: boolean): FetchedRules {
  // Fetched at the first touch, which precedes every choice.
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
