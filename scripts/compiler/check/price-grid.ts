import type { Band, LinkedPriceCell, LinkedPriceTable } from '../link/model.ts';

/** The prices of one group size, from the lowest to the highest hotel class. */
interface GridRow {
  readonly band: Band;
  readonly cells: readonly LinkedPriceCell[];
}

/** The prices of a table, from small to large groups. */
export type PriceGrid = readonly GridRow[];

/**
 * A table as rows from small to large groups; undefined if it is not complete, or not of this site's kind.
 *
 * @param tierCount how many hotel classes a complete row has
 */
export function priceGrid({ rows }: LinkedPriceTable, tierCount: number): PriceGrid | undefined {
  const whole = rows.flatMap(({ band, cells }): readonly GridRow[] =>
    band.found && cells.length === tierCount ? [{ band: band.found, cells }] : [],
  );
  if (whole.length < rows.length) return undefined;
  return whole.toSorted((left, right) => left.band.min - right.band.min);
}
