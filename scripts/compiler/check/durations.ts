import { daysFromName, nightsIn } from '../../../src/domain/duration.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import {
  nameContradictsDuration,
  nameContradictsPlan,
  noNight,
  planContradictsDuration,
  plansDiffer,
} from '../diagnostics/itineraries.ts';
import type { LinkedItinerary, LinkedPackage, LinkedPlan, Model } from '../link/model.ts';
import { type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';
import { type ClaimedLength, claimedLengths, contradiction } from './claimed-lengths.ts';

/** Names that speak of one day; names without any number speak of none. */
const ONE_DAY = /\bone\b|(?<!\d)1(?!\d)/i;

/**
 * Packages whose names, durations, categories and options disagree with their plans about the number of days. Only
 * for content without errors: a plan with a mistake has another length than was meant.
 */
export function checkDurations(model: Model): readonly Diagnostic[] {
  return model.packages.flatMap((entry) => {
    const { itinerary, data } = entry;
    // Where the length is a guess, the check of itineraries says so.
    if (!itinerary && !data.duration) return [];
    const differing = itinerary ? [...checkLengths(itinerary), ...checkPlan(entry, itinerary)] : [];
    if (differing.length > 0) return differing;
    // Names that ask for more days say already what is wrong with a category of several.
    const names = checkNames(model, entry);
    return names.length > 0 ? names : checkNights(entry);
  });
}

/** Options whose plans are longer or shorter than those of most. */
function checkLengths({ plans, file }: LinkedItinerary): readonly Diagnostic[] {
  const alike = ({ days }: LinkedPlan): number =>
    plans.filter((plan) => plan.days.length === days.length).length;
  const usual = plans.toSorted((left, right) => alike(right) - alike(left))[0];
  if (!usual) return [];
  return plans
    .filter(({ days }) => days.length !== usual.days.length)
    .map(({ option, path, days }) =>
      plansDiffer(file.keyAt(path), option?.id ?? '', days.length, usual.option?.id ?? '', usual.days.length),
    );
}

/** A plan that is longer or shorter than the package says; where several differ among themselves, that is told. */
function checkPlan({ data, file, dayCount }: LinkedPackage, { plans, file: plan }: LinkedItinerary) {
  const lengths = new Set(plans.map(({ days }) => days.length));
  const [planned = dayCount, ...others] = lengths;
  const differs = others.length === 0 && planned !== dayCount;
  return data.duration && differs
    ? [planContradictsDuration(file.valueAt(['duration']), data.duration, planned, plan.path)]
    : [];
}

function checkNames({ files }: Model, entry: LinkedPackage): readonly Diagnostic[] {
  const languages = files.single.site?.value.languages ?? [];
  return files.texts
    .filter(({ area }) => area === 'packages')
    .flatMap(({ file, language }) => {
      const name = valueAtPath(file.value, [entry.id, 'name']);
      const own = languages.filter(({ code }) => code === language);
      const locales = [...own, ...languages].map(({ locale }) => locale);
      return typeof name === 'string' ? checkName(file, name, locales, entry) : [];
    });
}

function checkName(
  texts: ParsedFile,
  name: string,
  locales: readonly string[],
  { id, data, duration, dayCount, itinerary, file }: LinkedPackage,
): readonly Diagnostic[] {
  const claims = claimedLengths(name, locales);
  const claimed = contradiction(claims.length > 0 || data.duration ? claims : guessedClaims(name), duration);
  if (!claimed) return [];
  const at = texts.valueAt([id, 'name']);
  return [
    data.duration || !itinerary
      ? nameContradictsDuration(at, name, claimed, duration, file.path)
      : nameContradictsPlan(at, name, claimed, dayCount, itinerary.file.path),
  ];
}

/** What a name without a clear claim speaks of, by the rule of the specification. */
function guessedClaims(name: string): readonly ClaimedLength[] {
  const days = daysFromName(name);
  return days > 1 || ONE_DAY.test(name) ? [{ days }] : [];
}

/** Nights belong to tours that have any. */
function checkNights({ category, duration, file }: LinkedPackage): readonly Diagnostic[] {
  if (!category.found?.overnight || nightsIn(duration) > 0) return [];
  return [noNight(file.valueAt(['category']), category.id)];
}
