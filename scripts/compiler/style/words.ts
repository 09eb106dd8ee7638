import { VALUE_MARK } from '../parse/plain-text.ts';
import type { Passage } from './passage.ts';

/** A word of a text: where it stands, and how it is compared. */
export interface Word extends Passage {
  readonly folded: string;
}

const RUN = new RegExp(`[\\p{L}\\p{M}\\p{N}]+|${VALUE_MARK}`, 'gu');
/** Scripts that put no space between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** The words of a piece of a text; apostrophes and hyphens part them, as in l’île. */
export function wordsOf(
  text: string,
  locale: string,
  { start, end }: Passage = { start: 0, end: text.length },
): readonly Word[] {
  return [...text.slice(start, end).matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const at = start + index;
    return UNSPACED.test(run) ? segmentsOf(run, at, locale) : [wordAt(run, at, locale)];
  });
}

function segmentsOf(run: string, at: number, locale: string): readonly Word[] {
  const segments = new Intl.Segmenter(locale, { granularity: 'word' }).segment(run);
  return [...segments].map(({ segment, index }) => wordAt(segment, at + index, locale));
}

function wordAt(text: string, start: number, locale: string): Word {
  return { start, end: start + text.length, folded: text.normalize('NFC').toLocaleLowerCase(locale) };
}
