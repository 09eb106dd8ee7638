import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { addressOfFilter, type DestinationFilter, filterFromAddress, NO_FILTER } from './filter-address.ts';

/** Pause in typing, in milliseconds, after which the address follows; browsers limit how often it may. */
const ADDRESS_DELAY = 150;

let writes = 0;

interface FilterRules {
  readonly categoryParameter: readonly string[];
  readonly addressTabs: readonly string[];
}

/**
 * The filter of the destinations page and how to change it. It is read from the address on every
 * navigation, and written there in place, without an entry in the history. Spec §4 Destinations filter.
 *
 * The first render shows everything, as the prerendered page does; the address counts right after.
 */
export function useDestinationFilter({ categoryParameter, addressTabs }: FilterRules) {
  const location = useLocation();
  const navigate = useNavigate();
  const [filter, setFilter] = useState(NO_FILTER);
  const ownWrite = useRef<string>(undefined);
  const timer = useRef<number>(undefined);

  useLayoutEffect(() => {
    // What this page has just written says less than it knows: not every tab stands in the address.
    if (ownWrite.current !== undefined && readWrite(location.state) === ownWrite.current) return;
    ownWrite.current = undefined;
    window.clearTimeout(timer.current);
    setFilter(filterFromAddress(location.search, categoryParameter));
  }, [location, categoryParameter]);

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const change = useCallback(
    (next: DestinationFilter, delay: number) => {
      setFilter(next);
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => {
        ownWrite.current = `${performance.timeOrigin}-${++writes}`;
        const to = { search: addressOfFilter(next, addressTabs), hash: window.location.hash };
        void navigate(to, { replace: true, state: { filterWrite: ownWrite.current } });
      }, delay);
    },
    [navigate, addressTabs],
  );

  return {
    filter,
    setSearch: (search: string) => change({ ...filter, search }, ADDRESS_DELAY),
    setTab: (tab: string) => change({ ...filter, tab }, 0),
    reset: () => change(NO_FILTER, 0),
  };
}

function readWrite(state: unknown): unknown {
  return typeof state === 'object' && state !== null && 'filterWrite' in state
    ? state.filterWrite
    : undefined;
}
