import type { factsShape } from '../../../schema/facts.ts';

/** A fact about a tour, in words. */
export interface TourFact {
  readonly id: Exclude<keyof typeof factsShape, 'effortNote'> | 'startsAt' | 'travelTime';
  readonly label: string;
  readonly text: string;
  /** The text where it has no label, if another one. */
  readonly phrase?: string;
  /** A sentence more. */
  readonly note?: string;
}

/** The same where there is room for a line only. */
export type CardFact = Omit<TourFact, 'note' | 'phrase'>;
