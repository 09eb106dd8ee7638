/** The length of a tour: days and nights, or the hours of a single day. */
export type Duration = { readonly days: number; readonly nights: number } | { readonly hours: number };

const UNREADABLE_DAYS = 4;

const KEYWORDS: readonly (readonly [days: number, word: string])[] = [
  [5, 'five'],
  [4, 'four'],
  [3, 'three'],
  [2, 'two'],
];

/**
 * Reads the number of days, 1 to 5, from a package name: the words and digits five to two in that order, anywhere and
 * in any case, else 1. Names that are not text, empty or blank give 4.
 */
export function daysFromName(name: unknown): number {
  if (typeof name !== 'string' || name.trim() === '') return UNREADABLE_DAYS;
  const text = name.toLowerCase();
  const found = KEYWORDS.find(([days, word]) => text.includes(word) || text.includes(String(days)));
  return found?.[0] ?? 1;
}

export function usualNights(days: number): number {
  return Math.max(0, days - 1);
}

export function daysIn(duration: Duration): number {
  return 'hours' in duration ? 1 : duration.days;
}

export function nightsIn(duration: Duration): number {
  return 'hours' in duration ? 0 : duration.nights;
}

/** For comparisons only: hours are fractions of a day. */
export function lengthInDays(duration: Duration): number {
  return 'hours' in duration ? duration.hours / 24 : duration.days;
}
