import type { JsonPath } from '../../../schema/json-path.ts';
import { ASK, PRICE_KEY, type PriceTable, type PriceTableRow } from '../../../schema/price-table.ts';
import type { ByTier, ChildRate } from '../../../src/pricing/price-table.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import type { Link } from './link.ts';
import { type Lookup, linkedEntry, lookUp } from './look-up.ts';
import type {
  Band,
  LinkedChildRate,
  LinkedPriceCell,
  LinkedPriceRow,
  LinkedPriceTable,
  LinkedSeasonPrices,
} from './model.ts';
import { type ToMinor, toMinor } from './site-money.ts';

/** Links price tables to group sizes, accommodation classes, ages and seasons. */
export function linkPriceTables(files: ContentFiles): readonly LinkedPriceTable[] {
  const site = files.single.site?.value;
  const tiers = (site?.tiers ?? []).toSorted((left, right) => left.stars - right.stars);
  const minor = toMinor(files);
  const rows = rowLinker(
    lookUp(site?.bands),
    tiers.map(({ id }) => id),
    minor,
  );
  const ageGroups = lookUp(site?.ageGroups);
  const seasons = lookUp(files.single.calendar?.value.seasons);
  return files.entries.prices.map((entry) => {
    const { serves, per, singleSupplement, children, seasons: bySeason } = entry.value;
    return {
      ...linkedEntry(entry),
      serves,
      per,
      rows: rows(entry.value.rows, ['rows']),
      children: Object.entries(children ?? {}).map(([id, rate]): LinkedChildRate => {
        return { ageGroup: ageGroups(id), rate: childRate(rate, minor), path: ['children', id] };
      }),
      singleSupplement: singleSupplement === undefined ? undefined : byTier(singleSupplement, minor),
      seasons: Object.entries(bySeason ?? {}).map(([id, prices]) =>
        linkSeason(seasons(id), prices, ['seasons', id], { rows, minor }),
      ),
    };
  });
}

type RowLinker = (rows: readonly PriceTableRow[], path: JsonPath) => readonly LinkedPriceRow[];

function rowLinker(bands: Lookup<Band>, tiers: readonly string[], minor: ToMinor): RowLinker {
  return (rows, path) =>
    rows.map((row, index) => {
      const place = [...path, index];
      const ofTiers = tiers.flatMap((tier) => linkCell(row[tier], tier, [...place, tier], minor));
      const cells = [...linkCell(row.price, undefined, [...place, PRICE_KEY], minor), ...ofTiers];
      return { band: bands(row.paxCount), cells, path: place };
    });
}

function linkCell(
  price: number | string | undefined,
  tier: string | undefined,
  path: JsonPath,
  minor: ToMinor,
): readonly LinkedPriceCell[] {
  if (price === ASK) return [{ tier, amount: undefined, path }];
  const amount = typeof price === 'number' ? minor(price) : undefined;
  return amount === undefined ? [] : [{ tier, amount, path }];
}

function linkSeason(
  season: Link<LinkedSeason>,
  { percent, amount, rows }: NonNullable<PriceTable['seasons']>[string],
  path: JsonPath,
  links: { readonly rows: RowLinker; readonly minor: ToMinor },
): LinkedSeasonPrices {
  const own = { season, path };
  if (rows) return { ...own, change: { rows: links.rows(rows, [...path, 'rows']) } };
  return { ...own, change: percent === undefined ? { amount: links.minor(amount ?? 0) ?? 0 } : { percent } };
}

type LinkedSeason = NonNullable<LinkedSeasonPrices['season']['found']>;

function childRate(rate: NonNullable<PriceTable['children']>[string], minor: ToMinor): ChildRate {
  return typeof rate === 'object' && 'percent' in rate
    ? { percent: rate.percent }
    : { amount: byTier(rate, minor) };
}

/** Amounts with too many decimals are told by a check; nothing is worked out with them. */
function byTier(amounts: number | Readonly<Record<string, number>>, minor: ToMinor): ByTier {
  if (typeof amounts === 'number') return minor(amounts) ?? 0;
  return Object.fromEntries(Object.entries(amounts).map(([tier, amount]) => [tier, minor(amount) ?? 0]));
}
