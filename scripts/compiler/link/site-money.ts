import { currencyDecimals } from '../../../schema/currency-decimals.ts';
import type { ContentFiles } from '../validate/content-files.ts';

/** In what currency the amounts of a site are, and how many decimals they have. */
export interface SiteMoney {
  readonly currency: string;
  readonly decimals: number;
}

/** The money of a site; undefined where site.json has mistakes. */
export function siteMoney({ single }: Pick<ContentFiles, 'single'>): SiteMoney | undefined {
  const site = single.site?.value;
  return site && { currency: site.currency, decimals: currencyDecimals(site) };
}
