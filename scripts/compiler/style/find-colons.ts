import { type Passage, sentencesOf } from './passage.ts';
import { wordsOf } from './words.ts';

/** With so many words before a colon they are its label: "What to bring: …". */
const LABEL_WORDS = 3;
/** So much of a sentence is shown on both sides of a colon. */
const SHOWN_WORDS = 4;

/** Colons behind which a sentence reveals something: words on both sides, and more than a label before. */
export function findColons(text: string, locale: string): readonly Passage[] {
  return sentencesOf(text).flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(/[:：](?=\s+["'“”«»„‘‚]?\s*\p{L})/gu)].flatMap(({ index }) => {
      const before = wordsOf(text, locale, { start, end: start + index });
      if (before.length <= LABEL_WORDS) return [];
      const after = wordsOf(text, locale, { start: start + index, end });
      return [
        {
          start: before.at(-SHOWN_WORDS)?.start ?? start,
          end: after.slice(0, SHOWN_WORDS).at(-1)?.end ?? end,
        },
      ];
    }),
  );
}
