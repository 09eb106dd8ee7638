import type { Passage } from './passage.ts';
import { holdingAny, type Prose, type Word, wordsOf } from './prose.ts';

/** So many words "…" stands for at most. */
const MOST_BETWEEN = 8;

interface Step {
  readonly folded: string;
  /** Whether the word may go on. */
  readonly isStem: boolean;
  /** Whether other words may stand before it. */
  readonly isAfterGap: boolean;
  /** What stands between it and the word before, unless other words may. */
  readonly between: RegExp;
}

/** A hyphen or an apostrophe joins words: peut-être is not peut être. */
const JOINED = /^[\p{Pd}’']$/u;
const AFTER_COMMA = /^\s*[,،、，]\s*$/;
const APART = /^[\s\p{Pd}’']*$/u;

type Phrase = readonly Step[];

/** Gives what finds phrases in a text. A phrase reaches over no marks but its own, what "…" stands for does. */
export function wordFinder(phrases: readonly string[], locale: string): (prose: Prose) => readonly Passage[] {
  const known = phrases.map((phrase) => stepsOf(phrase, locale));
  const [beginning, mayHold] = [
    byFirstWord(known),
    holdingAny(known.flatMap(([first]) => first?.folded ?? [])),
  ];
  return (prose) => {
    const found: Passage[] = [];
    if (!mayHold(prose.folded)) return found;
    const { text, sentences } = prose;
    for (const { words } of sentences) {
      for (const [index, word] of words.entries()) {
        const begun = beginning(word);
        if (begun.length === 0) continue;
        const ends = begun.flatMap((steps) => matchEnd(text, words, index, steps) ?? []);
        if (ends.length > 0) found.push({ start: word.start, end: Math.max(...ends) });
      }
    }
    return found;
  };
}

/** Gives the phrases that a word begins: there are many words, and most are the same as others. */
function byFirstWord(phrases: readonly Phrase[]): (word: Word) => readonly Phrase[] {
  const known = new Map<string, readonly Phrase[]>();
  return (word) => {
    let begun = known.get(word.folded);
    if (begun === undefined) {
      begun = phrases.filter(([first]) => first && fits(word, first));
      known.set(word.folded, begun);
    }
    return begun;
  };
}

function stepsOf(phrase: string, locale: string): Phrase {
  const pieces = phrase.split(/\s+/);
  return pieces.flatMap((piece, place) => {
    const words = wordsOf(piece, locale);
    const before = pieces[place - 1];
    const between = before?.endsWith(',') ? AFTER_COMMA : APART;
    return words.map(({ folded }, index) => ({
      folded,
      isStem: index === words.length - 1 && /\*,?$/.test(piece),
      isAfterGap: index === 0 && before === '…',
      between: index > 0 ? JOINED : between,
    }));
  });
}

/** The end of a phrase whose first word is found; undefined if the others do not follow. */
function matchEnd(text: string, words: readonly Word[], first: number, phrase: Phrase): number | undefined {
  let index = first + 1;
  let end = words[first]?.end;
  for (const step of phrase.slice(1)) {
    const near = words.slice(index, index + (step.isAfterGap ? MOST_BETWEEN : 0) + 1);
    const found = near.findIndex((word) => fits(word, step));
    const word = near[found];
    if (!word || !(step.isAfterGap || step.between.test(text.slice(end, word.start)))) return undefined;
    end = word.end;
    index += found + 1;
  }
  return end;
}

function fits(word: Word, { folded, isStem }: Step): boolean {
  return isStem ? word.folded.startsWith(folded) : word.folded === folded;
}
