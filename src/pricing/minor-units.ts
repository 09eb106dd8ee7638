/** Larger amounts, in minor units, are not sure to be kept to the last digit when they are written. */
const MAX_DIGITS = 15;

/**
 * An amount in minor units of its currency, always whole: 35.5 with three decimals is 35500. Exact, since it goes by
 * the digits of the amount and multiplies nothing.
 *
 * @param amount in units of the currency, of 15 digits or fewer
 * @param decimals how many the currency has
 * @returns undefined where the amount has more decimals, or is too large
 */
export function toMinorUnits(amount: number, decimals: number): number | undefined {
  const [whole = '', fraction = ''] = String(amount).split('.');
  const digits = whole + fraction.padEnd(decimals, '0');
  const isExact = fraction.length <= decimals && /^-?\d+$/.test(digits);
  return isExact && Math.abs(Number(digits)) < 10 ** MAX_DIGITS ? Number(digits) : undefined;
}

/** An amount as people write it, from minor units: 35500 with three decimals is 35.5. For writing only, not to sum up. */
export function fromMinorUnits(amount: number, decimals: number): number {
  return amount / 10 ** decimals;
}
