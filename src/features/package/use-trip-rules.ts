import { useTimeout } from '@mantine/hooks';
import { useEffect, useState } from 'react';

/** The rules of prices, dates and messages, and what shows their answers. */
export type TripRules = typeof import('./trip-rules.ts');

/** When a page has settled, in milliseconds: the rules are fetched before something is chosen. */
const SETTLED = 1500;

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
  useTimeout(() => void fetchTripRules().catch(() => undefined), SETTLED, { autoInvoke: true });
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
