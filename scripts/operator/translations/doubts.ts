import { plainText } from '../../compiler/parse/plain-text.ts';
import type { TextEntry } from '../../compiler/validate/text-entries.ts';
import type { TargetLanguage } from './translations.ts';

/** Shorter texts vary too much to judge by their length. */
const LEAST_LENGTH = 24;

/** How many times longer or shorter than is usual in its language a translation may be. */
const TOLERANCE = 2;

/** A translation that is much longer or shorter than its source suggests. */
interface OddLength {
  readonly entry: TextEntry;
  readonly isLong: boolean;
}

/** A term of the glossary that a source text uses and its translation does not. */
export interface MissingTerm {
  readonly key: string;
  readonly source: string;
  readonly wanted: string;
}

/** Translations of an unusual length, compared with the others of their language. */
export function findOddLengths(target: TargetLanguage): readonly OddLength[] {
  const pairs = listPairs(target)
    .filter(({ original }) => original.length >= LEAST_LENGTH)
    .map(({ entry, own, original }) => ({ entry, ratio: own.length / original.length }));
  const ratios = pairs.map(({ ratio }) => ratio).toSorted((left, right) => left - right);
  const usual = ratios[Math.floor(ratios.length / 2)] ?? 1;
  return pairs
    .filter(({ ratio }) => ratio > usual * TOLERANCE || ratio < usual / TOLERANCE)
    .map(({ entry, ratio }) => ({ entry, isLong: ratio > usual }));
}

/** Terms of the glossary that translations do not use. */
export function findMissingTerms(target: TargetLanguage): readonly MissingTerm[] {
  return listPairs(target).flatMap(({ entry: { key }, own, original }) =>
    missingTerms(own, original, target.glossary?.terms ?? {}).map((term) => ({ key, ...term })),
  );
}

/** Translations with their sources, as readers meet them; without those that the glossary lists as accepted. */
function listPairs({ texts, originals, glossary: { accepted = {} } = { terms: {} } }: TargetLanguage) {
  return [...texts.values()].flatMap((entry) => {
    const original = originals.get(entry.key);
    return original && !Object.hasOwn(accepted, entry.key)
      ? [{ entry, own: plainText(entry.text), original: plainText(original.text) }]
      : [];
  });
}

/**
 * The glossary's terms that a source text uses, but whose translation does not appear.
 *
 * Glossaries are written for people: words in brackets or behind a semicolon explain. Terms whose source is explained
 * in such a way depend on the context and are not looked for. Endings vary in most languages: a word counts as used
 * where one begins with its stem.
 */
export function missingTerms(
  own: string,
  original: string,
  terms: Readonly<Record<string, string>>,
): readonly Omit<MissingTerm, 'key'>[] {
  const used = Object.entries(terms).filter(
    ([source]) => !/[(,;]/.test(source) && usesTerm(original, source),
  );
  return used
    .filter(([source]) => !used.some(([longer]) => longer !== source && usesTerm(longer, source)))
    .map(([source, wanted]) => ({ source, alternatives: splitAlternatives(wanted), wanted }))
    .filter(({ alternatives }) => !alternatives.some((term) => usesStems(own, term)))
    .map(({ source, alternatives, wanted }) => ({ source, wanted: alternatives[0] ?? wanted }));
}

/** The terms that a source text uses, with their translations; explained ones as well. */
export function glossaryHits(
  original: string,
  terms: Readonly<Record<string, string>>,
): readonly (readonly [string, string])[] {
  return Object.entries(terms).filter(([source]) => {
    const bare = source.replace(/ \(.*\)/, '');
    return bare.split(', ').some((term) => usesTerm(original, term));
  });
}

function usesTerm(text: string, term: string): boolean {
  const escaped = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\p{L}\\d-])${escaped}(?![\\p{L}\\d-])`, 'iu').test(text);
}

function splitAlternatives(wanted: string): readonly string[] {
  return wanted
    .replace(/ ?[([].*?[)\]]/g, '')
    .split(/\s?[;,/:] /)
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

function usesStems(text: string, term: string): boolean {
  const words = term.match(/\p{L}+/gu) ?? [];
  return words.every((word) => {
    const stem = word.length > 5 ? word.slice(0, Math.ceil(word.length * 0.65)) : word;
    return new RegExp(stem, 'iu').test(text);
  });
}
