import { clausesOf, type Passage } from './passage.ts';
import { type Prose, type Word, wordsIn, wordsOf } from './prose.ts';

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
      const joiner = member.findIndex((word) => joining.has(word.folded));
      if (joiner === -1) return [];
      const second = joiner === 0 ? members[index - 1] : member;
      return breaking.has(second?.[0]?.folded ?? '') ? [] : triadAt(members, index, joiner);
    });
  const mayJoin = (said: string | undefined) =>
    said === undefined || [...joining].some((word) => said.includes(word));
  const mayHold = ({ text, folded }: Prose, { start, end }: Passage) =>
    COMMA.test(text.slice(start, end)) && mayJoin(folded?.slice(start, end));
  return (prose) => {
    const { text } = prose;
    if (!COMMA.test(text) || !mayJoin(prose.folded)) return [];
    return prose.sentences
      .filter((sentence) => mayHold(prose, sentence))
      .filter(({ words }) => words.some(({ folded }) => joining.has(folded)))
      .flatMap((sentence) =>
        clausesOf(text, sentence).flatMap((clause) => triadsIn(membersOf(text, clause, sentence.words))),
      );
  };
}

function membersOf(text: string, { start, end }: Passage, words: readonly Word[]): readonly Member[] {
  const commas = [...text.slice(start, end).matchAll(/[,،、，](?=\s|$)/gu)].map(({ index }) => start + index);
  return [start, ...commas].map((from, index) => wordsIn(words, { start: from, end: commas[index] ?? end }));
}

/** @param joiner position of "and" in the member at an index: 0 with a comma before it */
function triadAt(members: readonly Member[], index: number, joiner: number): readonly Passage[] {
  const own = members[index] ?? [];
  const second = joiner === 0 ? members[index - 1] : own.slice(0, joiner);
  const firstIndex = joiner === 0 ? index - 2 : index - 1;
  const first = members[firstIndex];
  const third = own.slice(joiner + 1, joiner + 1 + MOST_WORDS);
  if (!first || !second || third.length === 0 || !isShort(second)) return [];
  if (firstIndex > 0 && isShort(first)) return [];
  // "In the morning, wind and waves come up": what begins a sentence is part of its list only if that is short.
  if (joiner > 0 && firstIndex === 0 && isShort(first) && own.length - joiner - 1 > MOST_WORDS) return [];
  const start = first.slice(-MOST_WORDS).at(0)?.start;
  const end = third.at(-1)?.end;
  return start === undefined || end === undefined ? [] : [{ start, end }];
}

function isShort(member: Member): boolean {
  return member.length > 0 && member.length <= MOST_WORDS;
}
