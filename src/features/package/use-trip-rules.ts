import { useEffect, useSyncExternalStore } from 'react';
import { ValueStore } from '../../shared/value-store.ts';
import { useFirstTouch } from '../../ui/hooks/schedule.ts';

/** The rules of prices, dates and messages, and what shows their answers. */
export type TripRules = typeof import('./trip-rules.ts');

interface FetchedRules {
  /** Once fetched, they are there for every package. */
  readonly rules?: TripRules;
  /** Whether they cannot be fetched: then one has to ask. */
  readonly hasFailed: boolean;
}

const NOT_NEEDED: FetchedRules = { hasFailed: false };

const fetched = new ValueStore(NOT_NEEDED);

/** Fetches the rules; none where that fails. */
export async function fetchTripRules(): Promise<TripRules | undefined> {
  const rules = fetched.get().rules ?? (await import('./trip-rules.ts').catch(() => undefined));
  if (!rules || !fetched.get().rules) fetched.set(rules ? { rules, hasFailed: false } : { hasFailed: true });
  return rules;
}

/** The rules where they are needed and there; nothing on the page changes when they come before. */
export function useTripRules(isNeeded: boolean): FetchedRules {
  // Before something is chosen the page is touched.
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
