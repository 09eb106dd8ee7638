import type { Site } from '../../../schema/site.ts';
import { formatDate } from '../../../src/pricing/dates.ts';
import { approximateAmount } from '../../../src/pricing/money.ts';
import type { PackagePage } from '../../../src/shared/page-data/package.ts';
import type { ShownPriceTable } from '../../../src/shared/page-data/prices.ts';
import type { LinkedPackage } from '../link/model.ts';
import type { PageContext } from './page-context.ts';

type Rate = NonNullable<Site['exchange']>['rates'][number];

function rateOf({ content, language }: PageContext): Rate | undefined {
  return content.site.exchange?.rates.find(({ languages }) => languages.includes(language.code));
}

/** The other currency of a package's page; none where its language has none, or the page shows no prices. */
export function approximateRate(
  context: PageContext,
  { variants }: LinkedPackage,
): Pick<PackagePage, 'approximate'> {
  const found = rateOf(context);
  const day = context.content.site.exchange?.date;
  if (!found || day === undefined || variants.every(({ table }) => !table)) return {};
  const { currency, rate } = found;
  const date = formatDate(context.language.locale, day, 'day');
  return { approximate: { currency, rate, note: context.texts.labels.prices.approximate({ date }) } };
}

/**
 * What the first price of a table comes to in the other currency of the language.
 *
 * @param perPerson in minor units, as is `total`
 */
export function firstAbout(
  context: PageContext,
  perPerson: number,
  total: number,
): Pick<ShownPriceTable['first'], 'perPersonAbout' | 'totalAbout'> {
  const rate = rateOf(context);
  if (!rate) return {};
  const [one, all] = [perPerson, total].map((amount) => approximateAmount(context.moneyFormat, rate, amount));
  return {
    ...(one === undefined ? {} : { perPersonAbout: one }),
    ...(all === undefined ? {} : { totalAbout: all }),
  };
}
