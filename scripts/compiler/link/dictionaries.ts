import type { Dictionary } from '../../../src/shared/i18n/translate.ts';
import { readDictionaries } from '../read/read-dictionaries.ts';
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

/** Adds all texts of a value to a dictionary; a list replaces the list that is there. */
function collectTexts(dictionary: Map<string, string>, key: string, value: unknown): void {
  if (typeof value === 'string') dictionary.set(key, value);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) removeItems(dictionary, key);
  for (const [step, item] of Object.entries(value)) {
    if (step !== '$schema') collectTexts(dictionary, `${key}.${step}`, item);
  }
}

function removeItems(dictionary: Map<string, string>, list: string): void {
  for (let index = 0; dictionary.delete(`${list}.${index}`); index += 1);
}
