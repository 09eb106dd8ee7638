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
  return {
    text,
    sentences: sentencesOf(text).map((sentence) => ({ ...sentence, words: wordsIn(words, sentence) })),
  };
}

/** Those of some words that stand in a piece of their text. */
export function wordsIn(words: readonly Word[], { start, end }: Passage): readonly Word[] {
  return words.filter((word) => word.start >= start && word.end <= end);
}

/** The words of a text; apostrophes and hyphens part them, as in l’île. */
export function wordsOf(text: string, locale: string): readonly Word[] {
  const fold = folding(text, locale);
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const pieces = UNSPACED.test(run)
      ? segmentsOf(run, index, locale)
      : [{ start: index, end: index + run.length }];
    return pieces.map((piece) => ({ ...piece, folded: fold(piece) }));
  });
}

function segmentsOf(run: string, at: number, locale: string): readonly Passage[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(run);
  return [...segments].map(({ segment, index }) => ({ start: at + index, end: at + index + segment.length }));
}

/** Gives pieces of a text in small letters and composed; a whole text at once where nothing of it moves by that. */
function folding(text: string, locale: string): (piece: Passage) => string {
  const whole = fold(text, locale);
  if (whole.length === text.length) return ({ start, end }) => whole.slice(start, end);
  return ({ start, end }) => fold(text.slice(start, end), locale);
}

function fold(text: string, locale: string): string {
  return text.normalize('NFC').toLocaleLowerCase(locale);
}
