/** Degrees of likeness: the same word, another ending, a longer word that begins with it, a looser match. */
const SAME = 1;
const INFLECTED = 0.8;
const BEGINNING = 1 / 8;
const LOOSE = 1 / 16;

/** Fewest letters of a word that may have a wrong letter, or be found as part of another. */
const MIN_LETTERS = { typo: 4, part: 5 } as const;

/** The likeness of a word and a term, from 1 to 0: the same, another ending, or a beginning. */
export function likeness(word: string, term: string): number {
  if (term === word) return SAME;
  const [short, long] = word.length < term.length ? [word, term] : [term, word];
  if (!long.startsWith(short)) return 0;
  // A number is not part of a longer one.
  if (/\d$/.test(short) && /^\d/.test(long.slice(short.length))) return 0;
  if (isEnding(short, long)) return INFLECTED;
  return short === word && !isShort(word) ? BEGINNING : 0;
}

/** True for one or two Latin letters, with which too many words begin. */
export function isShort(word: string): boolean {
  return /^\p{Script=Latin}{1,2}$/u.test(word);
}

/** The likeness of a part of a compound and a term: the same, or the part lacks an ending. */
export function partLikeness(part: string, term: string): number {
  const rating = likeness(part, term);
  return rating > BEGINNING && term.length >= part.length ? rating : 0;
}

/** The likeness of a word and a term where nothing is closer: a part of a compound, or one wrong letter. */
export function looseLikeness(word: string, term: string): number {
  if (Math.min(word.length, term.length) < MIN_LETTERS.typo) return 0;
  const [short, long] = word.length < term.length ? [word, term] : [term, word];
  const isPart =
    short.length >= MIN_LETTERS.part && (short === word ? long.includes(short) : long.startsWith(short));
  return isPart || differsByOne(short, long) ? LOOSE : 0;
}

/** Plurals and other forms have up to two letters more; short words one. */
function isEnding(short: string, long: string): boolean {
  const more = long.length - short.length;
  return /^\p{L}+$/u.test(long) && (more === 1 ? short.length >= 3 : more === 2 && short.length >= 4);
}

/** True if one letter after the first was left out, added, replaced, or swapped with the next. */
function differsByOne(short: string, long: string): boolean {
  if (long.length - short.length > 1 || short[0] !== long[0] || /\d/.test(long)) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start += 1;
  const [shortRest, longRest] = [short.slice(start), long.slice(start)];
  if (short.length < long.length) return shortRest === longRest.slice(1);
  const isSwapped = shortRest[0] === longRest[1] && shortRest[1] === longRest[0];
  return shortRest.slice(1) === longRest.slice(1) || (isSwapped && shortRest.slice(2) === longRest.slice(2));
}
