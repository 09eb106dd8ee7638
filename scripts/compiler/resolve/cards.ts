import { paths } from '../../../schema/paths.ts';
import type { DestinationCard, PackageCard } from '../../../src/shared/page-data/cards.ts';
import { type CardFact, type Picture, PLAIN_FACTS } from '../../../src/shared/page-data/parts.ts';
import { invariant } from '../link/invariant.ts';
import { linkTargets } from '../link/link.ts';
import type { LinkedDestination, LinkedPackage } from '../link/model.ts';
import { isUnconfirmed } from '../link/samples.ts';
import { tourFacts } from './facts.ts';
import { priceTexts, tourPrices } from './lowest-price.ts';
import type { PageContext } from './page-context.ts';
import { pick } from './pick.ts';
import { ratedAges } from './trip-texts.ts';

function shownRating(
  context: PageContext,
  { data }: LinkedDestination,
): Pick<DestinationCard, 'rating' | 'ratingText'> {
  if (!context.content.showsSamples && isUnconfirmed(data, ['rating'])) return {};
  return context.rating(data.rating);
}

/** A destination as cards show it. */
export function destinationCard(context: PageContext, destination: LinkedDestination): DestinationCard {
  return context.cachePart(`destination card ${destination.id}`, () =>
    toDestinationCard(context, destination),
  );
}

function toDestinationCard(context: PageContext, destination: LinkedDestination): DestinationCard {
  const { id, data, priceFrom } = destination;
  const { labels, destinations } = context.texts;
  return {
    id,
    language: context.marked.destinations(id).name.language,
    ...pick(destinations(id), 'name', 'description', 'location'),
    ...shownRating(context, destination),
    priceText: context.shortPriceFrom(invariant(priceFrom, 'priceFrom')),
    priceFor: labels.prices.destination,
    category: data.category,
    categoryLabel: labels.destinationCategories(data.category),
    region: data.region,
    regionLabel: labels.regions(data.region),
    picture: context.picture(data.image),
    href: context.href(data.path),
  };
}

/** The facts that help to choose between tours, and are short and plain without their label. */
function factsOnCard(context: PageContext, entry: LinkedPackage): readonly CardFact[] {
  return tourFacts(context, entry)
    .filter(({ id }) => PLAIN_FACTS.includes(id) || (id === 'hours' && entry.dayCount === 1))
    .map(({ id, label, text }) => ({ id, label, text }));
}

/** Data files that a package's card is made of. */
export function cardFiles({ file, variants }: LinkedPackage): readonly string[] {
  return [file.path, ...variants.flatMap(({ table }) => table?.file.path ?? [])];
}

/**
 * Cards of packages whose pictures differ from each other and from those that the page shows besides, as far as
 * possible: a tour with a picture that is taken shows one of a place it goes to, or of a section that lists it.
 *
 * @param taken addresses of the other pictures on the page
 */
export function packageCardsWithOwnPictures(
  context: PageContext,
  tours: readonly LinkedPackage[],
  taken: readonly string[],
): readonly PackageCard[] {
  const used = new Set(taken);
  return tours.map((tour) => {
    const card = packageCard(context, tour);
    const picture =
      [card.picture, ...otherPictures(context, tour)].find(({ src }) => !used.has(src)) ?? card.picture;
    used.add(picture.src);
    return { ...card, picture };
  });
}

function otherPictures(context: PageContext, tour: LinkedPackage): readonly Picture[] {
  const sections = context.content.sections.filter(({ groups }) =>
    groups.some(({ packages }) => packages.includes(tour)),
  );
  return [...linkTargets(tour.destinations), ...sections].map(({ data }) => context.picture(data.image));
}

/** A package as cards show it; with options, the price is that of the first. */
export function packageCard(context: PageContext, entry: LinkedPackage): PackageCard {
  return context.cachePart(`package card ${entry.id}`, () => toPackageCard(context, entry));
}

function toPackageCard(context: PageContext, entry: LinkedPackage): PackageCard {
  const { texts, content } = context;
  const { idealFor, ...named } = pick(texts.packages(entry.id), 'name', 'summary', 'idealFor');
  const facts = factsOnCard(context, entry);
  // Cards have no room for the group size of a price.
  const { priceFor: _priceFor, ...price } = priceTexts(context, entry, entry.variants[0]);
  const places = linkTargets(entry.destinations).map(({ id }) => texts.destinations(id).name);
  return {
    id: entry.id,
    language: context.marked.packages(entry.id).name.language,
    ...named,
    durationText: context.duration(entry.duration),
    facts: facts.length > 0 ? facts : undefined,
    ...price,
    prices: tourPrices(
      context,
      entry.variants[0],
      ratedAges(context, entry).map(({ id }) => id),
    ),
    idealFor,
    places: places.length > 0 ? places : [texts.labels.regions(entry.data.region)],
    picture: context.picture(entry.data.image),
    href: context.href(paths.package.href(content.site.pages, entry)),
  };
}
