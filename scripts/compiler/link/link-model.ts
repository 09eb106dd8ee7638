import { toMinorUnits } from '../../../src/pricing/money.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { collectAddresses } from './addresses.ts';
import { buildDictionaries } from './dictionaries.ts';
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
