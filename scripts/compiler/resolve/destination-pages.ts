import type { DestinationPage, DestinationsPage } from '../../../src/domain/page-data/destinations.ts';
import type { Content, LinkedDestination, LinkedPackage } from '../link/content.ts';
import { destinationCard, packageCard } from './cards.ts';
import type { PageContext } from './page-context.ts';
import { regionMap } from './region-map.ts';

const NEARBY_COUNT = 3;

/** The list of destinations. Spec §2 Destinations. */
export function destinationsPage(context: PageContext): DestinationsPage {
  const { texts, content } = context;
  const { site } = content;
  const banner = context.image(site.banners.destinations);
  const map = regionMap(context);
  return {
    kind: 'destinations',
    path: site.pages.destinations,
    meta: context.meta('pages.destinations.meta', banner),
    picture: context.picture(banner),
    title: texts.text('pages.destinations.title'),
    subtitle: texts.text('pages.destinations.subtitle'),
    tabs: site.destinationTabs.map((id) => {
      const labels = site.regions.includes(id) ? 'regions' : 'destinationCategories';
      return { id, label: texts.text(`labels.${labels}.${id}`) };
    }),
    categoryParameter: site.categoryParameter,
    addressTabs: site.destinationTabs.filter((id) => site.categoryParameter.includes(id)),
    destinations: content.destinations.map((destination) => destinationCard(context, destination)),
    ...(map ? { map } : {}),
    missingTexts: texts.missing,
  };
}

/** The page of a destination. */
export function destinationPage(context: PageContext, destination: LinkedDestination): DestinationPage {
  const { texts, content } = context;
  const { id, data, image } = destination;
  const key = `destinations.${id}`;
  const card = destinationCard(context, destination);
  const map = regionMap(context, id);
  return {
    kind: 'destination',
    path: data.path,
    meta: context.meta(`${key}.meta`, image),
    id,
    name: card.name,
    location: card.location,
    regionLabel: card.regionLabel,
    categoryLabel: card.categoryLabel,
    rating: card.rating,
    ratingText: card.ratingText,
    priceText: card.priceText,
    picture: card.picture,
    point: data.point,
    ...(map ? { map } : {}),
    lead: texts.text(`${key}.lead`),
    highlights: texts.list(`${key}.highlights`),
    gettingThere: texts.text(`${key}.gettingThere`),
    bestTime: texts.text(`${key}.bestTime`),
    difficulty: texts.text(`${key}.difficulty`),
    bring: texts.list(`${key}.bring`),
    manners: texts.text(`${key}.manners`),
    packages: packagesTo(content, destination).map((entry) => packageCard(context, entry)),
    nearby: nearbyDestinations(content, destination).map((other) => destinationCard(context, other)),
    chatHref: context.chat(
      texts.text('interface.destination.chatMessage', {
        destination: card.name,
        url: context.url(data.path),
      }),
    ),
    questions: context.questions('destination'),
    missingTexts: texts.missing,
  };
}

/** The packages that go to a destination. */
function packagesTo({ packages }: Content, destination: LinkedDestination): readonly LinkedPackage[] {
  return packages.filter(({ destinations }) => destinations.includes(destination));
}

/** Other destinations of the same region, else of any, in their order. */
function nearbyDestinations(
  { destinations }: Content,
  destination: LinkedDestination,
): readonly LinkedDestination[] {
  const others = destinations.filter((other) => other !== destination);
  const isNear = (other: LinkedDestination): boolean => other.data.region === destination.data.region;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, NEARBY_COUNT);
}
