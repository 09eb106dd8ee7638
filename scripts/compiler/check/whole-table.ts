import { PRICE_KEY } from '../../../schema/price-table.ts';
import type { Band, LinkedPriceCell, LinkedPriceRow } from '../link/model.ts';

/** A price as findings name it. */
export interface WholeCell extends Pick<LinkedPriceCell, 'amount' | 'path'> {
  /** The accommodation class, or the key of a price for all of them. */
  readonly tier: string;
}

/** A price that is known: one need not ask. */
export interface KnownCell extends WholeCell {
  readonly amount: number;
}

/** The prices of one group size, from the lowest to the highest accommodation class. */
interface WholeRow {
  readonly band: Band;
  readonly cells: readonly WholeCell[];
}

/** The prices of a table, from small to large groups. */
export type WholeTable = readonly WholeRow[];

/**
 * A table as rows from small to large groups; undefined if it is not complete, or not of this site's kind.
 *
 * @param tierCount how many accommodation classes a complete row has, unless it has one price for all
 */
export function wholeTable(rows: readonly LinkedPriceRow[], tierCount: number): WholeTable | undefined {
  const isPlain = rows.every(({ cells }) => cells.some(({ tier }) => tier === undefined));
  const count = isPlain ? 1 : tierCount;
  const whole = rows.flatMap(({ band, cells }): readonly WholeRow[] => {
    const isWhole =
      band.found && cells.length === count && cells.every(({ tier }) => isPlain || tier !== undefined);
    return isWhole ? [{ band: band.target, cells: cells.map(named) }] : [];
  });
  if (whole.length < rows.length) return undefined;
  return whole.toSorted((left, right) => left.band.min - right.band.min);
}

function named({ tier, amount, path }: LinkedPriceCell): WholeCell {
  return { tier: tier ?? PRICE_KEY, amount, path };
}

/** Whether a price is known. */
export function isKnown(cell: WholeCell | undefined): cell is KnownCell {
  return cell?.amount !== undefined;
}
