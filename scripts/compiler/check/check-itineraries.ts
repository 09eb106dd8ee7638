import type { Itinerary } from '../../../schema/itinerary.ts';
import { type Diagnostic, wholeFile } from '../diagnostics/diagnostic.ts';
import {
  dayGap,
  dayTwice,
  missingItinerary,
  optionWithoutPlan,
  plansDoNotFit,
  sameAlternative,
} from '../diagnostics/itineraries.ts';
import { inOrder, keyNeededBefore, planPlace } from '../link/link-itineraries.ts';
import type { LinkedItinerary, LinkedPackage, LinkedPlan, Model } from '../link/model.ts';
import { type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';

/** Days missing in a row, alternatives without their day, plans that do not fit the package's category. */
export function checkItineraries(model: Model): readonly Diagnostic[] {
  return [
    ...model.itineraries.flatMap(({ file, data, plans }) =>
      plans.flatMap((plan) => checkPlan(file, data, plan)),
    ),
    ...model.packages.flatMap((entry) => [
      ...checkPlanned(model, entry),
      ...(entry.itinerary ? checkKind(model, entry, entry.itinerary) : []),
    ]),
  ];
}

function checkPlan(file: ParsedFile, itinerary: Itinerary, { path }: LinkedPlan): readonly Diagnostic[] {
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
