import { distance } from 'fastest-levenshtein';

/** Longer lists are not helpful. */
const MAX_SHOWN = 8;
/** Nobody mistypes a longer name, and comparing takes the product of both lengths. */
const MAX_LETTERS = 200;

/**
 * The known name that was probably meant: the closest one, of several the first. At most a third of the letters may
 * differ, or one letter of a short name; case does not count.
 */
export function findNearest(found: string, known: readonly string[]): string | undefined {
  const wanted = found.toLowerCase();
  let best: string | undefined;
  let limit = Number.POSITIVE_INFINITY;
  for (const name of known) {
    const longer = Math.max(found.length, name.length);
    const most = Math.min(limit, Math.max(1, Math.floor(longer / 3)), longer - 1);
    if (longer > MAX_LETTERS || Math.abs(found.length - name.length) > most) continue;
    const edits = countEdits(wanted, name.toLowerCase());
    if (edits > most) continue;
    best = name;
    limit = edits - 1;
  }
  return best;
}

/** Single-letter edits between two names; two letters swapped count as one. */
function countEdits(left: string, right: string): number {
  const edits = distance(left, right);
  return edits === 2 && sortLetters(left) === sortLetters(right) ? 1 : edits;
}

function sortLetters(name: string): string {
  return Array.from(name).toSorted().join('');
}

/** Hints that name what was probably meant, in the words of a language. */
export function suggestIn(meant: (name: string) => string, known: (names: readonly string[]) => string) {
  const didYouMean = (found: string, names: readonly string[]): string | undefined => {
    const name = findNearest(found, names);
    return name === undefined ? undefined : meant(name);
  };
  return {
    /** "Did you mean …?", if a known name is close. */
    didYouMean,
    /** A hint that names the nearest known name, or lists them if they are few; none if neither helps. */
    suggest: (found: string, names: readonly string[]): string | undefined => {
      const isList = names.length > 0 && names.length <= MAX_SHOWN;
      return didYouMean(found, names) ?? (isList ? known(names) : undefined);
    },
    known,
  };
}
