import type { TextArea } from '../../../schema/collections.ts';
import type { OpenText } from './api.ts';

/** A part of the site with texts of its own: an area, or the words that the software brings. */
export type TextPart = TextArea | 'software';

/** Parts by what visitors read first. */
const ORDER: Readonly<Record<TextPart, number>> = {
  packages: 0,
  destinations: 1,
  pages: 2,
  'own-pages': 3,
  sections: 4,
  featured: 5,
  days: 6,
  activities: 7,
  options: 8,
  questions: 9,
  testimonials: 10,
  images: 11,
  labels: 12,
  interface: 13,
  software: 14,
};

export function textPart({ area, original }: OpenText): TextPart {
  return original === undefined ? area : 'software';
}

/** Texts by what visitors read first; those of a part stay in the order of their file. */
export function sortByPart(texts: readonly OpenText[]): readonly OpenText[] {
  return texts.toSorted((left, right) => ORDER[textPart(left)] - ORDER[textPart(right)]);
}

/** The parts that texts are of, with the number of texts in each, in the order of the texts. */
export function countParts(texts: readonly OpenText[]): ReadonlyMap<TextPart, number> {
  const counts = new Map<TextPart, number>();
  for (const text of texts) counts.set(textPart(text), (counts.get(textPart(text)) ?? 0) + 1);
  return counts;
}
