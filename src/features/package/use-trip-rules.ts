import { useEffect, useState } from 'react';
import { useFirstTouch } from '../../ui/hooks/use-first-touch.ts';

/** The rules of prices, dates and messages, and what shows their answers. */
export type TripRules = typeof import('./trip-rules.ts');

/** Once fetched, they are there for every package. */
let fetched: TripRules | undefined;

/** Fetches the rules. */
export async function fetchTripRules(): Promise<TripRules> {
  fetched ??= await import('./trip-rules.ts');
  return fetched;
}

/** The rules where they are needed and there; nothing on the page changes when they come before. */
export function useTripRules(isNeeded: boolean): {
  readonly rules: TripRules | undefined;
  /** Whether they cannot be fetched: then one has to ask. */
  readonly hasFailed: boolean;
} {
  const [state, setState] = useState({ hasFailed: false });
  // Before something is chosen the page is touched.
  useFirstTouch(() => void fetchTripRules().catch(() => undefined));
  const isMissing = isNeeded && !fetched;
  useEffect(() => {
    if (!isMissing) return;
    fetchTripRules().then(
      () => setState({ hasFailed: false }),
      () => setState({ hasFailed: true }),
    );
  }, [isMissing]);
  return { rules: isNeeded ? fetched : undefined, hasFailed: state.hasFailed };
}
