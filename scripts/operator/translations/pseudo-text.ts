import { changeWords } from './change-words.ts';

/** What every text of the invented language starts and ends with. */
const PSEUDO_BRACKETS = ['[', ']'] as const;

/** How much longer than its source a text becomes: as much as translations into long languages do. */
const GROWTH = 0.35;

/**
 * A text in an invented language that whoever knows the source can still read: letters with accents, longer
 * by a third, in brackets. Values, plurals and selections of messages stay as they are.
 *
 * @param text a text that passed the checks
 */
export function pseudoText(text: string): string {
  const [open, close] = PSEUDO_BRACKETS;
  return `${open}${changeWords(text, stretched)}${close}`;
}

/** Accents on all letters that have one; vowels doubled, evenly over the text. */
function stretched(text: string): string {
  let debt = 0;
  let result = '';
  for (const letter of text) {
    const changed = accented(letter);
    debt += GROWTH;
    const isDoubled = debt >= 1 && /[aeiouy]/i.test(letter);
    if (isDoubled) debt -= 1;
    result += isDoubled ? changed + changed.toLowerCase() : changed;
  }
  return result;
}

/** A letter with an acute accent, if there is such a one that the typeface has. */
function accented(letter: string): string {
  if (!/[a-z]/i.test(letter)) return letter;
  const combined = `${letter}\u0301`.normalize('NFC');
  return combined.length === 1 && combined < '\u0180' ? combined : letter;
}
