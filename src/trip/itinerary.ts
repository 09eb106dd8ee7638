/** The plans of a package: one, or one per option. */
export interface ItineraryPlans<Day> {
  readonly plan?: readonly Day[];
  readonly options?: Readonly<Record<string, readonly Day[]>>;
}

/** The itinerary to show: the operator's, or a generic one with day numbers only. */
export type SelectedItinerary<Day> =
  | { readonly source: 'written'; readonly days: readonly Day[] }
  | { readonly source: 'generic'; readonly dayNumbers: readonly number[] };

/**
 * The plan of the chosen option, else the package's plan, else a generic one.
 *
 * @param dayCount of the generic plan
 */
export function selectItinerary<Day>(
  plans: ItineraryPlans<Day> | undefined,
  option: string | undefined,
  dayCount: number,
): SelectedItinerary<Day> {
  const byOption =
    option !== undefined && plans?.options && Object.hasOwn(plans.options, option)
      ? plans.options[option]
      : undefined;
  const days = byOption ?? plans?.plan;
  if (days) return { source: 'written', days };
  return { source: 'generic', dayNumbers: Array.from({ length: dayCount }, (_, index) => index + 1) };
}
