/** How a text may end. */
export type Ending = 'sentence' | 'colon' | 'none';

/** Quotation marks and brackets may stand behind the last mark. */
const CLOSING = /[\s\p{Pe}\p{Pf}\p{Pi}"']+$/u;

/** How a text ends; undefined if a value stands there, which may bring its own mark. */
export function endingOf(text: string): Ending | undefined {
  const last = text.replace(CLOSING, '').at(-1);
  if (last === undefined || last === '\uFFFC') return undefined;
  if (last === ':' || last === '：') return 'colon';
  // The property holds for full stops, question and exclamation marks of all scripts.
  return /\p{Sentence_Terminal}|…/u.test(last) ? 'sentence' : 'none';
}
