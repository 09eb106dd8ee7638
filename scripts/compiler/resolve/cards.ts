import { packagePath } from '../../../schema/package.ts';
import type { DestinationCard, PackageCard } from '../../../src/domain/page-data/cards.ts';
import { targetsOf } from '../link/link.ts';
import type { LinkedDestination, LinkedPackage } from '../link/model.ts';
import { must } from '../link/must.ts';
import type { PageContext } from './page-context.ts';
import { priceText } from './prices.ts';

/** A destination as cards show it. */
export function destinationCard(
  context: PageContext,
  { id, data, priceFrom }: LinkedDestination,
): DestinationCard {
  const { labels, destinations } = context.texts;
  const { name, description, location } = destinations(id);
  return {
    id,
    name,
    description,
    location,
    rating: data.rating,
    ratingText: context.rating(data.rating),
    priceText: context.shortPriceFrom(must(priceFrom, 'priceFrom')),
    category: data.category,
    categoryLabel: labels.destinationCategories(data.category),
    region: data.region,
    regionLabel: labels.regions(data.region),
    picture: context.picture(data.image),
    href: context.href(data.path),
  };
}

/** A package as cards show it; with options, the price is that of the first. */
export function packageCard(context: PageContext, entry: LinkedPackage): PackageCard {
  const { texts, content } = context;
  const { name, summary, idealFor } = texts.packages(entry.id);
  const price = priceText(context, entry.variants[0]);
  const places = targetsOf(entry.destinations).map(({ id }) => texts.destinations(id).name);
  return {
    id: entry.id,
    name,
    summary,
    durationText: context.duration(entry.duration),
    priceText: price.text,
    hasPrice: price.hasPrice,
    idealFor,
    places: places.length > 0 ? places : [texts.labels.regions(entry.data.region)],
    picture: context.picture(entry.data.image),
    href: context.href(packagePath(content.site.pages.package, entry.id)),
  };
}
