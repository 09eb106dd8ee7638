import { currencyDecimals } from '../../../schema/currency.ts';
import type { Site, SiteLanguage } from '../../../schema/site.ts';
import { formatMoney, type MoneyFormat, moneyParts, numberFormat } from '../../../src/pricing/money.ts';
import { cacheResults } from '../../../src/shared/cache-results.ts';

/** The format of amounts in a language of the site. */
export function createMoneyFormat({ locale, currencySpace }: SiteLanguage, site: Site): MoneyFormat {
  return {
    locale,
    currency: site.currency,
    decimals: currencyDecimals(site),
    space: currencySpace,
  };
}

/** An amount of minor units in full, cached: formatting is slow, and many pages repeat the same amounts. */
export const formatAmount = cacheResults(moneyParts);

/**
 * An amount in the language's short form where it has one that loses nothing, else in full.
 *
 * @param amount in minor units
 */
export function formatShortMoney(language: SiteLanguage, format: MoneyFormat, amount: number): string {
  const scale = 10 ** format.decimals;
  const form = language.shortAmounts.find(({ from }) => amount >= from * scale);
  if (!form || (amount * 10) % (form.unit * scale) !== 0) return formatMoney(format, amount);
  const short = numberFormat(language.locale).format(amount / (form.unit * scale));
  return form.text.replace('{amount}', () => short);
}

/** A rating with one decimal as the language writes it. */
export function formatRating(language: SiteLanguage, rating: number): string {
  return numberFormat(language.locale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(rating);
}
