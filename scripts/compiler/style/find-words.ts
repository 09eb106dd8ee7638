import type { Passage } from './passage.ts';
import { isUnspaced, type Prose, type Word, wordsOf } from './prose.ts';

/** So many words "…" stands for at most. */
const MOST_BETWEEN = 8;

interface Step {
  readonly folded: string;
  /** Whether the word may go on. */
  readonly isStem: boolean;
  /** Whether other words may stand before it. */
  readonly isAfterGap: boolean;
  /** Whether a hyphen or an apostrophe joins it to the word before: peut-être is not peut être. */
  readonly isJoined: boolean;
}

type Phrase = readonly Step[];

/** Gives what finds phrases in a text. A phrase does not reach over marks, what "…" stands for does. */
export function wordFinder(phrases: readonly string[], locale: string): (prose: Prose) => readonly Passage[] {
  const known = phrases.map((phrase) => stepsOf(phrase, locale));
  const [beginning, mayHold] = [byFirstWord(known), holdingAny(known)];
  return (prose) => {
    const found: Passage[] = [];
    if (!mayHold(prose)) return found;
    const { text, sentences } = prose;
    for (const { words } of sentences) {
      for (let index = 0; index < words.length; index += 1) {
        const word = words[index];
        const begun = word && beginning(word);
        if (!begun) continue;
        const ends = begun.flatMap((steps) => matchEnd(text, words, index, steps) ?? []);
        if (ends.length > 0) found.push({ start: word.start, end: Math.max(...ends) });
      }
    }
    return found;
  };
}

/** Gives whether a text may hold the first word of any phrase: most do not, and need not be taken apart. */
function holdingAny(phrases: readonly Phrase[]): (prose: Prose) => boolean {
  const firsts = phrases.flatMap(([first]) => first?.folded.replace(/[^\p{L}\p{M}\p{N}]/gu, '.') ?? []);
  if (firsts.length === 0) return () => false;
  // A letter of these before it would be a part of the word.
  const any = new RegExp(`(?:^|[^a-z])(?:${firsts.join('|')})`, 'u');
  return ({ folded }) => folded === undefined || isUnspaced(folded) || any.test(folded);
}

/** Gives the phrases that a word may begin, if any: there are many words, and few of them begin any. */
function byFirstWord(phrases: readonly Phrase[]): (word: Word) => readonly Phrase[] | undefined {
  const known = new Map<string, readonly Phrase[]>();
  return (word) => {
    let begun = known.get(word.folded);
    if (begun === undefined) {
      begun = phrases.filter(([first]) => first && fits(word, first));
      known.set(word.folded, begun);
    }
    return begun.length > 0 ? begun : undefined;
  };
}

function stepsOf(phrase: string, locale: string): Phrase {
  let isAfterGap = false;
  return phrase.split(/\s+/).flatMap((piece) => {
    if (piece === '…') {
      isAfterGap = true;
      return [];
    }
    const words = wordsOf(piece, locale);
    const steps = words.map(({ folded }, index) => ({
      folded,
      isStem: index === words.length - 1 && piece.endsWith('*'),
      isAfterGap: isAfterGap && index === 0,
      isJoined: index > 0,
    }));
    isAfterGap = false;
    return steps;
  });
}

/** The end of a phrase that starts with a word; undefined if it does not. Looks at every word once. */
function matchEnd(text: string, words: readonly Word[], first: number, steps: Phrase): number | undefined {
  let index = first;
  let end: number | undefined;
  for (const step of steps) {
    const last = step.isAfterGap ? index + MOST_BETWEEN : index;
    while (index < last && !fits(words[index], step)) index += 1;
    const word = words[index];
    if (!word || !fits(word, step)) return undefined;
    if (end !== undefined && !step.isAfterGap && !isBetween(text.slice(end, word.start), step)) {
      return undefined;
    }
    end = word.end;
    index += 1;
  }
  return end;
}

function isBetween(marks: string, { isJoined }: Step): boolean {
  return isJoined ? /^[\p{Pd}’']$/u.test(marks) : /^[\s\p{Pd}’']*$/u.test(marks);
}

function fits(word: Word | undefined, { folded, isStem }: Step): boolean {
  if (!word) return false;
  return isStem ? word.folded.startsWith(folded) : word.folded === folded;
}
