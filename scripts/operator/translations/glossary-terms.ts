/** A term that the source uses and its translation does not. */
export interface MissingTerm {
  readonly source: string;
  readonly wanted: string;
}

/**
 * The glossary's terms that a source text uses, but whose translation does not appear.
 *
 * Glossaries are written for people: what stands in brackets or behind a semicolon explains. Terms whose
 * source is explained in such a way depend on the context and are not looked for. Endings vary in most languages: a
 * word counts as used where one begins with its stem.
 */
export function missingTerms(
  own: string,
  original: string,
  terms: Readonly<Record<string, string>>,
): readonly MissingTerm[] {
  const used = Object.entries(terms).filter(
    ([source]) => !/[(,;]/.test(source) && usesTerm(original, source),
  );
  return used
    .filter(([source]) => !used.some(([longer]) => longer !== source && usesTerm(longer, source)))
    .filter(([, wanted]) => !alternativesOf(wanted).some((term) => usesStems(own, term)))
    .map(([source, wanted]) => ({ source, wanted: alternativesOf(wanted)[0] ?? wanted }));
}

/** The terms that a source text uses, with what they are called. */
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

function alternativesOf(wanted: string): readonly string[] {
  return wanted
    .replace(/ ?[([].*?[)\]]/g, '')
    .split(/\s?[;,/:] /)
    .map((term) => term.trim())
    .filter((term) => term !== '');
}

function usesStems(text: string, term: string): boolean {
  const words = term.match(/\p{L}+/gu) ?? [];
  return words.every((word) => new RegExp(stemOf(word), 'iu').test(text));
}

function stemOf(word: string): string {
  return word.length > 5 ? word.slice(0, Math.ceil(word.length * 0.65)) : word;
}
