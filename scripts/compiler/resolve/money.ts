import type { SiteLanguage } from '../../../schema/site.ts';
import { formatMoney, type MoneyFormat, type MoneyParts, moneyParts } from '../../../src/domain/money.ts';

const amounts = new Map<string, MoneyParts>();

/** How a language writes amounts. */
export function moneyFormatOf({ locale, currencySpace }: SiteLanguage, currency: string): MoneyFormat {
  return { locale, currency, ...(currencySpace === undefined ? {} : { space: currencySpace }) };
}

/** An amount in full. The same amounts stand on many pages, and writing one takes long. */
export function formatAmount(format: MoneyFormat, amount: number): MoneyParts {
  const key = `${format.locale} ${format.currency} ${format.space} ${amount}`;
  const known = amounts.get(key) ?? moneyParts(format, amount);
  amounts.set(key, known);
  return known;
}

/** An amount in the language's short form where it has one that loses nothing, else in full. */
export function formatShortMoney(language: SiteLanguage, currency: string, amount: number): string {
  const form = language.shortAmounts.find(({ from }) => amount >= from);
  if (!form || (amount * 10) % form.unit !== 0) {
    return formatMoney(moneyFormatOf(language, currency), amount);
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
