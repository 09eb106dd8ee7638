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
  // A check hardly needs them, and there are as many texts as anything else.
  let dictionaries: Model['dictionaries'] | undefined;
  const dictionariesOnce = (): Model['dictionaries'] => {
    dictionaries ??= buildDictionaries(files);
    return dictionaries;
  };
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
    names: () => dictionariesOnce().get(files.single.site?.value.fallbackLanguage ?? ''),
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
      return dictionariesOnce();
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
