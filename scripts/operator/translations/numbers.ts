import { asciiDigits } from '../../../schema/digits.ts';

/** A number or time with separators between its digits; a plain space only before groups of three. */
const NUMBER = /\p{Nd}+(?:[.,:\u066B\u066C\u00A0\u202F](?=\p{Nd})\p{Nd}+| (?=\p{Nd}{3}(?!\p{Nd}))\p{Nd}+)*/gu;

function numbersIn(text: string): readonly string[] {
  return text.match(NUMBER) ?? [];
}

/** A number without separators and leading zeros, in digits from 0 to 9: 1,200, 1.200 and ١٬٢٠٠ are the same. */
function bare(number: string): string {
  return asciiDigits(number)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');
}

/**
 * The numbers of a source that its translation has lost, as the source writes them.
 *
 * Languages write more or fewer numbers as words, and halves as thirty minutes: a number counts as lost only
 * if the translation has fewer of them than its source.
 */
export function lostNumbers(own: string, original: string): readonly string[] {
  const ours = numbersIn(own);
  const theirs = numbersIn(original);
  if (ours.length >= theirs.length) return [];
  const known = ours.map(bare);
  return [...new Set(theirs)].filter((number) => !known.includes(bare(number)));
}
