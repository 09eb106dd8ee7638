import { type Diagnostic, error, type Location, warning } from './diagnostic.ts';

export const dayGap = (at: Location, day: string, missing: string): Diagnostic =>
  error('itinerary.day-gap', at, ({ itineraries }) => itineraries.dayGap(day, missing));

export const missingItinerary = (at: Location, packageId: string): Diagnostic =>
  warning('itinerary.missing', at, ({ itineraries }) => itineraries.missing(packageId));

export const optionWithoutPlan = (at: Location, option: string): Diagnostic =>
  warning('itinerary.missing-option', at, ({ itineraries }) => itineraries.optionWithoutPlan(option));

export const plansDoNotFit = (at: Location, expected: 'plan' | 'options'): Diagnostic =>
  error('itinerary.wrong-kind', at, ({ itineraries }) => itineraries.plansDoNotFit(expected));

export const sameAlternative = (at: Location, alternative: string, day: string): Diagnostic =>
  error('itinerary.same-alternative', at, ({ itineraries }) => itineraries.sameAlternative(alternative, day));

export const dayTwice = (at: Location, id: string, first: string): Diagnostic =>
  warning('itinerary.day-twice', at, ({ itineraries }) => itineraries.dayTwice(id, first));

/** The name of a package speaks of another number of days than its plan has. */
export const nameContradictsPlan = (
  at: Location,
  name: string,
  claimed: number,
  planned: number,
  plan: string,
): Diagnostic =>
  warning('duration.name', at, ({ itineraries }) =>
    itineraries.nameContradictsPlan(name, claimed, planned, plan),
  );

export const plansDiffer = (
  at: Location,
  option: string,
  own: number,
  first: string,
  other: number,
): Diagnostic =>
  warning('duration.options', at, ({ itineraries }) => itineraries.plansDiffer(option, own, first, other));

export const noNight = (at: Location, category: string): Diagnostic =>
  warning('duration.no-night', at, ({ itineraries }) => itineraries.noNight(category));

/** The texts of an option speak of another hotel class than the option has. */
export const otherStars = (at: Location, found: number, own: number, tier: string): Diagnostic =>
  warning('option.stars', at, ({ itineraries }) => itineraries.otherStars(found, own, tier));
