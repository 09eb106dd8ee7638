import type { PriceRow, PriceTable } from '../price-table.ts';

/** A price table, and how its amounts are written in the language of the page. */
export interface ShownPriceTable extends PriceTable {
  /** For whom amounts are, and in which currency. */
  readonly note: string;
  /** None: prices do not depend on the hotel class, and every row has one cell. */
  readonly tiers: readonly { readonly id: string; readonly label: string }[];
  readonly rows: readonly ShownPriceRow[];
  /** What stands before and behind the figure of every amount; either may be empty. */
  readonly currency: { readonly before: string; readonly after: string };
  /** What stands in cells where one has to ask; only where there are any. */
  readonly askText?: string;
  /** The group that stands there until the visitor gives another, and what it pays; no texts: one has to ask. */
  readonly first: {
    readonly people: number;
    readonly tier?: string;
    readonly perPersonText?: string;
    readonly totalText?: string;
  };
  /** What it costs in each season that has other prices; absent where there are none. */
  readonly seasonTables?: readonly ShownSeason[];
}

/** Figures of cells without their currency, in the order of the hotel classes; null: one has to ask. */
export type Figures = readonly (string | null)[];

export interface ShownPriceRow extends PriceRow {
  readonly label: string;
  readonly figures: Figures;
}

/** The prices of a season. */
export interface ShownSeason {
  readonly id: string;
  readonly label: string;
  /** When it is, such as "1 July – 31 August". */
  readonly dates: string;
  /** How prices differ, such as "+15%"; absent where the season has prices of its own. */
  readonly change?: string;
  readonly rows: readonly { readonly band: string; readonly label: string; readonly figures: Figures }[];
}
