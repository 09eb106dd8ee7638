/** Combining marks, after decomposition. */
const MARKS = /\p{M}/gu;

/** A number with the word after it, as in "3 days" or "3D2N", or a word. */
const WORDS = /(\d+)[\s-]*(\p{L}+)|[\p{L}\p{N}]+/gu;

/** A word of a text; with the number before it, if there is one. */
export interface SearchWord {
  readonly word: string;
  readonly withNumber?: string;
}

/**
 * The words of a text as searching compares them: without capitals and accents. "3 days" is also one word, "3days":
 * else everything of two days would be found that has the number 3 somewhere.
 */
export function searchWords(text: string): readonly SearchWord[] {
  const plain = text.normalize('NFKD').replace(MARKS, '').toLowerCase().replaceAll('ß', 'ss');
  return [...plain.matchAll(WORDS)].map(([whole, number, word]) =>
    word === undefined ? { word: whole } : { word, withNumber: `${number}${word}` },
  );
}

/** The words of a text for an index. */
export function indexedWords(text: string): string[] {
  return searchWords(text).flatMap(({ word, withNumber }) =>
    withNumber === undefined ? [word] : [withNumber, word],
  );
}
