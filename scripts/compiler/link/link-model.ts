import { memoize } from '../../../schema/memoize.ts';
import { isTodo } from '../../../schema/texts/text.ts';
import { toMinorUnits } from '../../../src/pricing/money.ts';
import type { Dictionary } from '../../../src/shared/i18n/translate.ts';
import { readDictionaries } from '../read/read-dictionaries.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { collectAddresses } from './addresses.ts';
import { collectKnownIds } from './known-ids.ts';
import { linkedEntry, lookUp, sortEntries } from './link.ts';
import { linkItineraries } from './link-itineraries.ts';
import { linkPackages } from './link-packages.ts';
import { linkPriceTables } from './link-prices.ts';
import { linkSections } from './link-sections.ts';
import type { Model } from './model.ts';
import { collectReferences } from './references.ts';
import { siteMoney, toMinor } from './site-money.ts';

/** Turns the ids of the content into links to what they mean. Pure. */
export function linkModel(files: ContentFiles): Model {
  const ids = collectKnownIds(files);
  const money = siteMoney(files);
  const destinations = sortEntries(files.entries.destinations).map((entry) => ({
    ...linkedEntry(entry),
    priceFrom: money && toMinorUnits(entry.value.priceFrom, money.decimals),
  }));
  const options = sortEntries(files.entries.options).map(linkedEntry);
  const categories = lookUp(files.single.categories?.value.categories);
  const itineraries = linkItineraries(files, lookUp(destinations), lookUp(options));
  const priceTables = linkPriceTables(files);
  const packages = linkPackages(sortEntries(files.entries.packages), {
    names: () => buildDictionaries(files).get(files.single.site?.value.fallbackLanguage ?? ''),
    categories,
    destinations: lookUp(destinations),
    options,
    itineraries: lookUp(itineraries),
    priceTables,
    calendar: files.single.calendar?.value,
    minor: toMinor(files),
  });
  const sections = linkSections(files, categories, packages);
  return {
    files,
    ids,
    references: collectReferences(files, ids),
    addresses: collectAddresses(files, ids, sections),
    get dictionaries() {
      return buildDictionaries(files);
    },
    destinations,
    packages,
    sections,
    options,
    itineraries,
    priceTables,
  };
}

/**
 * All texts by language under keys such as `destinations.reef.name`; list items by their index. The operator's texts
 * replace the software's own of the same language. The fallback language replaces missing texts.
 * A check hardly needs them, and there are as many texts as anything else: they are made once, if asked for.
 */
export const buildDictionaries = memoize((files: ContentFiles): ReadonlyMap<string, Dictionary> => {
  const dictionaries = new Map<string, Map<string, string>>();
  for (const [language, { texts }] of readDictionaries()) dictionaries.set(language, new Map(texts));
  for (const { language, area, file } of files.texts) {
    const dictionary = dictionaries.get(language) ?? new Map<string, string>();
    dictionaries.set(language, dictionary);
    const isFallback = language === files.single.site?.value.fallbackLanguage;
    collectTexts(dictionary, area, file.value, isFallback ? () => true : isWritten);
  }
  return dictionaries;
});

/** Adds all texts of a value that are wanted to a dictionary; a list replaces the list that is there, if all of it is. */
function collectTexts(
  dictionary: Map<string, string>,
  key: string,
  value: unknown,
  isWanted: (text: unknown) => boolean,
): void {
  if (typeof value === 'string' && isWanted(value)) dictionary.set(key, value);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    if (!value.every(isWanted)) return;
    removeItems(dictionary, key);
  }
  for (const [step, item] of Object.entries(value)) {
    if (step !== '$schema') collectTexts(dictionary, `${key}.${step}`, item, isWanted);
  }
}

function isWritten(text: unknown): boolean {
  return typeof text !== 'string' || !isTodo(text);
}

function removeItems(dictionary: Map<string, string>, list: string): void {
  for (let index = 0; dictionary.delete(`${list}.${index}`); index += 1);
}
