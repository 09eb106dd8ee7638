import type { Itinerary, Plan } from '../../../schema/itinerary.ts';
import { type Diagnostic, wholeFile } from '../diagnostics/diagnostic.ts';
import { dayGap, missingItinerary, optionWithoutPlan, plansDoNotFit } from '../diagnostics/meaning.ts';
import type { JsonPath } from '../parse/parsed-file.ts';
import type { ContentFiles, Entry } from '../validate/content-files.ts';

/** Days missing in a row, alternatives without their day, plans that do not fit the package's category. */
export function checkItineraries(files: ContentFiles): readonly Diagnostic[] {
  const { itineraries } = files.entries;
  return [
    ...itineraries.flatMap((itinerary) => [...checkGaps(itinerary), ...checkKind(files, itinerary)]),
    ...checkAllPlanned(files),
  ];
}

function checkGaps({ file, value }: Entry<Itinerary>): readonly Diagnostic[] {
  const plans: [JsonPath, Plan][] = Object.entries(value.options ?? {}).map(([id, plan]) => [
    ['options', id],
    plan,
  ]);
  if (value.plan) plans.push([['plan'], value.plan]);
  return plans.flatMap(([path, plan]) =>
    Object.keys(plan).flatMap((key) => {
      const needed = neededBefore(key);
      return needed && !Object.hasOwn(plan, needed) ? [dayGap(file.keyAt([...path, key]), key, needed)] : [];
    }),
  );
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
  const missing = files.entries.options.filter(
    (option) => value.options && !Object.hasOwn(value.options, option.id),
  );
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
