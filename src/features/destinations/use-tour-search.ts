import { useEffect, useState, useSyncExternalStore } from 'react';
import { useSite } from '../../shared/site-context.tsx';
import { ValueStore } from '../../shared/value-store.ts';

type SearchModule = typeof import('./tour-search.ts');

/** The loaded search of tours. */
interface OpenSearch extends Pick<SearchModule, 'FoundTours' | 'EmptyState'> {
  readonly tours: InstanceType<SearchModule['TourSearch']>;
}

const NOT_LOADED = new ValueStore(0);

/**
 * The tours that match a text. The search is loaded only when it is needed; a failed load is tried again with
 * the next text.
 *
 * @param query without blanks around it; empty: nothing is searched for
 * @param isWanted whether somebody is about to search
 */
export function useTourSearch(query: string, isWanted: boolean) {
  const { loadTours, messages } = useSite();
  const [state, setState] = useState<{ readonly search?: OpenSearch; readonly failedAt?: string }>({});
  const { search, failedAt } = state;
  // More may be found with every part that is loaded.
  const { subscribe, get } = search?.tours.loaded ?? NOT_LOADED;
  useSyncExternalStore(subscribe, get, get);
  const isMissing = isWanted && !search && failedAt !== query;
  useEffect(() => {
    if (!isMissing) return;
    let isCurrent = true;
    const take = (next: typeof state) => isCurrent && setState(next);
    Promise.all([import('./tour-search.ts'), loadTours(0)]).then(
      ([{ FoundTours, TourSearch, EmptyState }, first]) =>
        take({ search: { FoundTours, EmptyState, tours: new TourSearch(first, loadTours) } }),
      () => take({ failedAt: query }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isMissing, query, loadTours]);
  const found = query === '' ? undefined : search?.tours.find(query);
  const waiting = failedAt === query ? messages.notices.pageFailed : messages.common.loading;
  return {
    search,
    found,
    /** The number of tours, or the reason why it is unknown. */
    note: query === '' ? undefined : found && search ? search.tours.describe(found) : waiting,
  };
}
