import { EFFORTS } from '../../../schema/facts.ts';
import type { Itinerary } from '../../../schema/itinerary.ts';
import { type JsonPath, valueAtPath } from '../../../schema/json-path.ts';
import type { Option } from '../../../schema/option.ts';
import type { Site } from '../../../schema/site.ts';
import type { Duration } from '../../../src/trip/duration.ts';
import { type Diagnostic, wholeFile } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import { keyNeededBefore, planPlace, sortPlanKeys } from '../link/link-itineraries.ts';
import type { LinkedItinerary, LinkedPackage, LinkedPlan, Model } from '../link/model.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { Entry } from '../validate/content-files.ts';
import { hasUnclearNumber } from './durations.ts';

const missingItinerary = finding('itinerary.missing', 'warning', {
  en: ({ id }: { id: string }) => [
    `The package "${id}" has no itinerary; visitors see a general text.`,
    `Add "itineraries/${id}.json".`,
  ],
  id: ({ id }) => [
    `Paket "${id}" belum punya rencana perjalanan; pengunjung melihat teks umum.`,
    `Tambahkan "itineraries/${id}.json".`,
  ],
});

/** A package whose length is only in its name. */
const guessedLength = finding('itinerary.missing', 'warning', {
  en: ({ id, guessed }: { id: string; guessed: Duration }, { length }) => [
    `The package "${id}" has neither an itinerary nor a duration; we guessed ${length(guessed)} from the name.`,
    `Add "itineraries/${id}.json", or at least "duration" to the package.`,
  ],
  id: ({ id, guessed }, { length }) => [
    `Paket "${id}" belum punya rencana perjalanan maupun durasi; kami menebak ${length(guessed)} dari namanya.`,
    `Tambahkan "itineraries/${id}.json", atau setidaknya "duration" pada paketnya.`,
  ],
});

/** A package without any length, even in its name. */
const unclearLength = finding('duration.unclear', 'warning', {
  en: ({ name, guessed }: { name: string; guessed: Duration }, { length }) => [
    `There is neither an itinerary nor a duration, and the number in "${name}" is not clearly one of days; visitors would read ${length(guessed)}.`,
    'Add "duration", such as "duration": { "days": 3 } or { "hours": 4 }.',
  ],
  id: ({ name, guessed }, { length }) => [
    `Rencana perjalanan dan durasi belum ada, dan angka dalam "${name}" belum tentu jumlah hari; pengunjung akan membaca ${length(guessed)}.`,
    'Tambahkan "duration", misalnya "duration": { "days": 3 } atau { "hours": 4 }.',
  ],
});

const dayGap = finding('itinerary.day-gap', 'error', {
  en: ({ day, missing }: { day: string; missing: string }) => [
    `"${day}" needs "${missing}", which is missing.`,
    `Add "${missing}", or rename "${day}" to "${missing}".`,
  ],
  id: ({ day, missing }) => [
    `"${day}" memerlukan "${missing}", yang belum ada.`,
    `Tambahkan "${missing}", atau ubah nama "${day}" menjadi "${missing}".`,
  ],
});

const optionWithoutPlan = finding('itinerary.missing-option', 'warning', {
  en: ({ option }: { option: string }) => [
    `Option "${option}" has no plan; visitors see a general one.`,
    `Add the days of option "${option}".`,
  ],
  id: ({ option }) => [
    `Pilihan "${option}" belum punya rencana perjalanan; pengunjung melihat rencana umum.`,
    `Tambahkan hari-hari untuk pilihan "${option}".`,
  ],
});

const optionsWithoutChoice = finding('itinerary.wrong-kind', 'error', {
  en: () => ['The package’s category has no options, but its itinerary does.', 'Put the days under "plan".'],
  id: () => [
    'Kategori paket ini tidak punya pilihan, tetapi rencana perjalanannya punya.',
    'Tulis hari-harinya di "plan".',
  ],
});

