import type { SiteLanguage } from '../../../schema/site.ts';
import { formatMoney } from '../../../src/domain/money.ts';

/** An amount in the language's short form where it has one that loses nothing, else in full. */
export function formatShortMoney(language: SiteLanguage, currency: string, amount: number): string {
  const form = language.shortAmounts.find(({ from }) => amount >= from);
  if (!form || (amount * 10) % form.unit !== 0) {
    return formatMoney({ locale: language.locale, currency }, amount);
  }
  const short = new Intl.NumberFormat(language.locale, { maximumFractionDigits: 1 }).format(
    amount / form.unit,
  );
  return form.text.replace('{amount}', () => short);
}

/** A rating with one decimal as the language writes it. */
export function formatRating(language: SiteLanguage, rating: number): string {
  return new Intl.NumberFormat(language.locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
}
