import { asciiDigits } from '../../../schema/digits.ts';
import { escapeRegExp } from '../../../schema/escape-reg-exp.ts';
import { valueAtPath } from '../../../schema/json-path.ts';
import { numberFormat } from '../../../src/pricing/money.ts';
import { cacheResults } from '../../../src/shared/cache-results.ts';
import { type Duration, daysFromName, daysIn, nightsIn } from '../../../src/trip/duration.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Length } from '../diagnostics/english.ts';
import { finding } from '../diagnostics/finding.ts';
import type { LinkedItinerary, LinkedPackage, LinkedPlan, Model } from '../link/model.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';

const nameContradictsPlan = finding('duration.name', 'warning', {
  en: (
    { name, claimed, planned, plan }: { name: string; claimed: Length; planned: number; plan: string },
    { length },
  ) => [
    `The name "${name}" says ${length(claimed)}, but "${plan}" has ${length({ days: planned })}.`,
    'Correct the name or the plan.',
  ],
  id: ({ name, claimed, planned, plan }, { length }) => [
    `Nama "${name}" menyebut ${length(claimed)}, tetapi "${plan}" berisi ${planned} hari.`,
    'Perbaiki namanya atau rencananya.',
  ],
});

const nameContradictsDuration = finding('duration.name', 'warning', {
  en: (
    { name, claimed, given, file }: { name: string; claimed: Length; given: Length; file: string },
    { length },
  ) => [
    `The name "${name}" says ${length(claimed)}, but "duration" in "${file}" is ${length(given)}.`,
    'Correct the name or the duration.',
  ],
  id: ({ name, claimed, given, file }, { length }) => [
    `Nama "${name}" menyebut ${length(claimed)}, tetapi "duration" di "${file}" adalah ${length(given)}.`,
    'Perbaiki namanya atau durasinya.',
  ],
});

const planContradictsDuration = finding('duration.plan', 'warning', {
  en: ({ given, planned, plan }: { given: Length; planned: number; plan: string }, { length }) => [
    `The package is ${length(given)} long, but "${plan}" has ${length({ days: planned })}.`,
    'Correct the duration or the plan.',
  ],
  id: ({ given, planned, plan }, { length }) => [
    `Paket ini berdurasi ${length(given)}, tetapi "${plan}" berisi ${planned} hari.`,
    'Perbaiki durasinya atau rencananya.',
  ],
});

const plansDiffer = finding('duration.options', 'warning', {
  en: (
    { option, own, first, other }: { option: string; own: number; first: string; other: number },
    { length },
  ) => [
    `Option "${option}" has ${length({ days: own })}, option "${first}" has ${length({ days: other })}.`,
    'Give all options of a package the same number of days, or make two packages.',
  ],
  id: ({ option, own, first, other }) => [
    `Pilihan "${option}" berisi ${own} hari, pilihan "${first}" berisi ${other} hari.`,
    'Samakan jumlah hari semua pilihan dalam satu paket, atau jadikan dua paket.',
  ],
});

const noNight = finding('duration.no-night', 'warning', {
  en: ({ category }: { category: string }) => [
    `The category "${category}" has nights, but the package has none.`,
    'Add days to it, or choose a category without nights.',
  ],
  id: ({ category }) => [
    `Kategori "${category}" memakai malam menginap, tetapi paketnya tanpa malam.`,
    'Tambahkan hari, atau pilih kategori tanpa menginap.',
  ],
});

/** Names that promise one day; names without any number promise nothing. */
const ONE_DAY = /\bone\b|(?<!\d)1(?!\d)/i;

/**
 * Packages whose names, durations, categories and options disagree with their plans about the number of days. Only
 * for content without errors: a plan with a mistake has another length than was meant.
 */
export function checkDurations(model: Model): readonly Diagnostic[] {
  return model.packages.flatMap((entry) => {
    const { itinerary, data } = entry;
    // A guessed length is reported by the check of itineraries.
    if (!itinerary && !data.duration) return [];
    const differing = itinerary ? [...checkLengths(itinerary), ...checkPlan(entry, itinerary)] : [];
    if (differing.length > 0) return differing;
    // A wrong length in the name already explains that nights are missing.
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
      plansDiffer(file.keyAt(path), {
        option: option?.id ?? '',
        own: days.length,
        first: usual.option?.id ?? '',
        other: usual.days.length,
      }),
    );
}

/** A plan that is longer or shorter than the package says, unless plans differ among themselves. */
function checkPlan({ data, file, dayCount }: LinkedPackage, { plans, file: plan }: LinkedItinerary) {
  const [planned = dayCount, ...others] = new Set(plans.map(({ days }) => days.length));
  if (!data.duration || others.length > 0 || planned === dayCount) return [];
  const values = { given: data.duration, planned, plan: plan.path };
  return [planContradictsDuration(file.valueAt(['duration']), values)];
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
      ? nameContradictsDuration(at, { name, claimed, given: duration, file: file.path })
      : nameContradictsPlan(at, { name, claimed, planned: dayCount, plan: itinerary.file.path }),
  ];
}

