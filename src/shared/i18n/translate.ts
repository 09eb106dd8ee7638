/** Texts of one language by key. */
export type Dictionary = ReadonlyMap<string, string>;

/** A text and where it was found: in the language asked for, in the fallback, or nowhere. */
export type Translation =
  | { readonly source: 'own' | 'fallback'; readonly text: string; readonly language: string }
  | { readonly source: 'key'; readonly text: string };

/**
 * The text of a key: in the language, else in the first of the fallback languages that has it, else the key itself.
 *
 * Texts of other languages are never shown.
 */
export function translate(
  dictionaries: ReadonlyMap<string, Dictionary>,
  language: string,
  fallbacks: readonly string[],
  key: string,
): Translation {
  const own = dictionaries.get(language)?.get(key);
  if (own !== undefined) return { source: 'own', text: own, language };
  for (const fallback of fallbacks) {
    const text = dictionaries.get(fallback)?.get(key);
    if (text !== undefined) return { source: 'fallback', text, language: fallback };
  }
  return { source: 'key', text: key };
}
