/** A number or time with separators between its digits; a plain space only before groups of three. */
const NUMBER = /\d+(?:[.,:\u00A0\u202F](?=\d)\d+| (?=\d{3}(?!\d))\d+)*/g;

function numbersIn(text: string): readonly string[] {
  return text.match(NUMBER) ?? [];
}

/** A number without separators and leading zeros: 1,200 and 1.200 are the same. */
function bare(number: string): string {
  return number.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
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
