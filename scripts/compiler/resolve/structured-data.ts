import type { Site } from '../../../schema/site.ts';
import type { Link } from '../../../src/shared/page-data/parts.ts';
import type { PageContext } from './page-context.ts';
import type { PageType, ShownPage } from './page-types.ts';
import { resolveChannels, resolvePhones } from './shell.ts';

/** A thing in the vocabulary of schema.org. */
export type Thing = Readonly<Record<string, unknown>>;

/**
 * The content of a page for search engines: its subject and the pages above it. Only what the page shows too, and
 * neither ratings nor sample figures.
 */
export function structuredData(context: PageContext, type: PageType, page: ShownPage): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': [...(type.things?.(context, page) ?? []), ...breadcrumbs(context, type, page)],
  };
}

/** The home page, the pages above a page, and the page itself; none for the home page. */
function breadcrumbs(context: PageContext, type: PageType, page: ShownPage): readonly Thing[] {
  if (page.kind === 'home') return [];
  const trail: readonly Link[] = [
    context.link({ page: 'home' }),
    ...(type.parents?.(context, page) ?? []),
    { label: 'name' in page ? page.name : page.title, href: context.href(page.path) },
  ];
  const itemListElement = trail.map(({ label, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: absolute(context, href),
  }));
  return [{ '@type': 'BreadcrumbList', itemListElement }];
}

/** The name, description, address and picture of what a page is about. */
export function namedPage(
  context: PageContext,
  { name, meta: { description, image }, path }: Pick<ShownPage, 'meta' | 'path'> & { readonly name: string },
): Thing {
  return {
    name,
    description,
    url: context.url(path),
    ...(image ? { image: absolute(context, image.src) } : {}),
  };
}

/** The pages that a page lists, in its order; nothing if it lists none. */
export function itemList(
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

function absolute({ content }: PageContext, path: string): string {
  return new URL(path, content.site.url).href;
}

/** The operator on pages about something else: enough to identify it. */
export function provider(context: PageContext): Thing {
  const { brand, pages } = context.content.site;
  return { '@type': 'TravelAgency', '@id': agencyId(context), name: brand, url: context.url(pages.home) };
}

/** The operator in full, for pages about it. */
export function agency(context: PageContext): Thing {
  const { site } = context.content;
  const logo = new URL('/icon-512.png', site.url).href;
  const ownPages = site.social.map(({ url }) => url).filter(isOwnPage);
  return {
    ...provider(context),
    image: logo,
    logo,
    ...(site.phones[0] ? { telephone: site.phones[0].number } : {}),
    email: site.email,
    ...contactPoints(context),
    address: postalAddress(site),
    geo: { '@type': 'GeoCoordinates', ...site.office.point },
    openingHours: site.hours.map(({ from, to, opens, closes }) => {
      const days = to === undefined ? SHORT_DAYS[from] : `${SHORT_DAYS[from]}-${SHORT_DAYS[to]}`;
      return `${days} ${opens}-${closes}`;
    }),
    ...(ownPages.length > 0 ? { sameAs: ownPages } : {}),
  };
}

const SHORT_DAYS = {
  monday: 'Mo',
  tuesday: 'Tu',
  wednesday: 'We',
  thursday: 'Th',
  friday: 'Fr',
  saturday: 'Sa',
  sunday: 'Su',
} as const;

/** Further phones and channels, by the names that visitors see. */
function contactPoints(context: PageContext): Thing {
  const [, ...phones] = resolvePhones(context);
  const { others } = resolveChannels(context);
  const points = [
    ...phones.map(({ name, number }) => ({ name, telephone: number })),
    ...(others?.channels ?? [])
      .filter(({ address }) => address.startsWith('https:'))
      .map(({ name, address }) => ({ name, url: address.replace(/[?&#][^?&#]*\{text\}/, '') })),
  ];
  if (points.length === 0) return {};
  return { contactPoint: points.map((point) => ({ '@type': 'ContactPoint', ...point })) };
}

/** The site and the name that search engines show for it. */
export function webSite(context: PageContext): Thing {
  const { brand, pages, url } = context.content.site;
  return {
    '@type': 'WebSite',
    '@id': new URL('/#website', url).href,
    name: brand,
    url: context.url(pages.home),
    inLanguage: context.language.code,
    publisher: { '@id': agencyId(context) },
  };
}

/** The same on all pages and in all languages. */
function agencyId({ content }: PageContext): string {
  return new URL('/#operator', content.site.url).href;
}

function postalAddress({ address, addressParts }: Site): Thing | string {
  if (!addressParts) return address;
  const { street, locality, region, postalCode, country } = addressParts;
  return {
    '@type': 'PostalAddress',
    ...(street === undefined ? {} : { streetAddress: street }),
    addressLocality: locality,
    ...(region === undefined ? {} : { addressRegion: region }),
    ...(postalCode === undefined ? {} : { postalCode }),
    addressCountry: country,
  };
}

/** The front page of a network belongs to no operator. */
function isOwnPage(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}` !== '/';
}
