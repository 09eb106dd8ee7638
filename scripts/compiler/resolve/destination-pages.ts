import { ownPath, paths } from '../../../schema/paths.ts';
import type { Link } from '../../../src/shared/page-data/parts.ts';
import type { LinkedDestination, LinkedPackage, LinkedSection } from '../link/model.ts';
import { cardFiles, destinationCard, packageCardsWithOwnPictures } from './cards.ts';
import type { Content } from './content.ts';
import { regionMap } from './maps.ts';
import type { PageContext } from './page-context.ts';
import { practicalFacts } from './page-parts.ts';
import type { PageType, Resolved } from './page-types.ts';
import { pick } from './pick.ts';
import { itemList, namedPage } from './structured-data.ts';

const NEARBY_COUNT = 3;
/** Tours that a destination shows; section pages list the others. */
const TOURS_SHOWN = 9;

/** The list of destinations. */
export const destinations: PageType<'destinations'> = {
  path: paths.destinations.href,
  resolve: destinationsPage,
  things: (context, page) => itemList(context, page.destinations),
};

/** The pages of the destinations. */
export const destination: PageType<'destination', LinkedDestination> = {
  entries: (content) => content.destinations,
  path: ownPath.href,
  resolve: destinationPage,
  files: (content, entry) => [entry.file.path, ...toursTo(content, entry).shown.flatMap(cardFiles)],
  madeFrom: ({ id }, language) => `destinations/${id}.json and texts/${language}`,
  things: (context, page) => [
    {
      '@type': 'TouristDestination',
      ...namedPage(context, page),
      geo: { '@type': 'GeoCoordinates', ...page.point },
    },
  ],
  parents: (context) => [context.link({ page: 'destinations' })],
};

function destinationsPage(context: PageContext): Resolved<'destinations'> {
  const { texts, content } = context;
  const { site } = content;
  const banner = site.banners.destinations;
  const map = regionMap(context);
  return {
    meta: context.meta(texts.pages.destinations.meta, banner),
    picture: context.picture(banner),
    ...pick(texts.pages.destinations, 'title', 'subtitle'),
    tabs: site.destinationTabs.map((id) => {
      const isRegion = site.regions.includes(id);
      return { id, label: isRegion ? texts.labels.regions(id) : texts.labels.destinationCategories(id) };
    }),
    categoryParameter: site.categoryParameter,
    addressTabs: site.destinationTabs.filter((id) => site.categoryParameter.includes(id)),
    destinations: content.destinations.map((entry) => destinationCard(context, entry)),
    map,
  };
}

function destinationPage(context: PageContext, entry: LinkedDestination): Resolved<'destination'> {
  const { content } = context;
  const { id, data } = entry;
  const texts = context.texts.destinations(id);
  const card = destinationCard(context, entry);
  const map = regionMap(context, id);
  const { shown, listedIn } = toursTo(content, entry);
  const nearby = nearbyDestinations(content, entry).map((other) => destinationCard(context, other));
  const otherPictures = [card, ...nearby].map(({ picture }) => picture.src);
  return {
    meta: context.meta(texts.meta, data.image),
    id,
    ...pick(card, 'name', 'location', 'regionLabel', 'categoryLabel', 'rating', 'ratingText'),
    ...pick(card, 'priceText', 'priceFor', 'picture'),
    point: data.point,
    map,
    ...pick(texts, 'lead', 'highlights', 'gettingThere', 'bestTime', 'difficulty', 'bring', 'manners'),
    practical: practicalFacts(context, data.practical),
    packages: packageCardsWithOwnPictures(context, shown, otherPictures),
    moreTours: listedIn.length > 0 ? listedIn.map((section) => moreTours(context, section)) : undefined,
    nearby,
    chatMessage: context.texts.interface.destination.chatMessage({
      destination: card.name,
      url: context.url(data.path),
    }),
    questions: context.questions('destination', (question) => question.destinations?.includes(id)),
  };
}

/** The packages that go to a destination: those that its page shows, and the sections that list the others. */
function toursTo(
  { packages, sections }: Content,
  entry: LinkedDestination,
): { readonly shown: readonly LinkedPackage[]; readonly listedIn: readonly LinkedSection[] } {
  const tours = packages.filter((tour) => tour.destinations.some(({ target }) => target === entry));
  const others = new Set(tours.slice(TOURS_SHOWN));
  const listedIn = sections.filter(({ groups }) =>
    groups.some((group) => group.packages.some((tour) => others.has(tour))),
  );
  return { shown: tours.slice(0, TOURS_SHOWN), listedIn };
}

/** The link to a section that lists more packages. */
function moreTours(context: PageContext, { id }: LinkedSection): Link {
  const { label, href } = context.link({ section: id });
  return { label: context.texts.interface.destination.moreTours({ section: label }), href };
}

/** Other destinations of the same region, else of any, in their order. */
function nearbyDestinations(content: Content, entry: LinkedDestination): readonly LinkedDestination[] {
  const others = content.destinations.filter((other) => other !== entry);
  const isNear = (other: LinkedDestination): boolean => other.data.region === entry.data.region;
  return [...others.filter(isNear), ...others.filter((other) => !isNear(other))].slice(0, NEARBY_COUNT);
}
