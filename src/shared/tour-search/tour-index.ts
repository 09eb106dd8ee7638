import MiniSearch from 'minisearch';
import type { SearchedTour, TourPart } from '../page-data/tour-part.ts';
import { indexedWords, type SearchWord, searchWords } from './words.ts';

/** What tours are found by; a word of the name counts more than one of a day. */
const WEIGHTS = { name: 8, places: 4, also: 2, days: 1 } as const;

/** So many letters a word has in which one may be wrong; and in which two may be. */
const FORGIVING = [
  { letters: 4, wrong: 1 },
  { letters: 6, wrong: 2 },
] as const;

/** The tours that match, the best first, and whether they have all the words. */
export interface FoundTours {
  readonly tours: readonly SearchedTour[];
  readonly hasAllWords: boolean;
}

const NOTHING: FoundTours = { tours: [], hasAllWords: true };

/** Tours that can be searched, of as many parts as were added. */
export class TourIndex {
  readonly #index = new MiniSearch<Readonly<Record<keyof typeof WEIGHTS | 'id', string | number>>>({
    fields: Object.keys(WEIGHTS),
    tokenize: indexedWords,
    processTerm: (term) => term,
  });
  readonly #tours: SearchedTour[] = [];

  add({ tours, texts }: Pick<TourPart, 'texts' | 'tours'>): void {
    this.#index.addAll(
      tours.map(({ name, places, also, days }, position) => ({
        id: this.#tours.length + position,
        name,
        places: places.join('\n'),
        also,
        days: days.map((day) => texts[day] ?? '').join('\n'),
      })),
    );
    this.#tours.push(...tours);
  }

  /**
   * The tours that have most of the words, begun or whole. Only where no tour has a word may letters of it be wrong.
   * Of tours with as many words, those are first in which they weigh more; then in the order of lists.
   */
  find(query: string): FoundTours {
    const words = searchWords(query);
    const long = words.filter(({ word }) => word.length > 1 || /\d/.test(word));
    const found = new Map<number, { words: number; score: number }>();
    const asked = long.length > 0 ? long : words;
    for (const word of asked) {
      for (const [id, score] of this.#findWord(word)) {
        const sum = found.get(id) ?? { words: 0, score: 0 };
        found.set(id, { words: sum.words + 1, score: sum.score + score });
      }
    }
    const most = Math.max(0, ...[...found.values()].map((sum) => sum.words));
    if (most === 0) return NOTHING;
    const best = [...found].filter(([, sum]) => sum.words === most);
    const sorted = best.toSorted(
      ([first, one], [second, other]) => other.score - one.score || first - second,
    );
    return {
      tours: sorted.flatMap(([id]) => this.#tours[id] ?? []),
      hasAllWords: most === asked.length,
    };
  }

  /** Tours that have a word, and how much it weighs in each. "3 days" is one word, unless no tour has it. */
  #findWord({ word, withNumber }: SearchWord): ReadonlyMap<number, number> {
    const terms = withNumber === undefined ? [word] : [withNumber, word];
    for (const term of terms) {
      const begun = this.#findTerm(term, 0);
      if (begun.size > 0) return begun;
    }
    for (const { letters, wrong } of FORGIVING) {
      const near = word.length < letters ? undefined : this.#findTerm(word, wrong);
      if (near && near.size > 0) return near;
    }
    return new Map();
  }

  #findTerm(term: string, wrong: number): ReadonlyMap<number, number> {
    const results = this.#index.search(term, {
      tokenize: (text) => [text],
      boost: WEIGHTS,
      prefix: wrong === 0,
      fuzzy: wrong,
    });
    return new Map(results.map(({ id, score }) => [Number(id), score]));
  }
}
