import type { PriceTable } from '../../../schema/price-table.ts';
import type { Site } from '../../../schema/site.ts';
import type { JsonPath } from '../parse/parsed-file.ts';

/** A price of a table, beside those of the same group size and of the same hotel class. */
export interface PriceCell {
  readonly path: JsonPath;
  readonly tier: string;
  /** In whole units of the currency, per person. */
  readonly amount: number;
}

/** The prices of one group size, from the lowest to the highest hotel class. */
interface PriceRow {
  readonly band: Site['bands'][number];
  readonly cells: readonly PriceCell[];
}

/** The prices of a table, from small to large groups. */
export type PriceGrid = readonly PriceRow[];

/** A table as rows from small to large groups; undefined if it is not complete, or not of this site's kind. */
export function priceGrid(table: PriceTable, site: Site): PriceGrid | undefined {
  const tiers = site.tiers.toSorted((left, right) => left.stars - right.stars);
  const rows = table.rows.flatMap((row, index): readonly PriceRow[] => {
    const band = site.bands.find(({ id }) => id === row.paxCount);
    const cells = tiers.flatMap(({ id }): readonly PriceCell[] => {
      const amount = row[id];
      return typeof amount === 'number' ? [{ path: ['rows', index, id], tier: id, amount }] : [];
    });
    return band && cells.length === tiers.length ? [{ band, cells }] : [];
  });
  if (rows.length < table.rows.length) return undefined;
  return rows.toSorted((left, right) => left.band.min - right.band.min);
}

/** The middle one of some numbers; the mean of the middle two. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((left, right) => left - right);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2;
}
