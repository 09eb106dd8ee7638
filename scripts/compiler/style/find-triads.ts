import { clausesOf, type Passage, spanOf } from './passage.ts';
import { holdingAny, type Prose, type Word, wordsIn, wordsOf } from './prose.ts';

/** A member of a triad has so many words at most; the first may have others before it, the last behind. */
const MOST_WORDS = 4;

const COMMA = /[,،、，]/;

/** The words between two commas. */
type Member = readonly Word[];

/** What makes a row in a language. */
interface RowWords {
  /** The words for "and" and "or". */
  readonly joiners: readonly string[];
  /** Words that after a comma begin something else than the next member. */
  readonly unless?: readonly string[] | undefined;
}

/**
 * Gives what finds three short things in a row: "a, b and c", with a comma before "and" or without. Lists of four or more are none:
 * they enumerate.
 */
export function triadFinder(
  { joiners, unless = [] }: RowWords,
  locale: string,
): (prose: Prose) => readonly Passage[] {
  const fold = (words: readonly string[]) =>
    new Set(words.flatMap((word) => wordsOf(word, locale).map(({ folded }) => folded)));
  const [joining, breaking] = [fold(joiners), fold(unless)];
  const triadsIn = (members: readonly Member[]) =>
    members.flatMap((member, index) => {
      const joiner = member.findIndex(({ folded }) => joining.has(folded));
      if (joiner === -1) return [];
      const hasComma = joiner === 0;
      const before = [...members.slice(0, index), ...(hasComma ? [] : [member.slice(0, joiner)])];
      const isOther = before.at(-1)?.findIndex(({ folded }) => breaking.has(folded)) === 0;
      return isOther ? [] : triadOf(before, member.slice(joiner + 1), hasComma);
    });
  const mayJoin = holdingAny([...joining]);
  const mayHold = (text: string, folded: string | undefined) => COMMA.test(text) && mayJoin(folded);
  return (prose) => {
    const { text, folded } = prose;
    if (!mayHold(text, folded)) return [];
    return prose.sentences
      .filter(({ start, end }) => mayHold(text.slice(start, end), folded?.slice(start, end)))
      .flatMap((sentence) =>
        clausesOf(text, sentence).flatMap((clause) => triadsIn(membersOf(text, clause, sentence.words))),
      );
  };
}

function membersOf(text: string, { start, end }: Passage, words: readonly Word[]): readonly Member[] {
  const commas = [...text.slice(start, end).matchAll(/,(?=\s)|[،、，](?!\p{Nd})/gu)].map(
    ({ index }) => start + index,
  );
  return [start, ...commas].map((from, index) => wordsIn(words, { start: from, end: commas[index] ?? end }));
}

/**
 * @param before all that a clause says before "and"
 * @param behind what it says behind, up to a comma
 * @param hasComma whether a comma stands before "and"
 */
function triadOf(before: readonly Member[], behind: Member, hasComma: boolean): readonly Passage[] {
  const [first, second] = before.slice(-2);
  if (!first?.length || !second?.length || behind.length === 0 || !isShort(second)) return [];
  const isList = before.length > 2;
  // "In the morning, wind and waves come up": what begins a sentence is part of its list only if that is short.
  const isBeginning = !hasComma && !isShort(behind);
  if (isShort(first) && (isList || isBeginning)) return [];
  return spanOf([...first.slice(-MOST_WORDS), ...behind.slice(0, MOST_WORDS)]);
}

function isShort(member: Member): boolean {
  return member.length <= MOST_WORDS;
}