const sameAlternative = finding('itinerary.same-alternative', 'error', {
  en: ({ alternative, day }: { alternative: string; day: string }) => [
    `"${alternative}" is the same day as "${day}": there is nothing to choose.`,
    `Name another day, or remove "${alternative}".`,
  ],
  id: ({ alternative, day }) => [
    `"${alternative}" sama dengan "${day}": tidak ada yang bisa dipilih.`,
    `Tulis hari lain, atau hapus "${alternative}".`,
  ],
});

const dayTwice = finding('itinerary.day-twice', 'warning', {
  en: ({ id, first }: { id: string; first: string }) => [
    `The day "${id}" is already in this plan, as "${first}".`,
    'Name another day, unless guests really do the same thing twice.',
  ],
  id: ({ id, first }) => [
    `Hari "${id}" sudah ada dalam rencana ini, sebagai "${first}".`,
    'Tulis hari lain, kecuali tamu memang melakukannya dua kali.',
  ],
});

const effortBelowDay = finding('fact.effort', 'warning', {
  en: ({ given, day, needed }: { given: string; day: string; needed: string }) => [
    `The tour is "${given}", but a day of it, "${day}", is "${needed}".`,
    `Set the effort of the tour to "${needed}", or correct "effort" of the day.`,
  ],
  id: ({ given, day, needed }) => [
    `Tur ini bertingkat "${given}", padahal salah satu harinya, "${day}", bertingkat "${needed}".`,
    `Ubah tingkat kesulitan tur menjadi "${needed}", atau perbaiki "effort" pada hari itu.`,
  ],
});

const otherStars = finding('option.stars', 'warning', {
  en: ({ found, own, tier }: { found: number; own: number; tier: string }) => [
    `This says ${found}, but the option’s accommodation class "${tier}" has ${own} stars.`,
    'Correct the text, or "tier" of the option.',
  ],
  id: ({ found, own, tier }) => [
    `Di sini disebut ${found}, padahal kelas akomodasi "${tier}" pilihan ini berbintang ${own}.`,
    'Perbaiki teksnya, atau "tier" pilihan ini.',
  ],
});

/** Days missing in a row, alternatives without their day, plans that do not fit the package's category. */
export function checkItineraries(model: Model): readonly Diagnostic[] {
  return [
    ...model.itineraries.flatMap(({ file, data, plans }) =>
      plans.flatMap((plan) => checkDayKeys(file, data, plan)),
    ),
    ...model.packages.flatMap((entry) => [
      ...checkPlanned(model, entry),
      ...(entry.itinerary ? checkKind(model, entry, entry.itinerary) : []),
      ...checkEffort(entry),
    ]),
  ];
}

function checkDayKeys(file: ParsedFile, itinerary: Itinerary, { path }: LinkedPlan): readonly Diagnostic[] {
  const plan: Readonly<Record<string, unknown>> = Object(valueAtPath(itinerary, path));
  const keys = sortPlanKeys(Object.keys(plan));
  const gaps = keys.flatMap((key) => {
    const needed = keyNeededBefore(key);
    return needed && !keys.includes(needed)
      ? [dayGap(file.keyAt([...path, key]), { day: key, missing: needed })]
      : [];
  });
  return [
    ...gaps,
    ...checkRepeats(
      file,
      path,
      keys.map((key) => [key, String(plan[key])]),
    ),
  ];
}

/** The same day offered twice as a choice for one day, or planned twice. */
function checkRepeats(
  file: ParsedFile,
  path: LinkedPlan['path'],
  days: readonly (readonly [key: string, id: string])[],
): readonly Diagnostic[] {
  return days.flatMap(([key, id], index) => {
    const [first] = days.slice(0, index).find(([, other]) => other === id) ?? [];
    if (first === undefined) return [];
    const at = file.valueAt([...path, key]);
    return [
      planPlace(first).day === planPlace(key).day
        ? sameAlternative(at, { alternative: key, day: first })
        : dayTwice(at, { id, first }),
    ];
  });
}

function checkKind(
  { options }: Model,
  { category }: LinkedPackage,
  { file, data, plans }: LinkedItinerary,
): readonly Diagnostic[] {
  if (!category.found) return [];
  if (!category.found.options && data.options) return [optionsWithoutChoice(file.keyAt(['options']))];
  const planned = plans.flatMap(({ option }) => option ?? []);
  // A plan of an option that does not exist is reported as such; it was meant for one of the others.
  if (!data.options || planned.some(({ found }) => !found)) return [];
  return options
    .filter(({ id }) => planned.every((option) => option.id !== id))
    .map(({ id }) => optionWithoutPlan(file.keyAt(['options']), { option: id }));
}

