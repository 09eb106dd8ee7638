/** Something that is known of a tour, in words. */
export interface TourFact {
  readonly id: 'effort' | 'guideLanguages' | 'hours' | 'months' | 'startsAt' | 'travelTime' | 'youngestAge';
  readonly label: string;
  readonly text: string;
  /** What stands for it without its label; the text, unless given. */
  readonly phrase?: string;
  /** A sentence more. */
  readonly note?: string;
}

/** The same where there is room for a line only. */
export type CardFact = Omit<TourFact, 'note' | 'phrase'>;
