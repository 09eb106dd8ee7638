import type { JsonPath } from '../../../schema/json-path.ts';
import { ON_REQUEST, PRICE_KEY, type PriceTable, type PriceTableRow } from '../../../schema/price-table.ts';
import type { ByTier, ChildRate, PriceRow, PriceTable as Prices } from '../../../src/pricing/price-table.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { type Link, type Lookup, linkedEntry, lookUp } from './link.ts';
import type {
  Band,
  LinkedChildRate,
  LinkedPriceRow,
  LinkedPriceTable,
  LinkedSeasonPrices,
  LinkedTierPrice,
} from './model.ts';
import { type ToMinor, toMinor } from './site-money.ts';

/** Links price tables to group sizes, accommodation classes, ages and seasons. */
export function linkPriceTables(files: ContentFiles): readonly LinkedPriceTable[] {
  const site = files.single.site?.value;
  const tiers = site?.tiers ?? [];
  const byStars = tiers.toSorted((left, right) => left.stars - right.stars);
  const minor = toMinor(files);
  const rows = rowLinker(
    lookUp(site?.bands),
    byStars.map(({ id }) => id),
    minor,
  );
  const ageGroups = lookUp(site?.ageGroups);
  const seasons = lookUp(files.single.calendar?.value.seasons);
  return files.entries.prices.map((entry) => {
    const { serves, per, singleSupplement, children, seasons: bySeason } = entry.value;
    let prices: Prices | undefined;
    return {
      ...linkedEntry(entry),
      serves,
      per,
      rows: rows(entry.value.rows, ['rows']),
      children: Object.entries(children ?? {}).map(([id, rate]): LinkedChildRate => {
        return { ageGroup: ageGroups(id), rate: childRate(rate, minor), path: ['children', id] };
      }),
      singleSupplement: singleSupplement === undefined ? undefined : byTier(singleSupplement, minor),
      seasons: Object.entries(bySeason ?? {}).map(([id, season]) =>
        linkSeason(seasons(id), season, ['seasons', id], { rows, minor }),
      ),
      get prices() {
        prices ??= toPrices(
          this,
          tiers.map(({ id }) => id),
        );
        return prices;
      },
    };
  });
}

/** A linked table without the places of its parts. */
function toPrices(
  { per, rows, children, singleSupplement, seasons }: Omit<LinkedPriceTable, 'prices'>,
  tiers: readonly string[],
): Prices {
  const toRow = (row: LinkedPriceRow): PriceRow => {
    const { id, min, max } = row.band.target;
    const cells = row.cells.toSorted(
      (left, right) => tiers.indexOf(left.tier ?? '') - tiers.indexOf(right.tier ?? ''),
    );
    return { band: id, min, max, cells: cells.map(({ tier, amount }) => ({ tier, amount })) };
  };
  return {
    per,
    rows: rows.map(toRow),
    children:
      children.length > 0
        ? Object.fromEntries(children.map(({ ageGroup, rate }) => [ageGroup.id, rate]))
        : undefined,
    singleSupplement,
    seasons:
      seasons.length > 0
        ? Object.fromEntries(
            seasons.map(({ season, change }) => [
              season.id,
              'rows' in change ? { rows: change.rows.map(toRow) } : change,
            ]),
          )
        : undefined,
  };
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
): readonly LinkedTierPrice[] {
  if (price === ON_REQUEST) return [{ tier, amount: undefined, path }];
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

/** Undefined for an amount with too many decimals, which a check reports. */
function byTier(amounts: number | Readonly<Record<string, number>>, minor: ToMinor): ByTier {
  if (typeof amounts === 'number') return minor(amounts) ?? 0;
  return Object.fromEntries(Object.entries(amounts).map(([tier, amount]) => [tier, minor(amount) ?? 0]));
}
