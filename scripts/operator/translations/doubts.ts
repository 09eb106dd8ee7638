import { type Terms, usesTerm } from '../../../schema/glossary.ts';
import { finding } from '../../compiler/diagnostics/finding.ts';
import { plainText } from '../../compiler/parse/plain-text.ts';
import type { TargetLanguage } from './translations.ts';

const oddLength = finding('translation.length', 'warning', {
  en: ({ language, isLong }: { language: string; isLong: boolean }) => [
    `The translation is unusually ${isLong ? 'long' : 'short'} compared with its source.`,
    `Correct it; if it is right, list its key under "accepted" in "glossary/${language}.json".`,
  ],
  id: ({ language, isLong }) => [
    `Terjemahan ini terlalu ${isLong ? 'panjang' : 'pendek'} dibandingkan teks asalnya.`,
    `Perbaiki; kalau sudah benar, cantumkan namanya di "accepted" dalam "glossary/${language}.json".`,
  ],
});

/** Shorter texts vary too much to judge by their length. */
const LEAST_LENGTH = 24;

/** How many times longer or shorter than is usual in its language a translation may be. */
const TOLERANCE = 2;

/** Translations of an unusual length, compared with the others of their language. */
export function findOddLengths(target: TargetLanguage) {
  const pairs = listPairs(target)
    .filter(({ original }) => original.length >= LEAST_LENGTH)
    .map(({ own, original, ...pair }) => ({ ...pair, ratio: own.length / original.length }));
  const ratios = pairs.map(({ ratio }) => ratio).toSorted((left, right) => left - right);
  const usual = ratios[Math.floor(ratios.length / 2)] ?? 1;
  return pairs
    .filter(({ ratio, isAccepted }) => !isAccepted && Math.max(ratio / usual, usual / ratio) > TOLERANCE)
    .map(({ entry: { key, file, path }, ratio }) => ({
      key,
      doubt: oddLength(file.valueAt(path), { language: target.code, isLong: ratio > usual }),
    }));
}

/** Terms of the glossary that source texts use and their translations do not, by the keys of the texts. */
export function findMissingTerms(target: TargetLanguage) {
  return listPairs(target)
    .filter(({ isAccepted }) => !isAccepted)
    .flatMap(({ entry: { key }, own, original }) =>
      missingTerms(own, original, target.glossary?.terms ?? {}).map((term) => ({ key, ...term })),
    );
}

/** Translations and their sources as readers meet them. */
function listPairs({ texts, originals, glossary }: TargetLanguage) {
  return [...texts.values()].flatMap((entry) => {
    const original = originals.get(entry.key);
    if (!original) return [];
    const isAccepted = Object.hasOwn(glossary?.accepted ?? {}, entry.key);
    return [{ entry, isAccepted, own: plainText(entry.text), original: plainText(original.text) }];
  });
}

/**
 * The glossary’s terms that a source text uses, but whose translation does not appear.
 *
 * Glossaries are written for people: words in brackets or behind a semicolon explain. Terms whose source is explained
 * in such a way depend on the context and are not looked for. Endings vary in most languages: a word counts as used
 * where one begins with its stem.
 */
export function missingTerms(own: string, original: string, terms: Terms) {
  const used = Object.entries(terms).filter(
    ([source]) => !/[(,;]/.test(source) && usesTerm(original, source),
  );
  return used
    .filter(([source]) => !used.some(([longer]) => longer !== source && usesTerm(longer, source)))
    .map(([source, wanted]) => ({
      source,
      names: wanted
        .replace(/ ?[([].*?[)\]]/g, '')
        .split(/\s?[;,/:] /)
        .filter(Boolean),
    }))
    .filter(({ names }) => !names.some((name) => usesStems(own, name)))
    .map(({ source, names: [wanted = ''] }) => ({ source, wanted: wanted.trim() }));
}

function usesStems(text: string, term: string): boolean {
  const words = term.match(/\p{L}+/gu) ?? [];
  return words.every((word) => {
    const stem = word.length > 5 ? word.slice(0, Math.ceil(word.length * 0.65)) : word;
    return new RegExp(stem, 'iu').test(text);
  });
}
