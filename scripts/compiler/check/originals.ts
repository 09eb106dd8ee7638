import { must } from '../link/must.ts';
import { BASE_LANGUAGE, readDictionaries } from '../read/read-dictionaries.ts';
import type { TextEntries } from '../validate/text-entries.ts';

/**
 * The texts to translate into a language: the operator's own in the fallback language; for a language that the
 * software has no words in, those of the software as well.
 */
export function findOriginals(language: string, fallback: string, own: TextEntries): TextEntries {
  const dictionaries = readDictionaries();
  if (dictionaries.has(language)) return own;
  const words = dictionaries.get(fallback) ?? must(dictionaries.get(BASE_LANGUAGE), BASE_LANGUAGE);
  return new Map([...words.entries, ...own]);
}
