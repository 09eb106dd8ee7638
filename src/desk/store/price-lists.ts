import { ownerRank, selectPriceTable, type TableOwner } from '../../pricing/price-table.ts';
import { daysFromName } from '../../trip/duration.ts';
import { isolate } from '../words/isolate.ts';
import type { DeskWords } from '../words/words.ts';
import type { Documents } from './documents.ts';
import { entryName, fileId, filesIn, listIds, siteLanguages } from './entries.ts';
import { isObject, isSame, type Json, type Operation, type Path, valueAt } from './operation.ts';

/** A price list by what it is for: “Usual prices, 2 nights: Dive tours”, “Prices of Pink Beach”. No two things are called the same. */
export function priceListName(
  documents: Documents,
  file: string,
  { code, prices }: DeskWords,
): string | undefined {
  const serves = readOwner(documents, file);
  if (!serves) return undefined;
  if ('nights' in serves) {
    const categories = usualCategories(documents).map((id) =>
      isolate(entryName(documents, 'category', id, code) ?? id),
    );
    return prices.usual(serves.nights, categories.length > MAX_NAMED ? '' : categories.join(', '));
  }
  const whom =
    'package' in serves
      ? (entryName(documents, 'package', serves.package, code) ?? serves.package)
      : (entryName(documents, 'category', serves.category, code) ?? serves.category);
  const options = (serves.options ?? []).map(
    (option) => entryName(documents, 'option', option, code) ?? option,
  );
  const parts = [whom, options.join(', '), 'category' in serves ? lengthName(serves, prices) : ''];
  return prices.of(
    parts
      .filter((part) => part !== '')
      .map(isolate)
      .join(' · '),
  );
}

/** The most categories in the name of a list. */
const MAX_NAMED = 3;

/** The categories with nights whose tours have the usual prices: those without a list of their own for every option. */
function usualCategories(documents: Documents): readonly string[] {
  const owners = filesIn(documents, 'prices').flatMap((file) => readOwner(documents, file) ?? []);
  return listIds(documents, 'category').filter((id) => {
    const query = { package: '', category: id, nights: undefined, days: undefined };
    const options = optionsOfCategory(documents, id);
    const isServed = (options.length === 0 ? [undefined] : options).every((option) =>
      owners.some((owner) => ownerRank(owner, { ...query, option }) > 0),
    );
    return valueAt(tourCategory(documents, id), ['overnight']) === true && !isServed;
  });
}

/**
 * The operations that give the rate of an age group, or the change of a season, to the other lists that have none for it:
 * to those that price persons or groups alike, amounts by class to those with the same classes.
 */
export function copyToOtherLists(documents: Documents, file: string, path: Path): readonly Operation[] {
  const [key, id] = path;
  const list = documents.get(file)?.value;
  const value = valueAt(list, path);
  const isShared = (key === 'children' || key === 'seasons') && path.length === 2;
  if (!isShared || id === undefined || value === undefined || valueAt(value, ['rows']) !== undefined)
    return [];
  const isByClass = isAmountByClass(value);
  return filesIn(documents, 'prices').flatMap((other): readonly Operation[] => {
    const own = documents.get(other)?.value;
    const isAlike =
      isGroupList(own) === isGroupList(list) && (!isByClass || isSame(listClasses(own), listClasses(list)));
    if (!isObject(own) || !isAlike || valueAt(own, path) !== undefined) return [];
    return own[key] === undefined
      ? [{ kind: 'set', file: other, path: [key], after: { [id]: value } }]
      : [{ kind: 'set', file: other, path: [key, id], after: value }];
  });
}

/** False while a rate that is an amount for each class lacks that of one, or all of them. */
export function hasAllClasses(documents: Documents, file: string, path: Path): boolean {
  const list = documents.get(file)?.value;
  const value = valueAt(list, path);
  if (isSame(value ?? null, {})) return false;
  return !isAmountByClass(value) || listClasses(list).every((key) => valueAt(value, [key]) !== undefined);
}

/** Nothing yet is no amount by class: it can become any form. */
function isAmountByClass(value: Json | undefined): boolean {
  return isObject(value) && Object.keys(value).length > 0 && !('percent' in value) && !('amount' in value);
}

function isGroupList(list: Json | undefined): boolean {
  return valueAt(list, ['per']) === 'group';
}

function listClasses(list: Json | undefined): string[] {
  const rows = valueAt(list, ['rows']);
  const keys = (Array.isArray(rows) ? rows : []).flatMap((row) => Object.keys(isObject(row) ? row : {}));
  return [...new Set(keys)].filter((key) => key !== 'paxCount').toSorted();
}

function lengthName(
  { days, hours }: Extract<TableOwner, { readonly category: string }>,
  prices: DeskWords['prices'],
): string {
  if (days !== undefined) return prices.days(days);
  if (hours === true) return prices.anyHours;
  return hours === undefined ? '' : prices.hours(hours);
}

/** A price list that holds for a tour. */
export interface ApplicableList {
  /** Undefined for a tour without options. */
  readonly option: string | undefined;
  /** Undefined if none holds: the tour shows no prices. */
  readonly file: string | undefined;
}

/** The price list that holds for each option of a tour, chosen as the site chooses it. */
export function listsOfTour(documents: Documents, id: string): readonly ApplicableList[] {
  const tables = filesIn(documents, 'prices').flatMap((file) => {
    const serves = readOwner(documents, file);
    return serves ? [{ file, serves }] : [];
  });
  const tour = documents.get(`packages/${id}.json`)?.value;
  const category = text(valueAt(tour, ['category'])) ?? '';
  const hours = valueAt(tour, ['duration', 'hours']);
  const days = planDays(documents, id);
  const query = {
    package: id,
    category,
    nights: tourNights(documents, id),
    ...(typeof hours === 'number' ? { days: undefined, hours } : { days }),
  };
  const options = optionsOfTour(documents, id);
  return (options.length === 0 ? [undefined] : options).map((option) => ({
    option,
    file: selectPriceTable(tables, { ...query, option })?.file,
  }));
}

