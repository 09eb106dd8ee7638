import type { PriceRow, PriceTable } from '../price-table.ts';

/** A price table, and how its amounts are written in the language of the page. */
export interface ShownPriceTable extends PriceTable {
  readonly tiers: readonly { readonly id: string; readonly label: string }[];
  readonly rows: readonly ShownPriceRow[];
  /** What stands before and behind the figure of every amount; either may be empty. */
  readonly currency: { readonly before: string; readonly after: string };
  /** The group that stands there until the visitor gives another, and what it pays. */
  readonly first: {
    readonly people: number;
    readonly tier: string;
    readonly perPersonText: string;
    readonly totalText: string;
  };
}

export interface ShownPriceRow extends PriceRow {
  readonly label: string;
  /** The amounts of the cells without their currency, in the same order. */
  readonly figures: readonly string[];
}
