import type { Random } from '../../random.ts';

/** Words that may change places: no names, and none of the short ones that hold a sentence together. */
const WORD = /(?<!\p{L})\p{Ll}{5,}(?!\p{L})/gu;
/** Every so many of them does, about. */
const SHARE = 20;

/** Letters that another word has less. */
const SHORTER = 2;

/**
 * Texts told in other words of the same language, each a little shorter than before: words that stand where they do by
 * chance are harder to compress, and pages are held to budgets.
 */
export class Retelling {
  readonly #words = new Map<number, string[]>();
  readonly #random: Random;

  /** @param texts where the words come from */
  constructor(texts: unknown, random: Random) {
    this.#random = random;
    for (const word of new Set(wordsIn(texts))) {
      const alike = this.#words.get(word.length);
      if (alike) alike.push(word);
      else this.#words.set(word.length, [word]);
    }
  }

  /** A value with all its texts in other words; what takes values stays as it is. */
  of(value: unknown): unknown {
    if (typeof value === 'string') {
      return value.includes('{') ? value : value.replace(WORD, (word) => this.#other(word));
    }
    if (Array.isArray(value)) return value.map((item) => this.of(item));
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.of(item)]));
  }

  #other(word: string): string {
    const alike = this.#words.get(word.length - SHORTER) ?? [word];
    return this.#random() * SHARE < 1 ? pick(alike, this.#random) : word;
  }
}

const SYLLABLES = [
  'ba',
  'do',
  'fe',
  'gi',
  'ko',
  'lu',
  'ma',
  'ne',
  'po',
  'ra',
  'si',
  'tu',
  've',
  'wa',
  'yo',
  'ze',
];

/** A name that means nothing in any language. */
export function properName(random: Random): string {
  const name = Array.from({ length: 3 }, () => pick(SYLLABLES, random)).join('');
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function wordsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.match(WORD) ?? [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(wordsIn);
}

function pick(from: readonly string[], random: Random): string {
  return from[Math.floor(random() * from.length)] ?? '';
}
