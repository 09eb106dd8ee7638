import { ASK, PRICE_KEY, type PriceTable, type PriceTableRow } from '../../../schema/price-table.ts';
import type { ByTier, ChildRate } from '../../../src/domain/price-table.ts';
import type { JsonPath } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import type { Link } from './link.ts';
import { type Lookup, linkedEntry, lookUp } from './look-up.ts';
import { toMinor } from './minor-units.ts';
import type {
  Band,
  LinkedChildRate,
  LinkedPriceCell,
  LinkedPriceRow,
  LinkedPriceTable,
  LinkedSeasonPrices,
} from './model.ts';

/** Links price tables to group sizes, hotel classes, ages and seasons. Spec §9. */
export function linkPriceTables(files: ContentFiles): readonly LinkedPriceTable[] {
  const site = files.single.site?.value;
  const tiers = (site?.tiers ?? []).toSorted((left, right) => left.stars - right.stars);
  const rows = rowLinker(
    lookUp(site?.bands ?? []),
    tiers.map(({ id }) => id),
  );
  const ageGroups = lookUp(site?.ageGroups ?? []);
  const seasons = lookUp(files.single.calendar?.value.seasons ?? []);
  return files.entries.prices.map((entry) => {
    const { serves, per, singleSupplement, children, seasons: bySeason } = entry.value;
    return {
      ...linkedEntry(entry),
      serves,
      per,
      rows: rows(entry.value.rows, ['rows']),
      children: Object.entries(children ?? {}).map(([id, rate]): LinkedChildRate => {
        return { ageGroup: ageGroups(id), rate: childRate(rate), path: ['children', id] };
      }),
      singleSupplement: singleSupplement === undefined ? undefined : byTier(singleSupplement),
      seasons: Object.entries(bySeason ?? {}).map(([id, prices]) =>
        linkSeason(seasons(id), prices, ['seasons', id], rows),
      ),
    };
  });
}

type RowLinker = (rows: readonly PriceTableRow[], path: JsonPath) => readonly LinkedPriceRow[];

function rowLinker(bands: Lookup<Band>, tiers: readonly string[]): RowLinker {
  return (rows, path) =>
    rows.map((row, index) => {
      const place = [...path, index];
      const ofTiers = tiers.flatMap((tier) => linkCell(row[tier], tier, [...place, tier]));
      const cells = [...linkCell(row.price, undefined, [...place, PRICE_KEY]), ...ofTiers];
      return { band: bands(row.paxCount), cells, path: place };
    });
}

function linkCell(
  price: number | string | undefined,
  tier: string | undefined,
  path: JsonPath,
): readonly LinkedPriceCell[] {
  if (price === ASK) return [{ tier, amount: undefined, path }];
  return typeof price === 'number' ? [{ tier, amount: toMinor(price), path }] : [];
}

function linkSeason(
  season: Link<LinkedSeason>,
  { percent, amount, rows }: NonNullable<PriceTable['seasons']>[string],
  path: JsonPath,
  linkRows: RowLinker,
): LinkedSeasonPrices {
  const own = { season, path };
  if (rows) return { ...own, change: { rows: linkRows(rows, [...path, 'rows']) } };
  return { ...own, change: percent === undefined ? { amount: toMinor(amount ?? 0) } : { percent } };
}

type LinkedSeason = NonNullable<LinkedSeasonPrices['season']['found']>;

function childRate(rate: NonNullable<PriceTable['children']>[string]): ChildRate {
  return isPercent(rate) ? { percent: rate.percent } : { amount: byTier(rate) };
}

function isPercent(rate: NonNullable<PriceTable['children']>[string]): rate is { readonly percent: number } {
  return typeof rate === 'object' && Object.hasOwn(rate, 'percent');
}

function byTier(amounts: number | Readonly<Record<string, number>>): ByTier {
  if (typeof amounts === 'number') return toMinor(amounts);
  return Object.fromEntries(Object.entries(amounts).map(([tier, amount]) => [tier, toMinor(amount)]));
}
