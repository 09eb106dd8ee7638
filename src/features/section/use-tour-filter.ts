import { useMemo } from 'react';
import { fitKey, type TourFilter } from '../../shared/page-data/section.ts';
import { useAddressState } from '../../shared/use-address-state.ts';

/** The id of each filter's choice; filters without one are absent. */
type ChosenFilters = Readonly<Record<string, string>>;

const NOTHING: ChosenFilters = {};

/** Ignores values that no filter offers. */
export function readFilters(query: string, filters: readonly TourFilter[]): ChosenFilters {
  const parameters = new URLSearchParams(query);
  const asked = filters.flatMap(({ id, choices }) => {
    const value = parameters.get(id);
    return value !== null && choices.some((choice) => choice.id === value) ? [[id, value] as const] : [];
  });
  return asked.length > 0 ? Object.fromEntries(asked) : NOTHING;
}

export function writeFilters(query: string, chosen: ChosenFilters, filters: readonly TourFilter[]): string {
  const parameters = new URLSearchParams(query);
  for (const { id } of filters) {
    const value = chosen[id];
    if (value === undefined) parameters.delete(id);
    else parameters.set(id, value);
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

export function matchesFilters(fits: readonly string[] = [], chosen: ChosenFilters): boolean {
  return Object.entries(chosen).every(([id, choice]) => fits.includes(fitKey(id, choice)));
}

/** The visitor's choices of a list's filters, held in the address. */
export function useTourFilter(filters: readonly TourFilter[]) {
  const rules = useMemo(
    () => ({
      initial: NOTHING,
      read: (query: string) => readFilters(query, filters),
      write: (query: string, chosen: ChosenFilters) => writeFilters(query, chosen, filters),
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

/** Hides the elements whose `data-fits` lacks a chosen filter's value. */
export function filterStyles(filters: readonly TourFilter[]): string {
  const hidden = filters.flatMap(({ id, choices }) =>
    choices.map((choice) => {
      const fit = JSON.stringify(fitKey(id, choice.id));
      return `main:has([value=${fit}]:checked) [data-fits]:not([data-fits~=${fit}])`;
    }),
  );
  return `${hidden.join()}{display:none}`;
}
