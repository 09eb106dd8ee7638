import { currencyDecimals } from '../../../schema/currency.ts';
import { toMinorUnits } from '../../../src/pricing/money.ts';
import type { ContentFiles } from '../validate/content-files.ts';

/** In what currency the amounts of a site are, and how many decimals they have. */
export interface SiteMoney {
  readonly currency: string;
  readonly decimals: number;
}

/** The money of a site; undefined if site.json has mistakes. */
export function siteMoney({ single }: Pick<ContentFiles, 'single'>): SiteMoney | undefined {
  const site = single.site?.value;
  return site && { currency: site.currency, decimals: currencyDecimals(site) };
}

/** An amount of the data in minor units; undefined if it has too many decimals, or site.json has mistakes. */
export type ToMinor = (amount: number) => number | undefined;

/** Turns the amounts of a site into minor units. */
export function toMinor(files: Pick<ContentFiles, 'single'>): ToMinor {
  const money = siteMoney(files);
  return (amount) => money && toMinorUnits(amount, money.decimals);
}