/** The nights of a tour with accommodation; undefined if its category has none. */
function tourNights(documents: Documents, id: string): number | undefined {
  const tour = documents.get(`packages/${id}.json`)?.value;
  const category = tourCategory(documents, text(valueAt(tour, ['category'])) ?? '');
  if (valueAt(category, ['overnight']) !== true) return undefined;
  const nights = valueAt(tour, ['duration', 'nights']);
  if (typeof nights === 'number') return nights;
  return planDays(documents, id) - 1;
}

/** Says why no price list is for a tour, or for one of its options. */
export function explainMissingList(documents: Documents, id: string, { code, prices }: DeskWords): string {
  const category = text(valueAt(documents.get(`packages/${id}.json`)?.value, ['category'])) ?? '';
  const name = entryName(documents, 'category', category, code) ?? category;
  const nights = tourNights(documents, id);
  return nights === undefined ? prices.noneWithoutNights(name) : prices.noneOfNights(name, nights);
}

/** The tours for which a price list holds, for at least one of their options. */
export function toursOfList(documents: Documents, file: string): readonly string[] {
  return filesIn(documents, 'packages')
    .map(fileId)
    .filter((id) => listsOfTour(documents, id).some((list) => list.file === file));
}

/** The tours that use a price list, each with the lists that hold in its place; undefined among them where none does. */
export function listsWithout(
  documents: Documents,
  file: string,
): readonly { readonly tour: string; readonly files: readonly (string | undefined)[] }[] {
  const left = new Map([...documents].filter(([path]) => path !== file));
  return toursOfList(documents, file).map((tour) => {
    const now = listsOfTour(documents, tour);
    const then = listsOfTour(left, tour).filter((_, index) => now[index]?.file === file);
    return { tour, files: [...new Set(then.map((list) => list.file))] };
  });
}

/** True if a price list has the usual prices of tours that have no list of their own. */
export function isDefaultList(documents: Documents, file: string): boolean {
  return valueAt(documents.get(file)?.value, ['serves', 'nights']) !== undefined;
}

/** The days of a plan, and its option. */
export interface TourPlan {
  /** Undefined for the days of all options. */
  readonly option: string | undefined;
  /** Ids of days by their number: the first, and those that can be chosen in its place. */
  readonly days: readonly (readonly string[])[];
}

/** The day plans of a tour: one for all its options, or one for each. */
export function listPlans(documents: Documents, id: string): readonly TourPlan[] {
  const itinerary = documents.get(`itineraries/${id}.json`)?.value;
  const single = valueAt(itinerary, ['plan']);
  if (single !== undefined) return [{ option: undefined, days: daysIn(single) }];
  const options = valueAt(itinerary, ['options']);
  return Object.entries(isObject(options) ? options : {}).map(([option, plan]) => ({
    option,
    days: daysIn(plan),
  }));
}

function daysIn(plan: Json): readonly (readonly string[])[] {
  const numbered = new Map<number, string[]>();
  for (const [key, day] of Object.entries(isObject(plan) ? plan : {})) {
    const number = Number(/^day(\d+)/.exec(key)?.[1] ?? 0);
    numbered.set(number, [...(numbered.get(number) ?? []), ...(typeof day === 'string' ? [day] : [])]);
  }
  return [...numbered].toSorted(([left], [right]) => left - right).map(([, days]) => days);
}

function planDays(documents: Documents, id: string): number {
  const days = valueAt(documents.get(`packages/${id}.json`)?.value, ['duration', 'days']);
  if (typeof days === 'number') return days;
  const planned = listPlans(documents, id)[0]?.days.length;
  return planned || daysFromName(entryName(documents, 'package', id, siteLanguages(documents)[0] ?? ''));
}

/** All options, where the category of a tour has them. */
export function optionsOfTour(documents: Documents, id: string): readonly string[] {
  const category = valueAt(documents.get(`packages/${id}.json`)?.value, ['category']);
  return optionsOfCategory(documents, text(category) ?? '');
}

export function optionsOfCategory(documents: Documents, id: string): readonly string[] {
  return valueAt(tourCategory(documents, id), ['options']) === true ? listIds(documents, 'option') : [];
}

function tourCategory(documents: Documents, id: string): Json | undefined {
  const all = valueAt(documents.get('categories.json')?.value, ['categories']);
  return Array.isArray(all) ? all.find((one) => valueAt(one, ['id']) === id) : undefined;
}

/** Undefined if the file does not say it in a way that can be understood. */
function readOwner(documents: Documents, file: string): TableOwner | undefined {
  const serves = valueAt(documents.get(file)?.value, ['serves']);
  const nights = valueAt(serves, ['nights']);
  if (typeof nights === 'number') return { nights };
  const listed = valueAt(serves, ['options']);
  const options = Array.isArray(listed) ? { options: listed.flatMap((one) => text(one) ?? []) } : {};
  const tour = text(valueAt(serves, ['package']));
  if (tour !== undefined) return { package: tour, ...options };
  const category = text(valueAt(serves, ['category']));
  if (category === undefined) return undefined;
  const days = valueAt(serves, ['days']);
  const hours = valueAt(serves, ['hours']);
  return {
    category,
    ...options,
    ...(typeof days === 'number' ? { days } : {}),
    ...(hours === true || typeof hours === 'number' ? { hours } : {}),
  };
}

function text(value: Json | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
