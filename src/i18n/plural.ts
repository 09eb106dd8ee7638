import { numberFormat } from '../domain/number-format.ts';

/** Texts by exact number (`=0`) or plural category (`one`, `other`). */
export interface PluralCases {
  readonly [selector: string]: string;
  readonly other: string;
}

/** The text for a number in a locale: an exact match, else its plural category, else `other`. */
export function plural(locale: string, count: number, cases: PluralCases): string {
  return cases[`=${count}`] ?? cases[new Intl.PluralRules(locale).select(count)] ?? cases.other;
}

/** A number as written in a locale. */
export function formatNumber(locale: string, value: number): string {
  return numberFormat(locale).format(value);
}

/** Whether a locale writes numbers in other digits than 0 to 9. */
export function hasOwnDigits(locale: string): boolean {
  return digits(locale, 0) !== '0';
}

/** A whole number in the digits of a locale, without marks between thousands: a day, a year. */
export function digits(locale: string, value: number): string {
  return numberFormat(locale, { useGrouping: false }).format(value);
}

/** The text for a value, else that for `other`. */
export function select(value: string | number, cases: PluralCases): string {
  return (Object.hasOwn(cases, value) ? cases[value] : undefined) ?? cases.other;
}
