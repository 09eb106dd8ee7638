import type { Passage } from './passage.ts';
import type { Prose } from './prose.ts';

/** How long and how frequent what repeats itself is. */
interface Repetition {
  /** So many words in a row. */
  readonly words: number;
  /** In so many texts at least. */
  readonly texts: number;
}

/** What repeats itself in texts: for each of them, in their order, the passages that others have too. */
export function findRepeats(
  texts: readonly Prose[],
  { words, texts: least }: Repetition,
): readonly (readonly Passage[])[] {
  const runs = texts.map((text) => runsOf(text, words));
  const owners = new Map<string, number>();
  for (const ofText of runs) {
    for (const said of new Set(ofText.map((run) => run.said))) owners.set(said, (owners.get(said) ?? 0) + 1);
  }
  return runs.map((ofText) => merged(ofText.filter(({ said }) => (owners.get(said) ?? 0) >= least)));
}

interface Run extends Passage {
  readonly said: string;
}

function runsOf({ sentences }: Prose, length: number): readonly Run[] {
  return sentences.flatMap(({ words }) => {
    return words.slice(length - 1).map(({ end }, index) => {
      const run = words.slice(index, index + length);
      return { said: run.map(({ folded }) => folded).join(' '), start: run[0]?.start ?? end, end };
    });
  });
}

/** Passages of which none touches another; they come in the order of the text. */
function merged(passages: readonly Passage[]): readonly Passage[] {
  const found: Passage[] = [];
  for (const { start, end } of passages) {
    const before = found.at(-1);
    if (before && start <= before.end) found[found.length - 1] = { start: before.start, end };
    else found.push({ start, end });
  }
  return found;
}
