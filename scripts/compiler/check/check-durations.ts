import { daysFromName } from '../../../src/domain/duration.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nameContradictsPlan, noNight, plansDiffer } from '../diagnostics/itineraries.ts';
import type { LinkedItinerary, LinkedPackage, LinkedPlan, Model } from '../link/model.ts';
import { type ParsedFile, valueAtPath } from '../parse/parsed-file.ts';

/** Names that speak of one day; names without any number speak of none. Spec §5 Duration from package name. */
const ONE_DAY = /\bone\b|(?<!\d)1(?!\d)/i;

/**
 * Packages whose names, categories and options disagree with their plans about the number of days. Only for
 * content without errors: a plan with a mistake has another length than was meant.
 */
export function checkDurations(model: Model): readonly Diagnostic[] {
  return model.packages.flatMap((entry) => {
    const { itinerary } = entry;
    if (!itinerary) return [];
    const differing = checkLengths(itinerary);
    if (differing.length > 0) return differing;
    // Names that ask for more days say already what is wrong with a category of several.
    const names = checkNames(model, entry, itinerary);
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

function checkNames({ files }: Model, { id, dayCount }: LinkedPackage, { file }: LinkedItinerary) {
  return files.texts
    .filter(({ area }) => area === 'packages')
    .flatMap((texts) => checkName(texts.file, id, dayCount, file.path));
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
function checkNights({ category, dayCount, file }: LinkedPackage): readonly Diagnostic[] {
  if (!category.found?.overnight || dayCount > 1) return [];
  return [noNight(file.valueAt(['category']), category.id)];
}
