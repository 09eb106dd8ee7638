import { memoize } from '../../../schema/memoize.ts';
import type { NotFoundPage, Page, PageOf } from '../../../src/shared/page-data/page.ts';
import type { LinkedPackage } from '../link/model.ts';
import { mustGet } from '../link/must.ts';
import type { PageContext } from './page-context.ts';
import { agency, provider, webSite } from './structured-agency.ts';
import { tripOffers } from './trip-offers.ts';

/** A thing in the vocabulary of schema.org. */
export type Thing = Readonly<Record<string, unknown>>;

type ShownPage = Exclude<Page, NotFoundPage>;

/**
 * What a page says to search engines: the operator, where the page stands, and what it offers. Only what the
 * page shows too, and neither ratings nor figures that are samples.
 */
export function structuredData(context: PageContext, page: ShownPage): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': [...subject(context, page), ...breadcrumbs(context, page)],
  };
}

function subject(context: PageContext, page: ShownPage): readonly Thing[] {
  switch (page.kind) {
    case 'home':
      return [webSite(context), agency(context)];
    case 'about':
    case 'contact':
      return [agency(context)];
    case 'destinations':
      return itemList(context, page.destinations);
    case 'section':
      return itemList(
        context,
        page.groups.flatMap(({ packages }) => packages),
      );
    case 'destination':
      return [
        {
          '@type': 'TouristDestination',
          ...about(context, page, page.name),
          geo: { '@type': 'GeoCoordinates', ...page.point },
        },
      ];
    case 'package':
      return [tour(context, page)];
    default:
      return [];
  }
}

function about(context: PageContext, page: ShownPage, name: string): Thing {
  const { description, image } = page.meta;
  return {
    name,
    description,
    url: context.url(page.path),
    ...(image ? { image: absolute(context, image.src) } : {}),
  };
}

/**
 * A tour; where it has a price, as something that can be bought too, since search engines show prices of such only. One
 * thing of two types, so that nothing is said twice.
 */
function tour(context: PageContext, page: PageOf<'package'>): Thing {
  const entry = mustGet(byId(context.content.packages), page.id);
  const offers = tripOffers(context, entry);
  return {
    '@type': offers ? ['TouristTrip', 'Product'] : 'TouristTrip',
    ...about(context, page, page.name),
    provider: provider(context),
    ...facts(entry),
    ...(offers ? { offers } : {}),
  };
}

/** What of a tour's facts the vocabulary has words for. */
function facts({ data: { hours, youngestAge } }: LinkedPackage): Thing {
  return {
    ...(hours ? { departureTime: hours.starts, arrivalTime: hours.ends } : {}),
    ...(youngestAge === undefined
      ? {}
      : { touristType: { '@type': 'PeopleAudience', suggestedMinAge: youngestAge } }),
  };
}

/** The pages that a page lists, in its order; none if it lists none. */
function itemList(
  context: PageContext,
  listed: readonly { readonly name: string; readonly href: string }[],
): readonly Thing[] {
  if (listed.length === 0) return [];
  const itemListElement = listed.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url: absolute(context, href),
  }));
  return [{ '@type': 'ItemList', itemListElement }];
}

const byId = memoize(
  (packages: readonly LinkedPackage[]): ReadonlyMap<string, LinkedPackage> =>
    new Map(packages.map((entry) => [entry.id, entry])),
);

/** The pages above a page, and the page itself; none for the home page. */
function breadcrumbs(context: PageContext, page: ShownPage): readonly Thing[] {
  if (page.kind === 'home') return [];
  const above = [
    context.link({ page: 'home' }),
    ...(page.kind === 'destination' ? [context.link({ page: 'destinations' })] : []),
    ...(page.kind === 'package' && page.section ? [page.section] : []),
    ...(page.kind === 'section' && page.pager?.previous !== undefined
      ? [context.link({ section: page.id })]
      : []),
  ];
  const own = 'name' in page ? page.name : page.title;
  const trail = [...above, { label: own, href: context.href(page.path) }];
  return [
    {
      '@type': 'BreadcrumbList',
      itemListElement: trail.map(({ label, href }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: label,
        item: absolute(context, href),
      })),
    },
  ];
}

function absolute({ content }: PageContext, path: string): string {
  return new URL(path, content.site.url).href;
}
