import type { ListChange } from '../../../schema/list-change.ts';
import type { Option } from '../../../schema/option.ts';
import { nightsIn } from '../../../src/trip/duration.ts';
import type { LinkedOption, LinkedPackage } from '../link/model.ts';
import type { Content } from './content.ts';

type Meal = Option['meals'][number];
type Site = Content['site'];

function hasNights({ category, duration }: LinkedPackage): boolean {
  return category.target.overnight && nightsIn(duration) > 0;
}

/** The meals that are paid with the tour: breakfast comes with every night, others with the option. */
export function includedMeals(entry: LinkedPackage, option: LinkedOption | undefined): ReadonlySet<Meal> {
  return new Set([...(hasNights(entry) ? ['breakfast' as const] : []), ...(option?.data.meals ?? [])]);
}

/**
 * The ids of what a package with an option includes, in the order of the site: the site's inclusions, as far as nights
 * and meals allow, with the changes of package and option.
 */
export function listInclusions(
  site: Site,
  entry: LinkedPackage,
  option: LinkedOption | undefined,
): readonly string[] {
  const { inclusions, overnightInclusions, mealInclusions = {}, addedInclusions } = site;
  const forMeals = Object.values(mealInclusions);
  const forIncludedMeals = [...includedMeals(entry, option)].map((meal) => mealInclusions[meal]);
  const usual = inclusions.filter(
    (id) =>
      !addedInclusions.includes(id) &&
      (hasNights(entry) || !overnightInclusions.includes(id)) &&
      (forIncludedMeals.includes(id) || !forMeals.includes(id)),
  );
  return applyChanges(inclusions, usual, [entry.data.inclusions, option?.data.inclusions]);
}

/** The ids of what it does not include, in the order of the site, with the changes of package and option. */
export function listExclusions(
  { exclusions }: Site,
  { data }: LinkedPackage,
  option: LinkedOption | undefined,
): readonly string[] {
  return applyChanges(exclusions, exclusions, [data.exclusions, option?.data.exclusions]);
}

/** The usual list after its changes, in the order of all that could be listed. */
function applyChanges(
  all: readonly string[],
  usual: readonly string[],
  changes: readonly ListChange[],
): readonly string[] {
  const listed = new Set(changes.reduce(applyChange, usual));
  return all.filter((id) => listed.has(id));
}

function applyChange(list: readonly string[], change: ListChange): readonly string[] {
  if (change === undefined || Array.isArray(change)) return change ?? list;
  const { add = [], leaveOut = [] } = change;
  return [...list, ...add].filter((id) => !leaveOut.includes(id));
}
