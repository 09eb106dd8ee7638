import type { Itinerary, Plan } from '../../../schema/itinerary.ts';
import { daysFromName } from '../../../src/domain/duration.ts';
import type { ItineraryPlans } from '../../../src/domain/itinerary.ts';
import type { Dictionary } from '../../../src/i18n/translate.ts';
import { compareText } from '../diagnostics/diagnostic.ts';
import type { ContentFiles, Entry } from '../validate/content-files.ts';
import type {
  Content,
  LinkedDay,
  LinkedDestination,
  LinkedPackage,
  LinkedPlanDay,
  LinkedSection,
} from './content.ts';
import { buildDictionaries } from './dictionaries.ts';
import { linkImages } from './link-images.ts';
import { must, mustGet } from './must.ts';
import { packagePath } from './package-path.ts';

/** Turns ids into the entries that they name. Only for content without errors. */
export function linkContent(files: ContentFiles): Content {
  const site = must(files.single.site, 'site').value;
  const images = linkImages(files);
  const dictionaries = buildDictionaries(files);
  const destinations = inOrder(files.entries.destinations).map(({ id, value }) => ({
    id,
    data: value,
    image: mustGet(images, value.image),
  }));
  const days = linkDays(files, destinations);
  const packages = linkPackages(files, { site, images, destinations, days, dictionaries });
  return {
    site,
    navigation: must(files.single.navigation, 'navigation').value,
    home: must(files.single.home, 'home').value,
    about: must(files.single.about, 'about').value,
    featuredTours: must(files.single['featured-tours'], 'featured-tours').value.featuredTours,
    testimonials: must(files.single.testimonials, 'testimonials').value.testimonials,
    questions: must(files.single.questions, 'questions').value.questions,
    images,
    destinations,
    packages,
    sections: linkSections(files, images, packages),
    priceTables: files.entries.prices.map(({ value }) => value),
    redirects: Object.entries(files.single.redirects?.value.redirects ?? {}).map(([from, to]) => ({
      from,
      to,
    })),
    dictionaries,
  };
}

interface Linked {
  readonly site: Content['site'];
  readonly images: Content['images'];
  readonly destinations: readonly LinkedDestination[];
  readonly days: ReadonlyMap<string, LinkedDay>;
  readonly dictionaries: ReadonlyMap<string, Dictionary>;
}

function linkDays(
  files: ContentFiles,
  destinations: readonly LinkedDestination[],
): ReadonlyMap<string, LinkedDay> {
  const byId = new Map(destinations.map((destination) => [destination.id, destination]));
  return new Map(
    files.entries.days.map(({ id, value }) => [
      id,
      {
        id,
        destinations: value.destinations.map((destination) => mustGet(byId, destination)),
        activities: value.activities,
        stops: value.stops,
      },
    ]),
  );
}

function linkPackages(files: ContentFiles, linked: Linked): readonly LinkedPackage[] {
  const categories = categoriesById(files);
  const destinations = new Map(linked.destinations.map((destination) => [destination.id, destination]));
  const itineraries = new Map(files.entries.itineraries.map(({ id, value }) => [id, value]));
  const names = linked.dictionaries.get(linked.site.fallbackLanguage);
  const options = inOrder(files.entries.options).map(({ id, value }) => ({ id, data: value }));
  return inOrder(files.entries.packages).map(({ id, value }) => {
    const category = mustGet(categories, value.category);
    const itinerary = linkItinerary(itineraries.get(id), linked.days);
    return {
      id,
      path: packagePath(linked.site.pages.package, id),
      data: value,
      category,
      image: mustGet(linked.images, value.image),
      destinations: value.destinations.map((destination) => mustGet(destinations, destination)),
      options: category.options ? options : [],
      itinerary,
      dayCount: writtenDays(itinerary) ?? daysFromName(names?.get(`packages.${id}.name`)),
    };
  });
}

function linkItinerary(
  itinerary: Itinerary | undefined,
  days: ReadonlyMap<string, LinkedDay>,
): ItineraryPlans<LinkedPlanDay> | undefined {
  if (!itinerary) return undefined;
  const { plan, options } = itinerary;
  return {
    ...(plan ? { plan: linkPlan(plan, days) } : {}),
    ...(options
      ? { options: Object.fromEntries(Object.entries(options).map(([id, own]) => [id, linkPlan(own, days)])) }
      : {}),
  };
}

function linkPlan(plan: Plan, days: ReadonlyMap<string, LinkedDay>): readonly LinkedPlanDay[] {
  const byKey: Readonly<Record<string, string | undefined>> = plan;
  return Object.keys(plan)
    .filter((key) => !key.endsWith('_alt'))
    .toSorted(compareText)
    .map((key) => ({
      number: Number(key.slice('day'.length)),
      choices: [byKey[key], byKey[`${key}_alt`]]
        .filter((id) => id !== undefined)
        .map((id) => mustGet(days, id)),
    }));
}

function writtenDays(itinerary: ItineraryPlans<LinkedPlanDay> | undefined): number | undefined {
  return (itinerary?.plan ?? Object.values(itinerary?.options ?? {})[0])?.length;
}

function linkSections(
  files: ContentFiles,
  images: Content['images'],
  packages: readonly LinkedPackage[],
): readonly LinkedSection[] {
  const categories = categoriesById(files);
  return inOrder(files.entries.sections).map(({ id, value }) => ({
    id,
    data: value,
    image: mustGet(images, value.image),
    groups: value.groups.map(({ region, category }) => ({
      region,
      category: mustGet(categories, category),
      packages: packages.filter(({ data }) => data.region === region && data.category === category),
    })),
  }));
}

function categoriesById(files: ContentFiles): ReadonlyMap<string, LinkedPackage['category']> {
  const { categories } = must(files.single.categories, 'categories').value;
  return new Map(categories.map((category) => [category.id, category]));
}

function inOrder<Value extends { readonly order: number }>(
  entries: readonly Entry<Value>[],
): readonly Entry<Value>[] {
  return entries.toSorted(
    (left, right) => left.value.order - right.value.order || compareText(left.id, right.id),
  );
}
