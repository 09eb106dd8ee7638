import { PRICE_KEY } from '../../../schema/price-table.ts';
import { fromMinorUnits } from '../../../src/pricing/money.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import type { Band, LinkedPriceRow, LinkedTierPrice } from '../link/model.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';

/** A price as findings name it. */
interface WholeCell extends Pick<LinkedTierPrice, 'amount' | 'path'> {
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

function named({ tier, amount, path }: LinkedTierPrice): WholeCell {
  return { tier: tier ?? PRICE_KEY, amount, path };
}

export function isKnown(cell: WholeCell | undefined): cell is KnownCell {
  return cell?.amount !== undefined;
}

/** A group and all that it pays, in units of the currency. */
export interface GroupTotal {
  readonly people: number;
  readonly total: number;
}

/** A file of prices, and the way in which findings write its amounts. */
export class Sheet {
  readonly #file: ParsedFile;
  readonly #decimals: number;

  constructor(file: ParsedFile, decimals: number) {
    this.#file = file;
    this.#decimals = decimals;
  }

  at({ path }: Pick<WholeCell, 'path'>): Location {
    return this.#file.valueAt(path);
  }

  /** An amount of minor units in those of the currency. */
  units(amount: number): number {
    return fromMinorUnits(amount, this.#decimals);
  }

  /** The price of a group, in units. */
  inUnits({ people, total }: GroupTotal): GroupTotal {
    return { people, total: this.units(total) };
  }

  /** About the same, in as many digits as a reader needs. */
  about(amount: number): number {
    const units = Math.round(this.units(amount));
    return units < MIN_ROUNDED ? this.units(Math.round(amount)) : units;
  }
}

/** Smaller amounts are written with all their decimals. */
const MIN_ROUNDED = 10;

/** A finding about one price. */
export interface AboutCell {
  readonly cell: WholeCell;
  readonly diagnostic: Diagnostic;
}

/** True if nothing was found about these prices yet. */
export type IsSound = (...cells: readonly WholeCell[]) => boolean;

/** Among fewer rows none is clearly out of line. */
export const MIN_ROWS = 3;
