import { VALUE_MARK } from '../parse/plain-text.ts';
import { type Passage, spanOf } from './passage.ts';
import type { Prose } from './prose.ts';

/**
 * The last sentence of a text, if it has a few words only, follows another and says no figure.
 *
 * @param most so many words it has at most
 */
export function findTail({ text, sentences }: Prose, most: number): readonly Passage[] {
  const last = sentences.at(-1);
  if (!last || sentences.length < 2) return [];
  const said = text.slice(last.start, last.end);
  const isQuestion = /[?？][\p{Pf}\p{Pe}"]*$/u.test(said);
  if (isQuestion || /\p{N}/u.test(said) || said.includes(VALUE_MARK)) return [];
  return last.words.length > most ? [] : spanOf(last.words);
}