/** The length in a name without a clear claim, by the rule that guesses lengths. */
function guessedClaims(name: string): readonly ClaimedLength[] {
  const days = daysFromName(name);
  return days > 1 || ONE_DAY.test(name) ? [{ days }] : [];
}

/** Number words recognized in names of any language. */
const NUMBER_WORDS = 'one|two|three|four|five';
const NUMBER = new RegExp(`\\d|\\b(?:${NUMBER_WORDS})\\b`, 'i');
/** Days and nights in any language and however short: "3D2N", "4 Tage, 3 Nächte". */
const DAYS_AND_NIGHTS = /(?<!\d)(\d{1,3})\s?\p{L}{1,20}[\s/,-]{0,5}(\d{1,3})\s?\p{L}/u;
/** A number with a single letter may be days as well as anything else: "3D". */
const ONE_LETTER = /(?<![\p{L}\d])\d+\s?\p{L}(?!\p{L})/gu;

/** True if a name holds a number that is not clearly one of days, as in "24/7", "4x4" or "50+". */
export function hasUnclearNumber(name: string, locales: readonly string[]): boolean {
  const text = asciiDigits(name);
  const [, days = '', nights = ''] = DAYS_AND_NIGHTS.exec(text) ?? [];
  if (days !== '' && Number(days) === Number(nights) + 1) return false;
  const claims = claimedLengths(text.replaceAll(ONE_LETTER, ''), locales);
  return !claims.some((claim) => 'days' in claim) && (NUMBER.test(text) || daysFromName(text) > 1);
}

/** Nights belong to tours that have any. */
function checkNights({ category, duration, file }: LinkedPackage): readonly Diagnostic[] {
  if (!category.found?.overnight || nightsIn(duration) > 0) return [];
  return [noNight(file.valueAt(['category']), { category: category.id })];
}

/** A length that a name promises. */
export type ClaimedLength = { readonly days: number } | { readonly hours: number };

type Unit = 'day' | 'hour';

const UNITS: readonly Unit[] = ['day', 'hour'];
const DISPLAYS = ['narrow', 'short', 'long'] as const;

/** Numbers of every plural category that languages have. */
const COUNTS = [0, 0.5, 1, 2, 3, 5, 6, 11, 20, 100];

/**
 * The lengths that a name really claims: a number right before the word for days or hours. What is counted otherwise
 * (places, stars, years, "half day") is no claim.
 *
 * @param locales whose words count: that of the name, and those of the site's other languages, which names borrow from
 */
export function claimedLengths(name: string, locales: readonly string[]): readonly ClaimedLength[] {
  const { units, claim } = findClaimPattern(locales);
  return [...asciiDigits(name).matchAll(claim)].map(([, number = '', half = '', word = '']) => {
    const count = readNumber(number) + (half === '' ? 0 : 0.5);
    return units.get(word.toLowerCase()) === 'hour' ? { hours: count } : { days: count };
  });
}

/** The first claim that contradicts a duration; undefined if one fits, or there is none. */
export function contradiction(
  claims: readonly ClaimedLength[],
  duration: Duration,
): ClaimedLength | undefined {
  return claims.some((claim) => fits(claim, duration)) ? undefined : claims[0];
}

/** Less than a day fits a day; hours fit every tour within a day whose own hours are not known. */
function fits(claim: ClaimedLength, duration: Duration): boolean {
  if ('days' in claim) return Math.max(1, claim.days) === daysIn(duration);
  return 'hours' in duration ? claim.hours === duration.hours : daysIn(duration) === 1;
}

function readNumber(text: string): number {
  return /\d/.test(text) ? Number(text.replace(',', '.')) : daysFromName(text);
}

/** The words of some languages that lengths are claimed with. */
interface ClaimPattern {
  /** Words for days and hours in small letters; a word of several languages has the meaning of the first. */
  readonly units: ReadonlyMap<string, Unit>;
  /** Finds a number, a half, and one of these words. */
  readonly claim: RegExp;
}

const findClaimPattern = cacheResults((locales: readonly string[]): ClaimPattern => {
  const units = new Map(locales.toReversed().flatMap(listWords));
  const words = [...units.keys()].toSorted((left, right) => right.length - left.length).map(escapeRegExp);
  const claim = new RegExp(
    `(?<![\\p{L}\\p{N}.,])(?<!\\d\\s?[-–]\\s?)(\\d+(?:[.,]\\d)?|${NUMBER_WORDS})(½?)[\\s-]*(${words.join('|')})(?!\\p{L})`,
    'giu',
  );
  return { units, claim };
});

function listWords(locale: string): readonly (readonly [word: string, unit: Unit])[] {
  return UNITS.flatMap((unit) =>
    DISPLAYS.flatMap((unitDisplay) => {
      const format = numberFormat(locale, { style: 'unit', unit, unitDisplay });
      const parts = COUNTS.flatMap((count) => format.formatToParts(count));
      return parts
        .filter(({ type }) => type === 'unit')
        .map(({ value }) => [value.toLowerCase().trim(), unit] as const);
    }),
  );
}
