import { PRICE_KEY } from '../../../schema/price-table.ts';
import { fromMinorUnits } from '../../../src/pricing/money.ts';
import type { Diagnostic, Location } from '../diagnostics/diagnostic.ts';
import type { Band, LinkedPriceRow, LinkedTierPrice } from '../link/model.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';

/** A price of a table; unknown if it is on request. */
interface TableCell extends Pick<LinkedTierPrice, 'amount' | 'path'> {
  /** The accommodation class, or `PRICE_KEY` for a price of all classes. */
  readonly tier: string;
}

export interface KnownCell extends TableCell {
  readonly amount: number;
}

/** The prices of one group size, from the lowest to the highest accommodation class. */
interface CompleteRow {
  readonly band: Band;
  readonly cells: readonly TableCell[];
}

/** The prices of a table, from small to large groups. */
export type CompleteTable = readonly CompleteRow[];

/**
 * A table as rows from small to large groups; undefined if a row lacks a cell, or has an unknown group size.
 *
 * @param tierCount how many accommodation classes a complete row has, unless it has one price for all
 */
export function completeTable(rows: readonly LinkedPriceRow[], tierCount: number): CompleteTable | undefined {
  const isPlain = rows.every(({ cells }) => cells.some(({ tier }) => tier === undefined));
  const count = isPlain ? 1 : tierCount;
  const whole = rows.flatMap(({ band, cells }): readonly CompleteRow[] => {
    const isWhole =
      band.found && cells.length === count && cells.every(({ tier }) => isPlain || tier !== undefined);
    return isWhole ? [{ band: band.target, cells: cells.map(named) }] : [];
  });
  if (whole.length < rows.length) return undefined;
  return whole.toSorted((left, right) => left.band.min - right.band.min);
}

function named({ tier, amount, path }: LinkedTierPrice): TableCell {
  return { tier: tier ?? PRICE_KEY, amount, path };
}

export function isKnown(cell: TableCell | undefined): cell is KnownCell {
  return cell?.amount !== undefined;
}

/** A group and all that it pays, in units of the currency. */
export interface GroupTotal {
  readonly people: number;
  readonly total: number;
}

/** A file with prices: positions of its values, and its amounts as findings show them. */
export class PriceFile {
  readonly #file: ParsedFile;
  readonly #decimals: number;

  constructor(file: ParsedFile, decimals: number) {
    this.#file = file;
    this.#decimals = decimals;
  }

  at({ path }: Pick<TableCell, 'path'>): Location {
    return this.#file.valueAt(path);
  }

  /** Converts minor units to units of the currency. */
  units(amount: number): number {
    return fromMinorUnits(amount, this.#decimals);
  }

  /** The price of a group, in units. */
  inUnits({ people, total }: GroupTotal): GroupTotal {
    return { people, total: this.units(total) };
  }

  /** Rounds minor units to whole units, unless so few that their decimals matter. */
  roundedUnits(amount: number): number {
    const units = Math.round(this.units(amount));
    return units < MIN_ROUNDED ? this.units(Math.round(amount)) : units;
  }
}

/** Smaller amounts are written with all their decimals. */
const MIN_ROUNDED = 10;

/** A finding about one price. */
export interface CellFinding {
  readonly cell: TableCell;
  readonly diagnostic: Diagnostic;
}

/** True if nothing was found about these prices yet. */
export type HasNoFindings = (...cells: readonly TableCell[]) => boolean;

/** Fewest rows among which one can be an outlier. */
export const MIN_ROWS = 3;
