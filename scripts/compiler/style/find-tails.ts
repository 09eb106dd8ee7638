import { VALUE_MARK } from '../parse/plain-text.ts';
import { type Passage, sentencesOf } from './passage.ts';
import { wordsOf } from './words.ts';

/**
 * The last sentence of a text, if it has a few words only, follows another and says no figure.
 *
 * @param most so many words it has at most
 */
export function findTail(text: string, most: number, locale: string): readonly Passage[] {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1);
  if (!last || sentences.length < 2) return [];
  const words = wordsOf(text, locale, last);
  const said = text.slice(last.start, last.end);
  const isQuestion = /[?？]\s*$/u.test(said);
  if (isQuestion || words.length > most || /\p{N}/u.test(said) || said.includes(VALUE_MARK)) return [];
  const [start, end] = [words[0]?.start, words.at(-1)?.end];
  return start === undefined || end === undefined ? [] : [{ start, end }];
}
