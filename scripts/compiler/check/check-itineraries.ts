import type { Itinerary, Plan } from '../../../schema/itinerary.ts';
import { type Diagnostic, wholeFile } from '../diagnostics/diagnostic.ts';
import {
  dayGap,
  dayTwice,
  missingItinerary,
  optionWithoutPlan,
  plansDoNotFit,
  sameAlternative,
} from '../diagnostics/itineraries.ts';
import type { JsonPath, ParsedFile } from '../parse/parsed-file.ts';
import type { ContentFiles, Entry } from '../validate/content-files.ts';

/** Days missing in a row, alternatives without their day, plans that do not fit the package's category. */
export function checkItineraries(files: ContentFiles): readonly Diagnostic[] {
  const { itineraries } = files.entries;
  return [
    ...itineraries.flatMap((itinerary) => [...checkPlans(itinerary), ...checkKind(files, itinerary)]),
    ...checkAllPlanned(files),
  ];
}

function checkPlans({ file, value }: Entry<Itinerary>): readonly Diagnostic[] {
  const plans: [JsonPath, Plan][] = Object.entries(value.options ?? {}).map(([id, plan]) => [
    ['options', id],
    plan,
  ]);
  if (value.plan) plans.push([['plan'], value.plan]);
  return plans.flatMap(([path, plan]) => [...checkGaps(file, path, plan), ...checkRepeats(file, path, plan)]);
}

function checkGaps(file: ParsedFile, path: JsonPath, plan: Plan): readonly Diagnostic[] {
  return Object.keys(plan).flatMap((key) => {
    const needed = neededBefore(key);
    return needed && !Object.hasOwn(plan, needed) ? [dayGap(file.keyAt([...path, key]), key, needed)] : [];
  });
}

/** The same day offered as a choice beside itself, or planned twice. */
function checkRepeats(file: ParsedFile, path: JsonPath, plan: Plan): readonly Diagnostic[] {
  const days = Object.entries(plan);
  return days.flatMap(([key, id], index) => {
    const [first] = days.slice(0, index).find(([, other]) => other === id) ?? [];
    if (first === undefined) return [];
    const at = file.valueAt([...path, key]);
    return [
      first === neededBefore(key) && key.endsWith('_alt')
        ? sameAlternative(at, key, first)
        : dayTwice(at, id, first),
    ];
  });
}

/** The key without which a day makes no sense: `day2_alt` needs `day2`, `day3` needs `day2`. */
function neededBefore(key: string): string | undefined {
  if (key.endsWith('_alt')) return key.slice(0, -'_alt'.length);
  const number = Number(key.slice('day'.length));
  return number > 1 ? `day${number - 1}` : undefined;
}

function checkKind(files: ContentFiles, { id, file, value }: Entry<Itinerary>): readonly Diagnostic[] {
  const owner = files.entries.packages.find((entry) => entry.id === id);
  const category = files.single.categories?.value.categories.find(
    (entry) => entry.id === owner?.value.category,
  );
  if (!category) return [];
  if (category.options && value.plan) return [plansDoNotFit(file.keyAt(['plan']), 'options')];
  if (!category.options && value.options) return [plansDoNotFit(file.keyAt(['options']), 'plan')];
  const planned = Object.keys(value.options ?? {});
  const known = files.entries.options.map((option) => option.id);
  // A plan of an option that does not exist is told as such; it was meant for one of the others.
  if (planned.some((option) => !known.includes(option))) return [];
  const missing = files.entries.options.filter((option) => value.options && !planned.includes(option.id));
  return missing.map((option) => optionWithoutPlan(file.keyAt(['options']), option.id));
}

function checkAllPlanned(files: ContentFiles): readonly Diagnostic[] {
  return files.entries.packages
    .filter(({ id }) => {
      const isPlanned = files.entries.itineraries.some((itinerary) => itinerary.id === id);
      return !isPlanned && !files.damaged.has(`itineraries/${id}.json`);
    })
    .map(({ id, file }) => missingItinerary(wholeFile(file.path), id));
}
