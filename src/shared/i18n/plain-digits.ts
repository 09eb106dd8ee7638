import { digits } from './plural.ts';

/** A text with 0 to 9 for the digits of a locale. */
export function plainDigits(locale: string, text: string): string {
  const zero = digits(locale, 0).codePointAt(0) ?? 0;
  return text.replaceAll(/\p{Nd}/gu, (digit) => {
    const value = (digit.codePointAt(0) ?? 0) - zero;
    return value >= 0 && value <= 9 ? String(value) : digit;
  });
}
