import { type Diagnostic, error, type Location, warning } from './diagnostic.ts';

export const endsBeforeStart = (at: Location, start: string, end: string): Diagnostic =>
  error('time.ends-before-start', at, ({ times }) => times.endsBeforeStart(start, end));

export const outOfSequence = (at: Location, start: string, before: string): Diagnostic =>
  warning('time.sequence', at, ({ times }) => times.outOfSequence(start, before));

export const timesOverlap = (at: Location, start: string, before: string): Diagnostic =>
  warning('time.overlap', at, ({ times }) => times.overlap(start, before));

/** A leg of a day that is shorter than it can be; both in minutes. */
export const legTooShort = (at: Location, planned: number, least: number): Diagnostic =>
  warning('time.leg-short', at, ({ times }) => times.legTooShort(planned, least));

/** Too little time between what ends and a leg, for boarding and the like; both in minutes. */
export const noTimeBefore = (at: Location, free: number, least: number): Diagnostic =>
  warning('time.no-boarding', at, ({ times }) => times.noTimeBefore(free, least));

export const closesBeforeOpening = (at: Location, opens: string, closes: string): Diagnostic =>
  error('hours.order', at, ({ times }) => times.closesBeforeOpening(opens, closes));

export const hoursTwice = (at: Location, day: string): Diagnostic =>
  warning('hours.twice', at, ({ times }) => times.hoursTwice(day));

/** What happens first on the first day is before the tour starts. */
export const planBeforeHours = (at: Location, starts: string, planned: string, day: string): Diagnostic =>
  warning('time.before-hours', at, ({ times }) => times.planBeforeHours(starts, planned, day));

/** @param length of the time from start to end, in hours; `given` is the length of the package */
export const hoursOfOtherLength = (
  at: Location,
  starts: string,
  ends: string,
  length: number,
  given: number,
): Diagnostic =>
  warning('duration.hours', at, ({ times }) => times.hoursOfOtherLength(starts, ends, length, given));
