import type { CardFact, Picture } from './parts.ts';
import type { PricedTour } from './prices.ts';

/** A destination as cards show it. */
export interface DestinationCard {
  readonly id: string;
  /** The language of its texts where it differs from the page's. */
  readonly language?: string;
  readonly name: string;
  readonly description: string;
  readonly location: string;
  /** From 0 to 5; absent if it is a sample and the site has an address of its own. */
  readonly rating?: number;
  readonly ratingText?: string;
  readonly priceText: string;
  /** The service at that price. */
  readonly priceFor: string;
  readonly category: string;
  readonly categoryLabel: string;
  readonly region: string;
  readonly regionLabel: string;
  readonly picture: Picture;
  readonly href: string;
}

/** A package as cards and comparisons show it. */
export interface PackageCard extends PricedTour {
  readonly id: string;
  /** The language of its texts where it differs from the page's. */
  readonly language?: string;
  readonly name: string;
  readonly summary: string;
  readonly durationText: string;
  /** Facts that help to choose between tours. */
  readonly facts?: readonly CardFact[];
  readonly idealFor: string;
  /** The destinations on the way, else the region. */
  readonly places: readonly string[];
  readonly picture: Picture;
  readonly href: string;
}
