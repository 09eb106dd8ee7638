/** Days when the name cannot be read. Spec §5, §9. */
const UNREADABLE_DAYS = 4;

const KEYWORDS: readonly (readonly [days: number, word: string])[] = [
  [5, 'five'],
  [4, 'four'],
  [3, 'three'],
  [2, 'two'],
];

/**
 * The number of days (1 to 5) that a package name speaks of. Spec §5.
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
export function nightsOf(days: number): number {
  return Math.max(0, days - 1);
}
