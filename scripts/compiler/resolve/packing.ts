import type { PackagePage, PackageVariant } from '../../../src/shared/page-data/package.ts';
import { type Link, targetsOf } from '../link/link.ts';
import type { LinkedDay, LinkedDestination, LinkedPackage, LinkedVariant } from '../link/model.ts';
import type { PageContext } from './page-context.ts';

/** What any plan of a package asks guests to bring, each thing once. */
export function packageBring(context: PageContext, entry: LinkedPackage): PackagePage['bring'] {
  return [...new Set(entry.variants.flatMap((variant) => planBring(context, entry, variant)))];
}

/** Which of that an option's own plan asks for; nothing where it is all. */
export function variantBring(
  context: PageContext,
  entry: LinkedPackage,
  variant: LinkedVariant,
): Pick<PackageVariant, 'bring'> {
  const all = packageBring(context, entry);
  const own = new Set(planBring(context, entry, variant));
  return own.size === all.length ? {} : { bring: [...own].map((thing) => all.indexOf(thing)) };
}

/** Of every day and choice; of the package's destinations where there is no plan. */
function planBring(
  context: PageContext,
  { destinations }: LinkedPackage,
  { itinerary }: LinkedVariant,
): readonly string[] {
  if (itinerary.source === 'generic') return adviceOf(context, destinations);
  return itinerary.days.flatMap(({ choices }) => targetsOf(choices).flatMap((day) => dayBring(context, day)));
}

function dayBring(context: PageContext, { id, data, destinations }: LinkedDay): readonly string[] {
  return context.shared(
    `bring ${id}`,
    () => data.bring?.map((thing) => context.texts.labels.packing(thing)) ?? adviceOf(context, destinations),
  );
}

/** What the pages of destinations advise. */
function adviceOf(
  { texts }: PageContext,
  destinations: readonly Link<LinkedDestination>[],
): readonly string[] {
  return targetsOf(destinations).flatMap(({ id }) => texts.destinations(id).bring);
}
