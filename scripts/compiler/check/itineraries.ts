import type { Itinerary } from '../../../schema/itinerary.ts';
import type { Option } from '../../../schema/option.ts';
import type { Site } from '../../../schema/site.ts';
import { type Diagnostic, wholeFile } from '../diagnostics/diagnostic.ts';
import {
  dayGap,
  dayTwice,
  missingItinerary,
  optionWithoutPlan,
  otherStars,
  plansDoNotFit,
  sameAlternative,
} from '../diagnostics/itineraries.ts';
import { inOrder, keyNeededBefore, planPlace } from '../link/link-itineraries.ts';
import type { LinkedItinerary, LinkedPackage, LinkedPlan, Model } from '../link/model.ts';
import { type JsonPath, type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';
import type { Entry } from '../validate/content-files.ts';

/** Days missing in a row, alternatives without their day, plans that do not fit the package's category. */
export function checkItineraries(model: Model): readonly Diagnostic[] {
  return [
    ...model.itineraries.flatMap(({ file, data, plans }) =>
      plans.flatMap((plan) => checkDayKeys(file, data, plan)),
    ),
    ...model.packages.flatMap((entry) => [
      ...checkPlanned(model, entry),
      ...(entry.itinerary ? checkKind(model, entry, entry.itinerary) : []),
    ]),
  ];
}

function checkDayKeys(file: ParsedFile, itinerary: Itinerary, { path }: LinkedPlan): readonly Diagnostic[] {
  const plan: Readonly<Record<string, unknown>> = Object(valueAtPath(itinerary, path));
  const keys = inOrder(Object.keys(plan));
  const gaps = keys.flatMap((key) => {
    const needed = keyNeededBefore(key);
    return needed && !keys.includes(needed) ? [dayGap(file.keyAt([...path, key]), key, needed)] : [];
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
      planPlace(first).day === planPlace(key).day ? sameAlternative(at, key, first) : dayTwice(at, id, first),
    ];
  });
}

function checkKind(
  { options }: Model,
  { category }: LinkedPackage,
  { file, data, plans }: LinkedItinerary,
): readonly Diagnostic[] {
  if (!category.found) return [];
  if (category.found.options && data.plan) return [plansDoNotFit(file.keyAt(['plan']), 'options')];
  if (!category.found.options && data.options) return [plansDoNotFit(file.keyAt(['options']), 'plan')];
  const planned = plans.flatMap(({ option }) => option ?? []);
  // A plan of an option that does not exist is reported as such; it was meant for one of the others.
  if (!data.options || planned.some(({ found }) => !found)) return [];
  return options
    .filter(({ id }) => planned.every((option) => option.id !== id))
    .map(({ id }) => optionWithoutPlan(file.keyAt(['options']), id));
}

function checkPlanned(
  { files }: Model,
  { id, itinerary, file, data, duration }: LinkedPackage,
): readonly Diagnostic[] {
  if (itinerary || files.damaged.has(`itineraries/${id}.json`)) return [];
  return [missingItinerary(wholeFile(file.path), id, data.duration ? undefined : duration)];
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
    return [otherStars(file.valueAt(path), other, own.stars, own.id)];
  });
}

function starsIn(text: unknown, tiers: Site['tiers']): readonly number[] {
  if (typeof text !== 'string') return [];
  const numbers = [...text.matchAll(/(?<!\d)\d(?!\d)/g)].map(([digit]) => Number(digit));
  return numbers.filter((number) => number > 0 && tiers.some(({ stars }) => stars === number));
}
