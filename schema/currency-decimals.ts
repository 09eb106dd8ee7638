import type { Site } from './site.ts';

/** The number of decimals in amounts: the site's own, else that of the currency in ISO 4217. */
export function currencyDecimals(site: Pick<Site, 'currency' | 'currencyDecimals'>): number {
  return site.currencyDecimals ?? usualDecimals(site.currency);
}

function usualDecimals(currency: string): number {
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}
