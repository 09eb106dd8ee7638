import { numberFormat } from '../../pricing/money.ts';

/** An amount with the digits in groups, as the desk's language writes them. */
export function formatAmount(amount: number, locale: string): string {
  return numberFormat(locale, { maximumFractionDigits: 4 }).format(amount);
}
