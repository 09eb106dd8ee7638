import { memoize } from '../../../schema/memoize.ts';
import { fromMinorUnits } from '../../../src/pricing/money.ts';
import type { PriceRow } from '../../../src/pricing/price-table.ts';
import type { PageOf } from '../../../src/shared/page-data/page.ts';
import { nextDates } from '../link/date-ranges.ts';
import { getEntry } from '../link/invariant.ts';
import type { LinkedPackage, LinkedVariant } from '../link/model.ts';
import { lowestIn, lowestPrice, standardTiers } from './lowest-price.ts';
import type { PageContext } from './page-context.ts';
import { type SeasonRows, seasonRows } from './price-table.ts';
import { namedPage, provider, type Thing } from './structured-data.ts';

/**
 * A tour; with a price it is a product too, since search engines show prices of products only. One thing of two types
 * avoids repeating its fields.
 */
export function tour(context: PageContext, page: PageOf<'package'>): Thing {
  const entry = getEntry(packagesById(context.content.packages), page.id);
  const offers = tripOffers(context, entry);
  const { hours, youngestAge } = entry.data;
  return {
    '@type': offers ? ['TouristTrip', 'Product'] : 'TouristTrip',
    ...namedPage(context, page),
    provider: provider(context),
    ...(hours ? { departureTime: hours.starts, arrivalTime: hours.ends } : {}),
    ...(youngestAge === undefined
      ? {}
      : { touristType: { '@type': 'PeopleAudience', suggestedMinAge: youngestAge } }),
    ...(offers ? { offers } : {}),
  };
}

const packagesById = memoize(
  (packages: readonly LinkedPackage[]): ReadonlyMap<string, LinkedPackage> =>
    new Map(packages.map((entry) => [entry.id, entry])),
);

/**
 * Prices of a package that its page shows: the "from" price, the highest of its tables, and each season's with its
 * dates. Undefined if prices are on request only.
 */
function tripOffers(context: PageContext, { variants, calendar }: LinkedPackage): Thing | undefined {
  const { content } = context;
  const priced = variants.flatMap(({ table, option }) =>
    table
      ? [
          {
            option,
            rows: table.prices.rows,
            lowest: lowestPrice(content, { table, option })?.amount,
            seasons: seasonRows(table.prices, calendar),
          },
        ]
      : [],
  );
  const usual = priced.flatMap(({ lowest }) => lowest ?? []);
  if (usual.length === 0) return undefined;
  const shown = priced.flatMap(({ rows, seasons }) =>
    [rows, ...seasons.map((season) => season.rows)].flatMap(listAmounts),
  );
  const seasonal = priced.flatMap(({ option, seasons }) =>
    seasons.flatMap((season) => seasonOffers(context, option, season)),
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

/** The price of an option in a season, once for each of its dates; dates need today's year. */
function seasonOffers(
  context: PageContext,
  option: LinkedVariant['option'],
  { season, rows }: SeasonRows,
): readonly Thing[] {
  const { content, texts } = context;
  const lowest = lowestIn(rows, standardTiers(content, option));
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

function listAmounts(rows: readonly PriceRow[]): readonly number[] {
  return rows.flatMap(({ cells }) => cells.flatMap(({ amount }) => amount ?? []));
}

function money({ moneyFormat: { currency, decimals } }: PageContext) {
  return { priceCurrency: currency, inUnits: (amount: number) => fromMinorUnits(amount, decimals) };
}
