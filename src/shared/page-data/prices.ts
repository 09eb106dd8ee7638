import type { AgeGroup } from '../../pricing/model.ts';
import type { MoneyFormat } from '../../pricing/money.ts';
import type { PriceRow, PriceTable } from '../../pricing/price-table.ts';

/** A price table, and how its amounts are written in the language of the page. */
export interface ShownPriceTable extends PriceTable {
  /** A sentence on the unit of amounts (person or group) and their currency. */
  readonly note: string;
  /** None: prices do not depend on the accommodation class, and every row has one cell. */
  readonly tiers: readonly LabelledTier[];
  readonly rows: readonly ShownPriceRow[];
  /** The text before and after the figure of every amount; either may be empty. */
  readonly currency: { readonly before: string; readonly after: string };
  /** The text of cells on request; only where there are any. */
  readonly askText?: string;
  /** The group shown until the visitor enters another, and its price; without texts, on request. */
  readonly first: {
    readonly people: number;
    readonly tier?: string;
    readonly perPersonText?: string;
    readonly totalText?: string;
    /** The approximate amount in another currency. */
    readonly perPersonAbout?: string;
    readonly totalAbout?: string;
  };
  /** The prices of each season in which they differ, if any. */
  readonly seasonTables?: readonly ShownSeason[];
}

/** An accommodation class and its name. */
interface LabelledTier {
  readonly id: string;
  readonly label: string;
}

/** Figures of cells without their currency, in the order of the accommodation classes; null: one has to ask. */
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
  /** The difference of prices, such as "+15%"; absent if the season has prices of its own. */
  readonly change?: string;
  readonly rows: readonly Pick<ShownPriceRow, 'band' | 'figures' | 'label'>[];
}

/** Shared by all price tables of a site: how amounts are written, accommodation classes and ages. */
export interface Pricing {
  readonly money: MoneyFormat;
  readonly tiers: readonly LabelledTier[];
  readonly ageGroups: readonly AgeGroup[];
}

/** The price table of a tour for lists: prices of adults, or groups, outside all seasons. */
export interface TourPrices extends Pick<PriceTable, 'per'> {
  /** Accommodation classes, a column each; none: prices do not depend on them. */
  readonly tiers: readonly string[];
  /** Smallest and largest group, in people, and an amount a column, in minor units; null: one has to ask. */
  readonly rows: readonly (Pick<PriceRow, 'max' | 'min'> & {
    readonly amounts: readonly (number | null)[];
  })[];
  /** Ids of ages that pay prices of their own; others pay as adults do. */
  readonly ages: readonly string[];
  /** The group and accommodation class that its page begins with. */
  readonly people: number;
  readonly tier?: string;
}

/** A price in words. */
export interface PriceTexts {
  /** "from …", or that the price is on request. */
  readonly priceText: string;
  /** "per person" or "per group"; with a price on request a guide price, or absent. */
  readonly perText?: string | undefined;
  /** The group with that price, such as "in a group of 21–34". */
  readonly priceFor?: string | undefined;
}

/** A tour in a list with its price. */
export interface PricedTour extends Omit<PriceTexts, 'priceFor'> {
  /** The price table of its first option, if any. */
  readonly prices?: TourPrices;
}
