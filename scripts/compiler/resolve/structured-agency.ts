import type { Site } from '../../../schema/site.ts';
import { resolveChannels, resolvePhones } from './channels.ts';
import type { PageContext } from './page-context.ts';
import type { Thing } from './structured-data.ts';

const SHORT_DAYS = {
  monday: 'Mo',
  tuesday: 'Tu',
  wednesday: 'We',
  thursday: 'Th',
  friday: 'Fr',
  saturday: 'Sa',
  sunday: 'Su',
} as const;

/** The operator, as a page says of it that is about something else: enough to know it by. */
export function provider(context: PageContext): Thing {
  const { brand, pages } = context.content.site;
  return { '@type': 'TravelAgency', '@id': agencyId(context), name: brand, url: context.url(pages.home) };
}

/** All that is said of the operator, on pages that are about it. */
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

/** Further phones and ways to write, by the names that visitors see; none where there is one of each. */
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

/** The site itself: how search engines are to call it. */
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

/** The front page of a network is nobody's own. */
function isOwnPage(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}` !== '/';
}
