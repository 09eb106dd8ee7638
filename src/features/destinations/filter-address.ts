import { ALL, tabFromParameter } from './destination-filter.ts';

/** What the visitor looks for. */
interface DestinationFilter {
  readonly search: string;
  readonly tab: string;
}

export const NO_FILTER: DestinationFilter = { search: '', tab: ALL };

/** The filter that an address asks for. */
export function filterFromAddress(query: string, accepted: readonly string[]): DestinationFilter {
  const parameters = new URLSearchParams(query);
  return {
    search: parameters.get('query') ?? '',
    tab: tabFromParameter(parameters.get('category'), accepted),
  };
}

/**
 * The query that stands for a filter: its text, and its tab if that is one that the address may carry.
 *
 * @param addressTabs tabs that write themselves into the address
 */
export function addressOfFilter({ search, tab }: DestinationFilter, addressTabs: readonly string[]): string {
  const parameters = new URLSearchParams();
  if (search.trim() !== '') parameters.set('query', search);
  if (addressTabs.includes(tab)) parameters.set('category', tab);
  const query = parameters.toString();
  return query === '' ? '' : `?${query}`;
}
