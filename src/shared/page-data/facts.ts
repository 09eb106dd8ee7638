/** Something that is known of a tour, in words. */
export interface TourFact {
  readonly id: 'effort' | 'guideLanguages' | 'hours' | 'months' | 'youngestAge';
  readonly label: string;
  readonly text: string;
  /** A sentence more. */
  readonly note?: string;
}

/** The same where there is room for a line only. */
export type CardFact = Omit<TourFact, 'note'>;
