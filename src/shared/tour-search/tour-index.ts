import type { SearchedTour, TourPart } from '../page-data/tour-part.ts';
import { isShort, likeness, looseLikeness, partLikeness } from './likeness.ts';
import { indexedWords, type SearchWord, searchWords } from './words.ts';

/** Weights of the fields of a tour: a word in one outweighs the same word in all that follow. */
const WEIGHTS = { name: 256, places: 64, keywords: 64, days: 16, facts: 4, texts: 1 } as const;

/** Loose matches count in the more important fields, and in texts only for words too long to match by chance. */
const LOOSE = { leastWeight: WEIGHTS.days, fewestLetters: 7 } as const;

/** Fewest letters of a part of a compound. */
const SHORTEST_PART = 3;

/** Rarity of a word that all tours have. */
const MIN_RARITY = 0.001;

/** The tours that match, the best first, and whether they have all the words. */
export interface SearchResult {
  readonly tours: readonly SearchedTour[];
  readonly hasAllWords: boolean;
}

/** Weights of a word in tours, by their positions. */
type Weights = ReadonlyMap<number, number>;

const NONE: Weights = new Map();

interface FoundWord {
  readonly hasLetters: boolean;
  readonly tours: Weights;
}

/** An index of the tours of all parts that were added. */
export class TourIndex {
  readonly #tours: SearchedTour[] = [];
  /** By term: the weight of all fields that have it, by positions of tours. */
  readonly #terms = new Map<string, Map<number, number>>();

  add({ tours, texts }: Pick<TourPart, 'texts' | 'tours'>): void {
    const pool = texts.map(indexedWords);
    for (const tour of tours) {
      const position = this.#tours.push(tour) - 1;
      const pooled = (places: readonly number[]) => places.flatMap((place) => pool[place] ?? []);
      this.#addField(position, WEIGHTS.name, indexedWords(tour.name));
      this.#addField(position, WEIGHTS.places, tour.places.flatMap(indexedWords));
      this.#addField(position, WEIGHTS.keywords, indexedWords(tour.keywords));
      this.#addField(position, WEIGHTS.days, pooled(tour.days));
      this.#addField(position, WEIGHTS.facts, indexedWords(tour.facts));
      this.#addField(position, WEIGHTS.texts, pooled(tour.about));
    }
  }

  /** A word weighs more in a tour of few days, but never as much as in the field before. */
  #addField(position: number, weight: number, words: readonly string[]): void {
    const days = this.#tours[position]?.days.length ?? 0;
    const dense = weight * (1 + 1 / (1 + days));
    for (const term of new Set(words)) {
      const tours = this.#terms.get(term) ?? new Map<number, number>();
      this.#terms.set(term, tours);
      tours.set(position, dense + (tours.get(position) ?? 0));
    }
  }

  /**
   * The tours that have most of the words, at least half of those with letters: first those in which they weigh most,
   * then in the order of lists.
   */
  find(query: string): SearchResult {
    const words = this.#findWords(query);
    const lettered = words.filter((word) => word.hasLetters);
    const found = this.#tours.flatMap((tour, position) => {
      const own = words.filter(({ tours }) => tours.has(position));
      const ownLettered = own.filter((word) => word.hasLetters);
      if (own.length === 0 || ownLettered.length * 2 < lettered.length) return [];
      return [{ tour, words: own.length, score: this.#addUp(own, position) }];
    });
    const most = Math.max(0, ...found.map((each) => each.words));
    const best = found.filter((each) => each.words === most).sort((one, other) => other.score - one.score);
    return { tours: best.map(({ tour }) => tour), hasAllWords: best.length === 0 || most === words.length };
  }

  /** The total weight of words in a tour; the fewer tours have a word, the more it counts. */
  #addUp(words: readonly FoundWord[], position: number): number {
    return words.reduce((sum, { tours }) => {
      const rarity = (this.#tours.length / tours.size - 1) ** 2;
      return sum + (tours.get(position) ?? 0) * (rarity + MIN_RARITY);
    }, 0);
  }

  /** The words of a query with the tours that have them; two in a row count as one if only the compound is known. */
  #findWords(query: string): readonly FoundWord[] {
    const found = askedWords(query).map((word) => ({ ...word, tours: this.#findWord(word) }));
    return found.map(({ word, tours }, index) => {
      const pairs = [found.slice(index, index + 2), found.slice(Math.max(0, index - 1), index + 1)];
      const joined = pairs
        .filter((pair) => pair.length === 2 && pair.some((each) => each.tours.size === 0))
        .map((pair) => this.#findTerms(pair.map((each) => each.word).join(''), partLikeness));
      return { hasLetters: hasLetters(word), tours: joined.find(({ size }) => size > 0) ?? tours };
    });
  }

  /** "3 days" is one word, unless no tour has it. Loose matches count only if there are no others. */
  #findWord({ word, withNumber }: SearchWord): Weights {
    const answers = [
      () => (withNumber === undefined ? NONE : this.#findTerms(withNumber, likeness)),
      () => this.#findTerms(word, likeness),
      () => this.#findCompound(word),
      () => this.#findTerms(word, looseLikeness, word.length < LOOSE.fewestLetters ? LOOSE.leastWeight : 0),
    ];
    for (const answer of answers) {
      const tours = answer();
      if (tours.size > 0) return tours;
    }
    return NONE;
  }

  #findTerms(word: string, rate: typeof likeness, leastWeight = 0): Weights {
    const found = new Map<number, number>();
    for (const [term, tours] of this.#terms) {
      const rating = rate(word, term);
      if (rating === 0) continue;
      for (const [position, weight] of tours) {
        if (weight >= leastWeight) found.set(position, Math.max(weight * rating, found.get(position) ?? 0));
      }
    }
    return found;
  }

  /** For a compound of two known words: the tours with the first; the second decides between equals. */
  #findCompound(word: string): Weights {
    for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut -= 1) {
      const first = this.#findTerms(word.slice(0, cut), partLikeness);
      const second = first.size === 0 ? NONE : this.#findTerms(word.slice(cut), partLikeness);
      if (second.size === 0) continue;
      const addSecond = (position: number) => (second.get(position) ?? 0) * MIN_RARITY;
      return new Map([...first].map(([position, weight]) => [position, weight + addSecond(position)]));
    }
    return NONE;
  }
}

/** The words of a query, each once; those of one or two letters only where there are no others. */
function askedWords(query: string): readonly SearchWord[] {
  const words = [...new Map(searchWords(query).map((word) => [word.withNumber ?? word.word, word])).values()];
  const long = words.filter(({ word }) => !isShort(word));
  return long.some(({ word }) => hasLetters(word)) ? long : words;
}

function hasLetters(word: string): boolean {
  return /\p{L}/u.test(word);
}
