import type { PracticalKind } from '../../../schema/practical.ts';

/** Practical facts of a place or a tour, under their heading. */
export interface Practical {
  readonly title: string;
  readonly facts: readonly PracticalFact[];
}

export interface PracticalFact {
  readonly kind: PracticalKind;
  readonly label: string;
  readonly text: string;
}
