import { useMemo } from 'react';
import { useAddressState } from '../../shared/use-address-state.ts';
import { addressOfFilter, filterFromAddress, NO_FILTER } from './filter-address.ts';

/** Pause in typing, in milliseconds, after which the address follows. */
const ADDRESS_DELAY = 150;

interface FilterRules {
  readonly categoryParameter: readonly string[];
  readonly addressTabs: readonly string[];
}

/**
 * The filter of the destinations page, which its address carries as far as it may, and how to change it.
 * The first render shows everything, as the prerendered page does.
 */
export function useDestinationFilter({ categoryParameter, addressTabs }: FilterRules) {
  const rules = useMemo(
    () => ({
      initial: NO_FILTER,
      read: (query: string) => filterFromAddress(query, categoryParameter),
      write: (_query: string, filter: typeof NO_FILTER) => addressOfFilter(filter, addressTabs),
    }),
    [categoryParameter, addressTabs],
  );
  const [filter, change] = useAddressState(rules);
  return {
    filter,
    setSearch: (search: string) => change((now) => ({ ...now, search }), ADDRESS_DELAY),
    setTab: (tab: string) => change((now) => ({ ...now, tab })),
    reset: () => change(() => NO_FILTER),
  };
}
