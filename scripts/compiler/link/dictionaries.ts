import type { Dictionary } from '../../../src/i18n/translate.ts';
import type { ContentFiles } from '../validate/content-files.ts';

/** All texts of every language under keys such as `destinations.reef.name`; lists count from 0. */
export function buildDictionaries(files: ContentFiles): ReadonlyMap<string, Dictionary> {
  const dictionaries = new Map<string, Map<string, string>>();
  for (const { language, area, file } of files.texts) {
    const dictionary = dictionaries.get(language) ?? new Map<string, string>();
    dictionaries.set(language, dictionary);
    collect(dictionary, area, file.value);
  }
  return dictionaries;
}

function collect(dictionary: Map<string, string>, key: string, value: unknown): void {
  if (typeof value === 'string') dictionary.set(key, value);
  if (typeof value !== 'object' || value === null) return;
  for (const [step, item] of Object.entries(value)) {
    if (step !== '$schema') collect(dictionary, `${key}.${step}`, item);
  }
}
