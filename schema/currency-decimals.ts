import type { Site } from './site.ts';

/** How many decimals amounts have: as the site says, else as ISO 4217 has it of the currency. */
export function currencyDecimals(site: Pick<Site, 'currency' | 'currencyDecimals'>): number {
  return site.currencyDecimals ?? usualDecimals(site.currency);
}

function usualDecimals(currency: string): number {
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency });
  return format.resolvedOptions().maximumFractionDigits ?? 0;
}
