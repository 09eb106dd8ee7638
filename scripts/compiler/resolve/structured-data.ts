import type { NotFoundPage, Page } from '../../../src/domain/page-data/page.ts';
import type { LinkedPackage } from '../link/model.ts';
import { mustGet } from '../link/must.ts';
import type { PageContext } from './page-context.ts';
import { tripOffers } from './trip-offers.ts';

/** A thing in the vocabulary of schema.org. */
export type Thing = Readonly<Record<string, unknown>>;

type ShownPage = Exclude<Page, NotFoundPage>;

const SHORT_DAYS = {
  monday: 'Mo',
  tuesday: 'Tu',
  wednesday: 'We',
  thursday: 'Th',
  friday: 'Fr',
  saturday: 'Sa',
  sunday: 'Su',
} as const;

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
    case 'about':
    case 'contact':
      return [agency(context)];
    case 'destination':
      return [
        {
          '@type': 'TouristDestination',
          ...about(context, page, page.name),
          geo: { '@type': 'GeoCoordinates', ...page.point },
        },
      ];
    case 'package':
      return [{ '@type': 'TouristTrip', ...about(context, page, page.name), ...trip(context, page.id) }];
    default:
      return [];
  }
}

function agency(context: PageContext): Thing {
  const { site } = context.content;
  return {
    '@type': 'TravelAgency',
    name: site.brand,
    url: context.url(site.pages.home),
    image: absolute(context, '/icon-512.png'),
    telephone: site.phone,
    email: site.email,
    address: site.address,
    openingHours: site.hours.map(({ from, to, opens, closes }) => {
      const days = to === undefined ? SHORT_DAYS[from] : `${SHORT_DAYS[from]}-${SHORT_DAYS[to]}`;
      return `${days} ${opens}-${closes}`;
    }),
    sameAs: site.social.map(({ url }) => url),
  };
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

function trip(context: PageContext, id: string): Thing {
  const { site, packages } = context.content;
  const entry = mustGet(byId(packages), id);
  const provider = { '@type': 'TravelAgency', name: site.brand, url: context.url(site.pages.home) };
  const offers = tripOffers(context, entry);
  return { provider, ...facts(entry), ...(offers ? { offers } : {}) };
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

const known = new WeakMap<readonly LinkedPackage[], ReadonlyMap<string, LinkedPackage>>();

function byId(packages: readonly LinkedPackage[]): ReadonlyMap<string, LinkedPackage> {
  const ids = known.get(packages) ?? new Map(packages.map((entry) => [entry.id, entry]));
  known.set(packages, ids);
  return ids;
}

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
