import type { DestinationCard, PackageCard } from '../../../src/domain/page-data/cards.ts';
import type { LinkedDestination, LinkedPackage } from '../link/content.ts';
import type { PageContext } from './page-context.ts';
import { priceText } from './prices.ts';

/** A destination as cards show it. */
export function destinationCard(
  context: PageContext,
  { id, data, image }: LinkedDestination,
): DestinationCard {
  const { texts } = context;
  return {
    id,
    name: texts.text(`destinations.${id}.name`),
    description: texts.text(`destinations.${id}.description`),
    location: texts.text(`destinations.${id}.location`),
    rating: data.rating,
    ratingText: context.rating(data.rating),
    priceText: context.shortPriceFrom(data.priceFrom),
    category: data.category,
    categoryLabel: texts.text(`labels.destinationCategories.${data.category}`),
    region: data.region,
    regionLabel: texts.text(`labels.regions.${data.region}`),
    picture: context.picture(image),
    href: context.href(data.path),
  };
}

/** A package as cards show it; with options, the price is that of the first. */
export function packageCard(context: PageContext, entry: LinkedPackage): PackageCard {
  const { texts } = context;
  const price = priceText(context, entry, entry.options[0]);
  const places = entry.destinations.map(({ id }) => texts.text(`destinations.${id}.name`));
  return {
    id: entry.id,
    name: texts.text(`packages.${entry.id}.name`),
    summary: texts.text(`packages.${entry.id}.summary`),
    durationText: context.duration(entry.dayCount),
    priceText: price.text,
    hasPrice: price.hasPrice,
    idealFor: texts.text(`packages.${entry.id}.idealFor`),
    places: places.length > 0 ? places : [texts.text(`labels.regions.${entry.data.region}`)],
    picture: context.picture(entry.image),
    href: context.href(entry.path),
  };
}
