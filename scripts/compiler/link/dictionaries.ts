import type { Dictionary } from '../../../src/i18n/translate.ts';
import { collectTexts, readDictionaries } from '../read/read-dictionaries.ts';
import type { ContentFiles } from '../validate/content-files.ts';

/**
 * All texts by language under keys such as `destinations.reef.name`; list items by their index. The operator's texts
 * replace the software's own of the same language.
 */
export function buildDictionaries(files: ContentFiles): ReadonlyMap<string, Dictionary> {
  const dictionaries = new Map<string, Map<string, string>>();
  for (const [language, { texts }] of readDictionaries()) dictionaries.set(language, new Map(texts));
  for (const { language, area, file } of files.texts) {
    const dictionary = dictionaries.get(language) ?? new Map<string, string>();
    dictionaries.set(language, dictionary);
    collectTexts(dictionary, area, file.value);
  }
  return dictionaries;
}
