import type { DestinationPage, DestinationsPage } from '../../../src/shared/page-data/destinations.ts';
import type { Link } from '../../../src/shared/page-data/parts.ts';
import type { LinkedDestination, LinkedPackage, LinkedSection } from '../link/model.ts';
import { destinationCard, packageCard } from './cards.ts';
import type { PageContext } from './page-context.ts';
import { destinationPractical } from './practical.ts';
import { regionMap } from './region-map.ts';
import type { Resolved } from './resolved.ts';
import type { Content } from './sound-content.ts';

const NEARBY_COUNT = 3;
/** So many tours a destination shows; section pages list the others. */
const TOURS_SHOWN = 9;

/** The list of destinations. */
export function destinationsPage(context: PageContext): Resolved<DestinationsPage> {
  const { texts, content } = context;
  const { site } = content;
  const { meta, title, subtitle } = texts.pages.destinations;
  const banner = site.banners.destinations;
  const map = regionMap(context);
  return {
    kind: 'destinations',
    path: site.pages.destinations,
    meta: context.meta(meta, banner),
    picture: context.picture(banner),
    title,
    subtitle,
    tabs: site.destinationTabs.map((id) => {
      const isRegion = site.regions.includes(id);
      return { id, label: isRegion ? texts.labels.regions(id) : texts.labels.destinationCategories(id) };
    }),
    categoryParameter: site.categoryParameter,
    addressTabs: site.destinationTabs.filter((id) => site.categoryParameter.includes(id)),
    destinations: content.destinations.map((destination) => destinationCard(context, destination)),
    ...(map ? { map } : {}),
  };
}

/** The page of a destination. */
export function destinationPage(
  context: PageContext,
  destination: LinkedDestination,
): Resolved<DestinationPage> {
  const { content } = context;
  const { id, data } = destination;
  const texts = context.texts.destinations(id);
  const card = destinationCard(context, destination);
  const map = regionMap(context, id);
  const { shown, listedIn } = toursTo(content, destination);
  return {
    kind: 'destination',
    path: data.path,
    meta: context.meta(texts.meta, data.image),
    id,
    name: card.name,
    location: card.location,
    regionLabel: card.regionLabel,
    categoryLabel: card.categoryLabel,
    ...(card.ratingText === undefined ? {} : { rating: card.rating, ratingText: card.ratingText }),
    priceText: card.priceText,
    priceFor: card.priceFor,
    picture: card.picture,
    point: data.point,
    ...(map ? { map } : {}),
    lead: texts.lead,
    highlights: texts.highlights,
    gettingThere: texts.gettingThere,
    bestTime: texts.bestTime,
    difficulty: texts.difficulty,
    bring: texts.bring,
    manners: texts.manners,
    ...destinationPractical(context, destination),
    packages: shown.map((entry) => packageCard(context, entry)),
    ...(listedIn.length > 0 ? { moreTours: listedIn.map((section) => moreTours(context, section)) } : {}),
    nearby: nearbyDestinations(content, destination).map((other) => destinationCard(context, other)),
    chatMessage: context.texts.interface.destination.chatMessage({
      destination: card.name,
      url: context.url(data.path),
    }),
    questions: context.questions({ kind: 'destination', id }),
  };
}

/** The packages that go to a destination: those that its page shows, and the sections that list the others. */
export function toursTo(
  { packages, sections }: Content,
  destination: LinkedDestination,
): { readonly shown: readonly LinkedPackage[]; readonly listedIn: readonly LinkedSection[] } {
  const tours = packages.filter(({ destinations }) =>
    destinations.some(({ target }) => target === destination),
  );
  const others = new Set(tours.slice(TOURS_SHOWN));
  const listedIn = sections.filter(({ groups }) =>
    groups.some((group) => group.packages.some((entry) => others.has(entry))),
  );
  return { shown: tours.slice(0, TOURS_SHOWN), listedIn };
}

/** The link to a section that lists more packages. */
function moreTours(context: PageContext, { id }: LinkedSection): Link {
  const { label, href } = context.link({ section: id });
  return { label: context.texts.interface.destination.moreTours({ section: label }), href };
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