function checkPlanned(
  { files }: Model,
  { id, itinerary, file, data, duration }: LinkedPackage,
): readonly Diagnostic[] {
  if (itinerary || files.damaged.has(`itineraries/${id}.json`)) return [];
  const at = wholeFile(file.path);
  if (data.duration) return [missingItinerary(at, { id })];
  const name = nameIn(files, id);
  return name !== undefined && hasUnclearNumber(name, listLocales(files))
    ? [unclearLength(at, { name, guessed: duration })]
    : [guessedLength(at, { id, guessed: duration })];
}

/** The name of a package in the language whose names say how long tours are. */
function nameIn({ texts, single }: Model['files'], id: string): string | undefined {
  const code = single.site?.value.fallbackLanguage;
  const own = texts.find(({ area, language }) => area === 'packages' && language === code);
  const name = own && valueAtPath(own.file.value, [id, 'name']);
  return typeof name === 'string' ? name : undefined;
}

/** The locales of all languages, the fallback language first. */
function listLocales({ single }: Model['files']): readonly string[] {
  const { languages = [], fallbackLanguage } = single.site?.value ?? {};
  const own = languages.filter(({ code }) => code === fallbackLanguage);
  return [...own, ...languages].map(({ locale }) => locale);
}

/** A tour that is easier than the most demanding day that guests can choose. */
function checkEffort({ data, file, itinerary }: LinkedPackage): readonly Diagnostic[] {
  const { effort } = data;
  if (effort === undefined) return [];
  const days = itinerary?.plans.flatMap((plan) => plan.days.flatMap(({ choices }) => choices)) ?? [];
  const rank = (level: (typeof EFFORTS)[number] | undefined) => (level ? EFFORTS.indexOf(level) : -1);
  const [hardest] = days
    .flatMap(({ found }) => found ?? [])
    .toSorted((one, other) => rank(other.data.effort) - rank(one.data.effort));
  const needed = hardest?.data.effort;
  if (!hardest || needed === undefined || rank(needed) <= rank(effort)) return [];
  return [effortBelowDay(file.valueAt(['effort']), { given: effort, day: hardest.file.path, needed })];
}

/**
 * Texts of options that name the stars of another accommodation class than their own, whatever the language: the one
 * number in a feature or description that is some class's number of stars.
 */
export function checkOptions({ files }: Model): readonly Diagnostic[] {
  const site = files.single.site;
  if (!site) return [];
  const texts = files.texts.filter(({ area }) => area === 'options');
  return files.entries.options.flatMap((option) =>
    texts.flatMap(({ file }) => checkStars(file, option, site.value.tiers)),
  );
}

function checkStars(
  file: ParsedFile,
  { id, value }: Entry<Option>,
  tiers: Site['tiers'],
): readonly Diagnostic[] {
  const own = tiers.find((tier) => tier.id === value.tier);
  if (!own || own.stars === 0) return [];
  const features = valueAtPath(file.value, [id, 'features']);
  const count = Array.isArray(features) ? features.length : 0;
  const paths: readonly JsonPath[] = [
    [id, 'description'],
    ...Array.from({ length: count }, (_, index) => [id, 'features', index]),
  ];
  return paths.flatMap((path) => {
    const found = starsIn(valueAtPath(file.value, path), tiers);
    const [other] = found;
    if (other === undefined || found.includes(own.stars)) return [];
    return [otherStars(file.valueAt(path), { found: other, own: own.stars, tier: own.id })];
  });
}

function starsIn(text: unknown, tiers: Site['tiers']): readonly number[] {
  if (typeof text !== 'string') return [];
  const numbers = [...text.matchAll(/(?<!\d)\d(?!\d)/g)].map(([digit]) => Number(digit));
  return numbers.filter((number) => number > 0 && tiers.some(({ stars }) => stars === number));
}
