import type { Band, LinkedPriceCell, LinkedPriceTable } from '../link/model.ts';

/** The prices of one group size, from the lowest to the highest hotel class. */
interface WholeRow {
  readonly band: Band;
  readonly cells: readonly LinkedPriceCell[];
}

/** The prices of a table, from small to large groups. */
export type WholeTable = readonly WholeRow[];

/**
 * A table as rows from small to large groups; undefined if it is not complete, or not of this site's kind.
 *
 * @param tierCount how many hotel classes a complete row has
 */
export function wholeTable({ rows }: LinkedPriceTable, tierCount: number): WholeTable | undefined {
  const whole = rows.flatMap(({ band, cells }): readonly WholeRow[] =>
    band.found && cells.length === tierCount ? [{ band: band.found, cells }] : [],
  );
  if (whole.length < rows.length) return undefined;
  return whole.toSorted((left, right) => left.band.min - right.band.min);
}
