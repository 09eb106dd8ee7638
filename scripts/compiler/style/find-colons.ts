import { type Passage, spanOf } from './passage.ts';
import { type Prose, wordsIn } from './prose.ts';

/** With so many words before a colon they are its label: "What to bring: …". */
const LABEL_WORDS = 3;
/** So much of a sentence is shown on both sides of a colon. */
const SHOWN_WORDS = 4;

/** Colons behind which a sentence reveals something: words on both sides, and more than a label before. */
export function findColons(prose: Prose): readonly Passage[] {
  const { text } = prose;
  if (!/[:：]/.test(text)) return [];
  return prose.sentences.flatMap((sentence) => {
    const { start, end } = sentence;
    const colons = [...text.slice(start, end).matchAll(/(?::(?=\s)|：)(?=\s*["'“”«»„‘‚「『]?\s*\p{L})/gu)];
    return colons.flatMap(({ index }) => {
      const { words } = sentence;
      const before = wordsIn(words, { start, end: start + index });
      if (before.length <= LABEL_WORDS) return [];
      const after = wordsIn(words, { start: start + index, end });
      return spanOf([...before.slice(-SHOWN_WORDS), ...after.slice(0, SHOWN_WORDS)]);
    });
  });
}
