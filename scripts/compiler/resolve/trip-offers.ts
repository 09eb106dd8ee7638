import { fromMinorUnits } from '../../../src/pricing/money.ts';
import type { PriceRow } from '../../../src/pricing/price-table.ts';
import { nextDates } from '../link/date-ranges.ts';
import type { LinkedPackage } from '../link/model.ts';
import { lowestPrice, standardTiers } from './lowest-price.ts';
import type { PageContext } from './page-context.ts';
import { hasTable, lowestOf, type PricedVariant, plainTable } from './prices.ts';
import { type SeasonRows, seasonRows } from './season-tables.ts';
import type { Thing } from './structured-data.ts';

/**
 * What a package costs, for search engines: the price from which its page offers it, the highest of its tables, and
 * what each season costs from when to when. Only prices that the page shows; undefined where one has to ask.
 */
export function tripOffers(context: PageContext, { variants, calendar }: LinkedPackage): Thing | undefined {
  const { content } = context;
  const priced = variants.filter(hasTable).map((variant) => ({
    variant,
    lowest: lowestOf(content, variant)?.amount,
    seasons: seasonRows(plainTable(content, variant.table), calendar),
  }));
  const usual = priced.flatMap(({ lowest }) => lowest ?? []);
  if (usual.length === 0) return undefined;
  const shown = priced.flatMap(({ variant, seasons }) => [
    ...amountsIn(plainTable(content, variant.table).rows),
    ...seasons.flatMap(({ rows }) => amountsIn(rows)),
  ]);
  const seasonal = priced.flatMap(({ variant, seasons }) =>
    seasons.flatMap((season) => seasonOffers(context, variant, season)),
  );
  const { priceCurrency, inUnits } = money(context);
  return {
    '@type': 'AggregateOffer',
    lowPrice: inUnits(Math.min(...usual)),
    highPrice: inUnits(Math.max(...shown)),
    priceCurrency,
    offerCount: usual.length + seasonal.length,
    availability: IN_STOCK,
    ...(seasonal.length > 0 ? { offers: seasonal } : {}),
  };
}

const IN_STOCK = 'https://schema.org/InStock';

/** What an option costs in a season, once for each time that it is; without a day, years are not known. */
function seasonOffers(
  context: PageContext,
  { option }: PricedVariant,
  { season, rows }: SeasonRows,
): readonly Thing[] {
  const { content, texts } = context;
  const lowest = lowestPrice(rows, standardTiers(content, option));
  if (!lowest) return [];
  const { priceCurrency, inUnits } = money(context);
  const name = [texts.labels.seasons(season.id), option && texts.options(option.id).name];
  return nextDates(season.dates, content.today).map(({ from, to }) => ({
    '@type': 'Offer',
    name: name.filter((part) => part !== undefined).join(' · '),
    price: inUnits(lowest.amount),
    priceCurrency,
    validFrom: from,
    validThrough: to,
    availability: IN_STOCK,
  }));
}

function amountsIn(rows: readonly PriceRow[]): readonly number[] {
  return rows.flatMap(({ cells }) => cells.flatMap(({ amount }) => amount ?? []));
}

function money({ moneyFormat: { currency, decimals } }: PageContext) {
  return { priceCurrency: currency, inUnits: (amount: number) => fromMinorUnits(amount, decimals) };
}
