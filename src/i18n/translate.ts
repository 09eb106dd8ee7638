/** Texts of one language by key. */
export type Dictionary = ReadonlyMap<string, string>;

/** A text and where it was found: in the language asked for, in the fallback, or nowhere. */
export type Translation =
  | { readonly source: 'own' | 'fallback'; readonly text: string; readonly language: string }
  | { readonly source: 'key'; readonly text: string };

/**
 * The text of a key: in the language, else in the fallback language, else the key itself.
 *
 * Texts of other languages than these two are never shown.
 */
export function translate(
  dictionaries: ReadonlyMap<string, Dictionary>,
  language: string,
  fallback: string,
  key: string,
): Translation {
  const own = dictionaries.get(language)?.get(key);
  if (own !== undefined) return { source: 'own', text: own, language };
  const other = dictionaries.get(fallback)?.get(key);
  if (other !== undefined) return { source: 'fallback', text: other, language: fallback };
  return { source: 'key', text: key };
}
