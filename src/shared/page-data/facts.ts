import type { factsShape } from '../../../schema/facts.ts';

/** A fact about a tour, in words. */
export interface TourFact {
  readonly id: Exclude<keyof typeof factsShape, 'effortNote'>;
  readonly label: string;
  readonly text: string;
  /** One more sentence. */
  readonly note?: string;
}

/** A fact where there is room for one line only. */
export type CardFact = Omit<TourFact, 'note'>;
