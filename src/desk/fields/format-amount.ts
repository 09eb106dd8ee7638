import { numberFormat } from '../../pricing/money.ts';

/**
 * A number with the digits in groups, as the desk's language writes them.
 *
 * @param decimals those of an amount of money that is not whole; without them, as many as it has
 */
export function formatAmount(amount: number, locale: string, decimals = 0): string {
  const least = Number.isInteger(amount) ? 0 : decimals;
  return numberFormat(locale, { minimumFractionDigits: least, maximumFractionDigits: 4 }).format(amount);
}
