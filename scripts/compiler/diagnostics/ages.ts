import { type Diagnostic, error, type Location, warning } from './diagnostic.ts';

/** A group of ages, as messages name it. */
interface ShownAges {
  readonly id: string;
  readonly from: number;
  readonly to: number;
}

export const agesOverlap = (at: Location, ages: ShownAges, younger: ShownAges): Diagnostic =>
  error('age.overlap', at, (messages) => messages.ages.overlap(ages, younger));

export const agesGap = (at: Location, ages: ShownAges, younger: ShownAges): Diagnostic =>
  warning('age.gap', at, (messages) => messages.ages.gap(ages, younger));
