import type { Duration } from '../../../src/domain/duration.ts';
import { type Diagnostic, error, type Location, warning } from './diagnostic.ts';

export const dayGap = (at: Location, day: string, missing: string): Diagnostic =>
  error('itinerary.day-gap', at, ({ itineraries }) => itineraries.dayGap(day, missing));

/** @param guessed how long it is shown to be, where nothing but its name says so */
export const missingItinerary = (
  at: Location,
  packageId: string,
  guessed: Duration | undefined,
): Diagnostic =>
  warning('itinerary.missing', at, ({ itineraries }) =>
    guessed ? itineraries.missingAndGuessed(packageId, guessed) : itineraries.missing(packageId),
  );

export const optionWithoutPlan = (at: Location, option: string): Diagnostic =>
  warning('itinerary.missing-option', at, ({ itineraries }) => itineraries.optionWithoutPlan(option));

export const plansDoNotFit = (at: Location, expected: 'plan' | 'options'): Diagnostic =>
  error('itinerary.wrong-kind', at, ({ itineraries }) => itineraries.plansDoNotFit(expected));

export const sameAlternative = (at: Location, alternative: string, day: string): Diagnostic =>
  error('itinerary.same-alternative', at, ({ itineraries }) => itineraries.sameAlternative(alternative, day));

export const dayTwice = (at: Location, id: string, first: string): Diagnostic =>
  warning('itinerary.day-twice', at, ({ itineraries }) => itineraries.dayTwice(id, first));

/** A length as names and packages give it: days, perhaps with nights, or hours. */
export type Length =
  | { readonly days: number; readonly nights?: number | undefined }
  | { readonly hours: number };

/** The name of a package speaks of another length than its plan has. */
export const nameContradictsPlan = (
  at: Location,
  name: string,
  claimed: Length,
  planned: number,
  plan: string,
): Diagnostic =>
  warning('duration.name', at, ({ itineraries }) =>
    itineraries.nameContradictsPlan(name, claimed, planned, plan),
  );

/** The name of a package speaks of another length than the package gives. */
export const nameContradictsDuration = (
  at: Location,
  name: string,
  claimed: Length,
  given: Length,
  file: string,
): Diagnostic =>
  warning('duration.name', at, ({ itineraries }) =>
    itineraries.nameContradictsDuration(name, claimed, given, file),
  );

/** The plan of a package is longer or shorter than the package says. */
export const planContradictsDuration = (
  at: Location,
  given: Length,
  planned: number,
  plan: string,
): Diagnostic =>
  warning('duration.plan', at, ({ itineraries }) =>
    itineraries.planContradictsDuration(given, planned, plan),
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

/** The texts of an option speak of another accommodation class than the option has. */
export const otherStars = (at: Location, found: number, own: number, tier: string): Diagnostic =>
  warning('option.stars', at, ({ itineraries }) => itineraries.otherStars(found, own, tier));
