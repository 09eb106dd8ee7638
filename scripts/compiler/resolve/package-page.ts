import { paths } from '../../../schema/paths.ts';
import type { Questions } from '../../../schema/questions.ts';
import type {
  BookingLanguages,
  PackagePage,
  PackageVariant,
  SharedTexts,
} from '../../../src/shared/page-data/package.ts';
import { type Link, linkTargets } from '../link/link.ts';
import type {
  LinkedDay,
  LinkedDestination,
  LinkedOption,
  LinkedPackage,
  LinkedVariant,
} from '../link/model.ts';
import { firstDetails, firstMessage, sharedTexts, variantTexts } from './booking-texts.ts';
import { cardFiles } from './cards.ts';
import { tourFacts } from './facts.ts';
import { listExclusions, listInclusions } from './included.ts';
import { plannedDays, resolveItinerary } from './itinerary.ts';
import { priceTexts } from './lowest-price.ts';
import { packageRoute } from './maps.ts';
import type { PageContext } from './page-context.ts';
import { packagePractical } from './page-parts.ts';
import type { PageType, Resolved } from './page-types.ts';
import { pick } from './pick.ts';
import { approximateRate, resolveTable } from './price-table.ts';
import { relatedPackages } from './related-packages.ts';
import { findSection } from './section-page.ts';
import { tour } from './structured-data.ts';
import { packageCalendar, tripTexts } from './trip-texts.ts';

/** The pages of the packages. */
export const packageType: PageType<'package', LinkedPackage> = {
  entries: ({ packages }) => packages,
  path: paths.package.href,
  resolve: packagePage,
  files: (_content, entry) => packageFiles(entry),
  madeFrom: ({ id }, language) => `packages/${id}.json, itineraries, days, prices and texts/${language}`,
  things: (context, page) => [tour(context, page)],
  parents: (_context, page) => (page.section ? [page.section] : []),
};

/** Its own file, its price tables, its plans with their days, and its options. */
function packageFiles(entry: LinkedPackage): readonly string[] {
  const { itinerary, variants } = entry;
  const days = (itinerary?.plans ?? []).flatMap((plan) =>
    plan.days.flatMap(({ choices }) => linkTargets(choices)),
  );
  const options = variants.flatMap(({ option }) => option ?? []);
  const parts = [...(itinerary ? [itinerary] : []), ...days, ...options];
  return [...cardFiles(entry), ...parts.map(({ file }) => file.path)];
}

function packagePage(context: PageContext, entry: LinkedPackage): Resolved<'package'> {
  const { sections, site } = context.content;
  const { labels } = context.texts;
  const texts = context.texts.packages(entry.id);
  const path = paths.package.href(site.pages, entry);
  const section = findSection(sections, entry);
  const booking = context.inBothLanguages((language) => sharedTexts(language, entry));
  return {
    meta: context.meta(texts.meta, entry.data.image),
    id: entry.id,
    address: context.url(path),
    name: texts.name,
    region: labels.regions(entry.data.region),
    ...pick(texts, 'description', 'idealFor', 'special', 'start', 'changes'),
    practical: packagePractical(context, entry),
    bring: packageBring(context, entry),
    durationText: context.duration(entry.duration),
    facts: tourFacts(context, entry),
    picture: context.picture(entry.data.image),
    variants: entry.variants.map((variant) => packageVariant(context, entry, variant, booking)),
    ...packageCalendar(context, entry),
    approximate: approximateRate(context, entry),
    smallestGroup: smallestGroup(context),
    trip: tripTexts(context, entry),
    booking,
    section: section && context.link({ section: section.id }),
    related: relatedPackages(context, entry),
    questions: context.questions('package', (question) => namesPackage(question, entry)),
  };
}

