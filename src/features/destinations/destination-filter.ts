import { useMemo } from 'react';
import type { DestinationCard } from '../../shared/page-data/cards.ts';
import type { DestinationsPage } from '../../shared/page-data/destinations.ts';
import { useAddressState } from '../../shared/use-address-state.ts';

/** The tab that every destination matches. */
export const ALL = 'all';

type FilterableDestination = Pick<DestinationCard, 'category' | 'description' | 'name' | 'region'>;

/** The tab of `?category=`, if it is accepted, else all. */
export function tabFromParameter(value: string | null, accepted: readonly string[]): string {
  return accepted.find((tab) => tab === value) ?? ALL;
}

/** Destinations whose name or description contains the text, in any case, and whose category or region is the tab. */
export function filterDestinations<Destination extends FilterableDestination>(
  destinations: readonly Destination[],
  search: string,
  tab: string,
): readonly Destination[] {
  const wanted = search.trim().toLowerCase();
  return destinations.filter(
    ({ name, description, category, region }) =>
      [ALL, category, region].includes(tab) &&
      [name, description].some((text) => text.toLowerCase().includes(wanted)),
  );
}

interface DestinationFilter {
  readonly search: string;
  readonly tab: string;
}

export const NO_FILTER: DestinationFilter = { search: '', tab: ALL };

export function readFilter(query: string, accepted: readonly string[]): DestinationFilter {
  const parameters = new URLSearchParams(query);
  return {
    search: parameters.get('query') ?? '',
    tab: tabFromParameter(parameters.get('category'), accepted),
  };
}

/** @param addressTabs tabs that are written into the address */
export function writeFilter({ search, tab }: DestinationFilter, addressTabs: readonly string[]): string {
  const parameters = new URLSearchParams();
  if (search.trim() !== '') parameters.set('query', search);
  if (addressTabs.includes(tab)) parameters.set('category', tab);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}

/** Pause in typing, in milliseconds, before the address is updated. */
const ADDRESS_DELAY = 150;

type FilterRules = Pick<DestinationsPage, 'addressTabs' | 'categoryParameter'>;

/** The filter of the destinations page, held in its address. The first render shows everything, as prerendered. */
export function useDestinationFilter({ categoryParameter, addressTabs }: FilterRules) {
  const rules = useMemo(
    () => ({
      initial: NO_FILTER,
      read: (query: string) => readFilter(query, categoryParameter),
      write: (_query: string, filter: typeof NO_FILTER) => writeFilter(filter, addressTabs),
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
