import type { PriceTable } from '../../../schema/price-table.ts';
import type { Site } from '../../../schema/site.ts';
import { toMinorUnits } from '../../../src/domain/minor-units.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { type Lookup, linkedEntry, lookUp } from './look-up.ts';
import type { Band, LinkedPriceRow, LinkedPriceTable } from './model.ts';
import { siteMoney } from './site-money.ts';

/** Links the rows of price tables to group sizes, and their amounts to hotel classes. Spec §9. */
export function linkPriceTables(files: ContentFiles): readonly LinkedPriceTable[] {
  const site = files.single.site?.value;
  const decimals = siteMoney(files)?.decimals ?? 0;
  const bands = lookUp(site?.bands ?? []);
  const tiers = (site?.tiers ?? []).toSorted((left, right) => left.stars - right.stars);
  return files.entries.prices.map((entry) => ({
    ...linkedEntry(entry),
    serves: entry.value.serves,
    rows: entry.value.rows.map((row, index) => linkRow(row, index, { bands, tiers, decimals })),
  }));
}

/** What prices are linked to. */
interface PricedSite {
  readonly bands: Lookup<Band>;
  readonly tiers: Site['tiers'];
  readonly decimals: number;
}

function linkRow(
  row: PriceTable['rows'][number],
  index: number,
  { bands, tiers, decimals }: PricedSite,
): LinkedPriceRow {
  const path = ['rows', index];
  const cells = tiers.flatMap(({ id }) => {
    const written = row[id];
    const amount = typeof written === 'number' ? toMinorUnits(written, decimals) : undefined;
    return amount === undefined ? [] : [{ tier: id, amount, path: [...path, id] }];
  });
  return { band: bands(row.paxCount), cells, path };
}
