/** A piece of a text by the offsets of its ends, in UTF-16 units. */
export interface Passage {
  readonly start: number;
  readonly end: number;
}

/** From where the first of some passages begins to where the last one ends; none if there are none. */
export function spanOf(passages: readonly Passage[]): readonly Passage[] {
  const [first, last] = [passages[0], passages.at(-1)];
  return first && last ? [{ start: first.start, end: last.end }] : [];
}

/** The sentences of a text; a point between digits ends none. */
export function sentencesOf(text: string): readonly Passage[] {
  const ends = [...text.matchAll(/[.!?…。！？]+[\p{Pf}\p{Pe}"]*(?=\s|$)|[。！？]|\n/gu)].map(
    ({ 0: mark, index }) => index + mark.length,
  );
  return pieces(text, ends);
}

/** The parts of a sentence between marks that are stronger than a comma. */
export function clausesOf(text: string, { start, end }: Passage): readonly Passage[] {
  const sentence = text.slice(start, end);
  const ends = [...sentence.matchAll(/[;:()[\]“”„«»–—](?!\d)/gu)].map(({ index }) => start + index + 1);
  return pieces(text, ends, start, end);
}

function pieces(text: string, ends: readonly number[], from = 0, to = text.length): readonly Passage[] {
  const starts = [from, ...ends];
  return starts
    .map((start, index) => ({ start, end: ends[index] ?? to }))
    .filter(({ start, end }) => text.slice(start, end).trim() !== '');
}
