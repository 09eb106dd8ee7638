import { VALUE_MARK } from '../parse/plain-text.ts';
import { type Passage, sentencesOf } from './passage.ts';

/** A word of a text: where it stands, and how it is compared. */
export interface Word extends Passage {
  readonly folded: string;
}

/** A sentence of a text with its words. */
interface Sentence extends Passage {
  readonly words: readonly Word[];
}

/** A text taken apart, which every rule of style looks at. */
export interface Prose {
  readonly text: string;
  readonly sentences: readonly Sentence[];
}

const RUN = new RegExp(`[\\p{L}\\p{M}\\p{N}]+|${VALUE_MARK}`, 'gu');
/** Scripts that put no space between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** Takes a text apart. */
export function proseOf(text: string, locale: string): Prose {
  const words = wordsOf(text, locale);
  let index = 0;
  const sentences = sentencesOf(text).map((sentence) => {
    const first = index;
    while ((words[index]?.end ?? Infinity) <= sentence.end) index += 1;
    return { ...sentence, words: words.slice(first, index) };
  });
  return { text, sentences };
}

/** Those of some words that stand in a piece of their text. */
export function wordsIn(words: readonly Word[], { start, end }: Passage): readonly Word[] {
  return words.filter((word) => word.start >= start && word.end <= end);
}

/** The words of a text; apostrophes and hyphens part them, as in l’île. */
export function wordsOf(text: string, locale: string): readonly Word[] {
  const folded = foldWhole(text, locale);
  const isSpaced = !UNSPACED.test(text);
  // A site has millions of them.
  const words: Word[] = [];
  RUN.lastIndex = 0;
  for (let run = RUN.exec(text); run; run = RUN.exec(text)) {
    const [said] = run;
    const piece = { start: run.index, end: run.index + said.length };
    const pieces = isSpaced || !UNSPACED.test(said) ? [piece] : segmentsOf(said, piece.start, locale);
    for (const { start, end } of pieces) {
      words.push({ start, end, folded: folded?.slice(start, end) ?? fold(text.slice(start, end), locale) });
    }
  }
  return words;
}

function segmentsOf(run: string, at: number, locale: string): readonly Passage[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(run);
  return [...segments].map(({ segment, index }) => ({ start: at + index, end: at + index + segment.length }));
}

/** A text in small letters and composed, if no part of it moves by that. */
function foldWhole(text: string, locale: string): string | undefined {
  const folded = fold(text, locale);
  return folded.length === text.length ? folded : undefined;
}

function fold(text: string, locale: string): string {
  return text.normalize('NFC').toLocaleLowerCase(locale);
}
