/** How long a tour is: days and nights, or the hours of a single day. */
export type Duration = { readonly days: number; readonly nights: number } | { readonly hours: number };

/** Days when the name cannot be read. */
const UNREADABLE_DAYS = 4;

const KEYWORDS: readonly (readonly [days: number, word: string])[] = [
  [5, 'five'],
  [4, 'four'],
  [3, 'three'],
  [2, 'two'],
];

/**
 * The number of days (1 to 5) that a package name speaks of.
 *
 * The words and digits five to two are looked for in that order, anywhere in the name and in whatever
 * case; a name without any gives 1. Names that are not text, empty or blank give 4.
 */
export function daysFromName(name: unknown): number {
  if (typeof name !== 'string' || name.trim() === '') return UNREADABLE_DAYS;
  const text = name.toLowerCase();
  const found = KEYWORDS.find(([days, word]) => text.includes(word) || text.includes(String(days)));
  return found?.[0] ?? 1;
}

/** Nights of a tour of so many days. */
export function countNights(days: number): number {
  return Math.max(0, days - 1);
}

/** A tour of so many days, with a night between any two. */
export function durationFromDays(days: number): Duration {
  return { days, nights: countNights(days) };
}

/** The days on which somebody travels; a tour of hours is on one. */
export function daysIn(duration: Duration): number {
  return 'hours' in duration ? 1 : duration.days;
}

/** The nights that somebody is away; none with hours. */
export function nightsIn(duration: Duration): number {
  return 'hours' in duration ? 0 : duration.nights;
}

/** How long it is in days, to be compared; hours are the part of a day that they are. */
export function lengthInDays(duration: Duration): number {
  return 'hours' in duration ? duration.hours / 24 : duration.days;
}
