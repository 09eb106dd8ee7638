import { useMemo } from 'react';
import { fitKey, type TourFilter } from '../../shared/page-data/tour-filter.ts';
import { useAddressState } from '../../shared/use-address-state.ts';

/** The chosen choice of each filter, by ids; those that do not matter are absent. */
type ChosenFilters = Readonly<Record<string, string>>;

const NOTHING: ChosenFilters = {};

/** What an address asks for; what no filter offers is left out. */
export function filtersFromAddress(query: string, filters: readonly TourFilter[]): ChosenFilters {
  const parameters = new URLSearchParams(query);
  const asked = filters.flatMap(({ id, choices }) => {
    const value = parameters.get(id);
    return value !== null && choices.some((choice) => choice.id === value) ? [[id, value] as const] : [];
  });
  return asked.length > 0 ? Object.fromEntries(asked) : NOTHING;
}

/** The query with the filters in it, and all else that it had. */
export function addressOfFilters(
  query: string,
  chosen: ChosenFilters,
  filters: readonly TourFilter[],
): string {
  const parameters = new URLSearchParams(query);
  for (const { id } of filters) {
    const value = chosen[id];
    if (value === undefined) parameters.delete(id);
    else parameters.set(id, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/** Whether a tour fits all that was chosen. */
export function isFitting(fits: readonly string[] = [], chosen: ChosenFilters): boolean {
  return Object.entries(chosen).every(([id, choice]) => fits.includes(fitKey(id, choice)));
}

/** What the visitor has chosen of a list's filters, which the address carries. */
export function useTourFilter(filters: readonly TourFilter[]) {
  const rules = useMemo(
    () => ({
      initial: NOTHING,
      read: (query: string) => filtersFromAddress(query, filters),
      write: (query: string, chosen: ChosenFilters) => addressOfFilters(query, chosen, filters),
    }),
    [filters],
  );
  const [chosen, change] = useAddressState(rules);
  return {
    chosen,
    choose: (id: string, choice: string | undefined) =>
      change(({ [id]: _before, ...others }) => (choice === undefined ? others : { ...others, [id]: choice })),
    reset: () => change(() => NOTHING),
  };
}
