import { numberFormat } from '../../pricing/money.ts';
import { cacheResults } from '../cache-results.ts';

/** Texts by exact number (`=0`) or plural category (`one`, `other`). */
interface PluralCases {
  readonly [selector: string]: string;
  readonly other: string;
}

/** The plural categories of a locale, cached since they are slow to make. */
export const pluralRules = cacheResults((locale: string) => new Intl.PluralRules(locale));

/** Prepares the number and plural formats of a locale, whose first use is slow. */
export function prepareNumbers(locale: string): void {
  numberFormat(locale);
  pluralRules(locale);
}

/** The text for a number in a locale: an exact match, else its plural category, else `other`. */
export function plural(locale: string, count: number, cases: PluralCases): string {
  return cases[`=${count}`] ?? cases[pluralRules(locale).select(count)] ?? cases.other;
}

/** A number as written in a locale. */
export function formatNumber(locale: string, value: number): string {
  return numberFormat(locale).format(value);
}

/** True if a locale writes numbers in other digits than 0 to 9. */
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

/** A text with 0 to 9 for the digits of a locale. */
export function plainDigits(locale: string, text: string): string {
  const zero = digits(locale, 0).codePointAt(0) ?? 0;
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const value = (digit.codePointAt(0) ?? 0) - zero;
    return value >= 0 && value <= 9 ? String(value) : digit;
  });
}
