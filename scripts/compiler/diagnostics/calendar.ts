import { type Diagnostic, error, type Location, warning } from './diagnostic.ts';

/** @param day a day of both, as it is written in the data */
export const seasonsOverlap = (at: Location, season: string, other: string, day: string): Diagnostic =>
  error('calendar.overlap', at, ({ calendar }) => calendar.seasonsOverlap(season, other, day));

/** Seasons of higher priority hold on all days of the season. */
export const seasonHidden = (at: Location, season: string, others: readonly string[]): Diagnostic =>
  warning('calendar.season-hidden', at, ({ calendar }) => calendar.seasonHidden(season, others));

export const seasonOver = (at: Location, season: string, last: string): Diagnostic =>
  warning('calendar.season-over', at, ({ calendar }) => calendar.seasonOver(season, last));

export const alwaysClosed = (at: Location): Diagnostic =>
  error('calendar.always-closed', at, ({ calendar }) => calendar.alwaysClosed);

/** @param last the last day of booking or of travel */
export const offerOver = (at: Location, offer: string, last: string): Diagnostic =>
  warning('calendar.offer-over', at, ({ calendar }) => calendar.offerOver(offer, last));

export const duplicateDate = (at: Location, date: string): Diagnostic =>
  warning('calendar.duplicate-date', at, ({ calendar }) => calendar.duplicateDate(date));

/** A package speaks of dates, but the site has no calendar. */
export const noCalendar = (at: Location, field: string): Diagnostic =>
  error('calendar.missing', at, ({ calendar }) => calendar.missing(field));

/** None of the weekdays is among the dates. */
export const weekdaysOutsideDates = (at: Location): Diagnostic =>
  error('calendar.weekdays-outside-dates', at, ({ calendar }) => calendar.weekdaysOutsideDates);

/** Days of departure, places and closed periods leave no day that can be booked. */
export const neverDeparts = (at: Location, first: string, last: string): Diagnostic =>
  warning('calendar.never-departs', at, ({ calendar }) => calendar.neverDeparts(first, last));
