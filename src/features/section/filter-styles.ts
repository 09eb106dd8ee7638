import { fitKey, type TourFilter } from '../../shared/page-data/tour-filter.ts';

/**
 * Hides what does not fit the choices whose radio buttons are chosen, and is marked by `data-fits`: as soon as it is
 * painted, whatever the ids.
 */
export function filterStyles(filters: readonly TourFilter[]): string {
  const hidden = filters.flatMap(({ id, choices }) =>
    choices.map((choice) => {
      const fit = JSON.stringify(fitKey(id, choice.id));
      return `main:has([value=${fit}]:checked) [data-fits]:not([data-fits~=${fit}])`;
    }),
  );
  return `${hidden.join()}{display:none}`;
}
