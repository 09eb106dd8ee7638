import { pairItems } from '../store/compare-values.ts';

/** Words in a row with the space around them. */
export interface MarkedWords {
  readonly text: string;
  /** The other text does not have them. */
  readonly isMarked: boolean;
}

/** Limit of compared pairs of words, beyond which the comparison would be noticeably slow. */
const MAX_PAIRS = 4_000_000;

/** Two texts, each with the words marked that the other does not have. */
export function differingWords(
  first: string,
  second: string,
): readonly [readonly MarkedWords[], readonly MarkedWords[]] {
  const [left, right] = [splitWords(first), splitWords(second)];
  if (left.length * right.length > MAX_PAIRS) return [plain(first), plain(second)];
  const same = pairItems(left, right).filter(([from, to]) => left[from] === right[to]);
  return [
    joinWords(left, new Set(same.map(([from]) => from))),
    joinWords(right, new Set(same.map(([, to]) => to))),
  ];
}

/** Words and the spaces between them. */
function splitWords(text: string): readonly string[] {
  return text.split(/(\s+)/).filter((part) => part !== '');
}

function plain(text: string): readonly MarkedWords[] {
  return [{ text, isMarked: false }];
}

function joinWords(words: readonly string[], same: ReadonlySet<number>): readonly MarkedWords[] {
  const joined: MarkedWords[] = [];
  for (const [index, text] of words.entries()) {
    const isMarked = !same.has(index);
    const last = joined.at(-1);
    if (last?.isMarked === isMarked) joined[joined.length - 1] = { text: last.text + text, isMarked };
    else joined.push({ text, isMarked });
  }
  return joined;
}
