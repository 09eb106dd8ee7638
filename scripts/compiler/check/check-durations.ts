import type { Itinerary } from '../../../schema/itinerary.ts';
import { daysFromName } from '../../../src/domain/duration.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nameContradictsPlan, noNight, plansDiffer } from '../diagnostics/itineraries.ts';
import { type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';
import type { ContentFiles, Entry } from '../validate/content-files.ts';
import { type PlanLength, planLengths } from './plan-lengths.ts';

/** Names that speak of one day; names without any number speak of none. Spec §5 Duration from package name. */
const ONE_DAY = /\bone\b|(?<!\d)1(?!\d)/i;

/**
 * Packages whose names, categories and options disagree with their plans about the number of days. Only for
 * content without errors: a plan with a mistake has another length than was meant.
 */
export function checkDurations(files: ContentFiles): readonly Diagnostic[] {
  return files.entries.itineraries.flatMap((itinerary) => {
    const plans = planLengths(itinerary.value);
    const first = plans[0];
    const usual = usualLength(plans);
    if (!first || !usual) return [];
    const differing = plans
      .filter(({ days }) => days !== usual.days)
      .map(({ option, days }) =>
        plansDiffer(itinerary.file.keyAt(['options', option]), option, days, usual.option, usual.days),
      );
    if (differing.length > 0) return differing;
    // Names that ask for more days say already what is wrong with a category of several.
    const names = checkNames(files, itinerary, first.days);
    return names.length > 0 ? names : checkNights(files, itinerary, first.days);
  });
}

/** The first of the plans that have as many days as most have. */
function usualLength(plans: readonly PlanLength[]): PlanLength | undefined {
  const alike = ({ days }: PlanLength): number => plans.filter((plan) => plan.days === days).length;
  return plans.toSorted((left, right) => alike(right) - alike(left))[0];
}

function checkNames(
  files: ContentFiles,
  { id, file }: Entry<Itinerary>,
  planned: number,
): readonly Diagnostic[] {
  return files.texts
    .filter(({ area }) => area === 'packages')
    .flatMap((texts) => checkName(texts.file, id, planned, file.path));
}

function checkName(texts: ParsedFile, id: string, planned: number, plan: string): readonly Diagnostic[] {
  const name = valueAtPath(texts.value, [id, 'name']);
  if (typeof name !== 'string') return [];
  const claimed = daysFromName(name);
  const isClaim = claimed > 1 || ONE_DAY.test(name);
  if (!isClaim || claimed === planned) return [];
  return [nameContradictsPlan(texts.valueAt([id, 'name']), name, claimed, planned, `"${plan}"`)];
}

/** Hotel nights belong to tours of several days. */
function checkNights(files: ContentFiles, { id }: Entry<Itinerary>, planned: number): readonly Diagnostic[] {
  const owner = files.entries.packages.find((entry) => entry.id === id);
  const category = files.single.categories?.value.categories.find(
    (entry) => entry.id === owner?.value.category,
  );
  if (!owner || !category?.overnight || planned > 1) return [];
  return [noNight(owner.file.valueAt(['category']), category.id)];
}
