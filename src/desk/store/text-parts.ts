import type { TextArea } from '../../../schema/collections.ts';
import type { OpenText } from './api.ts';

/** A part of the site with texts of its own: an area, or the words that the software brings. */
export type TextPart = TextArea | 'software';

/** Parts by what visitors read first; others come between the two lists. */
const FIRST: readonly TextPart[] = [
  'packages',
  'destinations',
  'pages',
  'own-pages',
  'sections',
  'featured',
  'days',
  'activities',
  'options',
  'questions',
  'testimonials',
  'images',
];
const LAST: readonly TextPart[] = ['labels', 'interface', 'software'];

function rank(part: TextPart): number {
  const index = FIRST.indexOf(part);
  return index === -1 ? FIRST.length + 1 + LAST.indexOf(part) : index;
}

export function textPart({ area, original }: OpenText): TextPart {
  return original === undefined ? area : 'software';
}

/** Texts by what visitors read first; those of a part stay in the order of their file. */
export function sortByPart(texts: readonly OpenText[]): readonly OpenText[] {
  return texts.toSorted((left, right) => rank(textPart(left)) - rank(textPart(right)));
}

/** The parts that texts are of, with the number of texts in each, in the order of the texts. */
export function countParts(texts: readonly OpenText[]): ReadonlyMap<TextPart, number> {
  const counts = new Map<TextPart, number>();
  for (const text of texts) counts.set(textPart(text), (counts.get(textPart(text)) ?? 0) + 1);
  return counts;
}