function packageVariant(
  context: PageContext,
  entry: LinkedPackage,
  variant: LinkedVariant,
  shared: BookingLanguages<SharedTexts>,
): PackageVariant {
  const { site } = context.content;
  const { labels } = context.texts;
  const price = priceTexts(context, entry, variant);
  const booking = context.inBothLanguages((language) => variantTexts(language, entry, variant));
  const route = packageRoute(context, entry, variant);
  const prices = variant.table && resolveTable(context, variant.table, variant.option, entry.calendar);
  return {
    option: variant.option && shownOption(context, variant.option),
    destinationText: destinationText(context, entry, variant),
    ...price,
    days: resolveItinerary(context, entry, variant),
    inclusions: listInclusions(site, entry, variant.option).map((id) => labels.inclusions(id)),
    exclusions: listExclusions(site, entry, variant.option).map((id) => labels.exclusions(id)),
    bring: variantBring(context, entry, variant),
    route,
    prices,
    chatMessage: firstMessage(
      context,
      entry,
      { shared, booking },
      firstDetails(variant, prices, smallestGroup(context)),
    ),
    booking,
  };
}

/** The group that a page without prices begins with. */
function smallestGroup({ content }: PageContext): number {
  return Math.min(...content.site.bands.map(({ min }) => min));
}

function shownOption({ texts }: PageContext, { id }: LinkedOption): PackageVariant['option'] {
  return { id, ...pick(texts.options(id), 'name', 'description', 'features') };
}

/** The destinations of an option's days; without options, those of the package. */
function destinationText(
  { texts }: PageContext,
  { destinations, data }: LinkedPackage,
  variant: LinkedVariant,
): string {
  const places =
    variant.option && variant.itinerary.source === 'written'
      ? plannedDays(variant).flatMap((day) => day.destinations)
      : destinations;
  const names = [...new Set(places.map(({ id }) => texts.destinations(id).name))];
  return names.length > 0 ? names.map(unbroken).join(BETWEEN_PLACES) : texts.labels.regions(data.region);
}

/** Allows line breaks between places only: not within a name, and not before the dot. */
const BETWEEN_PLACES = '\u00a0· ';

function unbroken(name: string): string {
  return name.replaceAll(' ', '\u00a0');
}

/** True if a question names the package or its category; undefined if it names none at all. */
function namesPackage(
  { packages, categories }: Questions['questions'][number],
  { id, category }: LinkedPackage,
): boolean | undefined {
  if (packages === undefined && categories === undefined) return undefined;
  return (packages?.includes(id) ?? false) || (categories?.includes(category.id) ?? false);
}

/** The things that any plan of a package asks guests to bring, each once. */
function packageBring(context: PageContext, entry: LinkedPackage): PackagePage['bring'] {
  return [...new Set(entry.variants.flatMap((variant) => planBring(context, entry, variant)))];
}

/** The indexes in the packing list of the things for an option's plan; absent if it needs all. */
function variantBring(
  context: PageContext,
  entry: LinkedPackage,
  variant: LinkedVariant,
): PackageVariant['bring'] {
  const all = packageBring(context, entry);
  const own = new Set(planBring(context, entry, variant));
  return own.size === all.length ? undefined : [...own].map((thing) => all.indexOf(thing));
}

/** The things for every day and choice; without a plan, those of the package's destinations. */
function planBring(
  context: PageContext,
  { destinations }: LinkedPackage,
  variant: LinkedVariant,
): readonly string[] {
  return variant.itinerary.source === 'generic'
    ? listAdvice(context, destinations)
    : plannedDays(variant).flatMap((day) => dayBring(context, day));
}

function dayBring(context: PageContext, { id, data, destinations }: LinkedDay): readonly string[] {
  return context.cachePart(
    `bring ${id}`,
    () =>
      data.bring?.map((thing) => context.texts.labels.packing(thing)) ?? listAdvice(context, destinations),
  );
}

/** The things to bring to destinations. */
function listAdvice(
  { texts }: PageContext,
  destinations: readonly Link<LinkedDestination>[],
): readonly string[] {
  return linkTargets(destinations).flatMap(({ id }) => texts.destinations(id).bring);
}
