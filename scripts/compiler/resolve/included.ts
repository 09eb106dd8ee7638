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
  const usual = site.inclusions.filter((id) => holdsFor(site, id, entry, option));
  return changed(site.inclusions, usual, [entry.data.inclusions, option?.data.inclusions]);
}

/** The things that it does not include, likewise. */
export function listExclusions(
  { exclusions }: Site,
  { data }: LinkedPackage,
  option: LinkedOption | undefined,
): readonly string[] {
  return changed(exclusions, exclusions, [data.exclusions, option?.data.exclusions]);
}

function holdsFor(
  { overnightInclusions, mealInclusions = {}, addedInclusions }: Site,
  id: string,
  entry: LinkedPackage,
  option: LinkedOption | undefined,
): boolean {
  if (addedInclusions.includes(id)) return false;
  if (overnightInclusions.includes(id) && !hasNights(entry)) return false;
  const meals = MEALS.filter((meal) => mealInclusions[meal] === id);
  const included = includedMeals(entry, option);
  return meals.length === 0 || meals.some((meal) => included.has(meal));
}

const MEALS: readonly Meal[] = ['breakfast', 'lunch', 'dinner'];

/** A list after its changes, in the order of all that there is. */
function changed(
  all: readonly string[],
  usual: readonly string[],
  changes: readonly ListChange[],
): readonly string[] {
  const listed = new Set(changes.reduce(change, usual));
  return all.filter((id) => listed.has(id));
}

function change(list: readonly string[], by: ListChange): readonly string[] {
  if (by === undefined || isList(by)) return by ?? list;
  const { add = [], leaveOut = [] } = by;
  return [...list, ...add].filter((id) => !leaveOut.includes(id));
}

function isList(by: NonNullable<ListChange>): by is Extract<ListChange, readonly string[]> {
  return Array.isArray(by);
}
