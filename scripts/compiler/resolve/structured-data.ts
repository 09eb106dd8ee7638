import type { Site } from '../../../schema/site.ts';
import { fromMinorUnits } from '../../../src/pricing/money.ts';
import type { PriceRow } from '../../../src/pricing/price-table.ts';
import type { PageOf } from '../../../src/shared/page-data/page.ts';
import type { Link } from '../../../src/shared/page-data/parts.ts';
import { nextDates } from '../link/date-ranges.ts';
import { findById } from '../link/invariant.ts';
import type { LinkedPackage, LinkedVariant } from '../link/model.ts';
import { resolveChannels, resolvePhones } from './layout.ts';
import { lowestIn, lowestPrice, standardTiers } from './lowest-price.ts';
import type { PageContext } from './page-context.ts';
import type { PageType, ShownPage } from './page-types.ts';
import { type SeasonRows, seasonRows } from './price-table.ts';

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
    image: image ? absolute(context, image.src) : undefined,
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
function provider(context: PageContext): Thing {
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
    telephone: site.phones[0]?.number,
    email: site.email,
    ...contactPoints(context),
    address: postalAddress(site),
    geo: { '@type': 'GeoCoordinates', ...site.office.point },
    openingHours: site.hours.map(({ from, to, opens, closes }) => {
      const days = [from, ...(to === undefined ? [] : [to])].map(shortDay);
      return `${days.join('-')} ${opens}-${closes}`;
    }),
    sameAs: ownPages.length > 0 ? ownPages : undefined,
  };
}

/** The first two letters of a weekday, as schema.org has them: "Mo". */
function shortDay(weekday: string): string {
  return weekday.charAt(0).toUpperCase() + weekday.charAt(1);
}

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
    streetAddress: street,
    addressLocality: locality,
    addressRegion: region,
    postalCode,
    addressCountry: country,
  };
}

/** The front page of a network belongs to no operator. */
function isOwnPage(url: string): boolean {
  const { pathname, search, hash } = new URL(url);
  return `${pathname}${search}${hash}` !== '/';
}

/**
 * A tour; with a price it is a product too, since search engines show prices of products only. One thing of two types
 * avoids repeating its fields.
 */
export function tour(context: PageContext, page: PageOf<'package'>): Thing {
  const entry = findById(context.content.packages, page.id);
  const offers = tripOffers(context, entry);
  const { hours, youngestAge } = entry.data;
  return {
    '@type': offers ? ['TouristTrip', 'Product'] : 'TouristTrip',
    ...namedPage(context, page),
    provider: provider(context),
    departureTime: hours?.starts,
    arrivalTime: hours?.ends,
    touristType:
      youngestAge === undefined ? undefined : { '@type': 'PeopleAudience', suggestedMinAge: youngestAge },
    offers,
  };
}

/**
 * Prices of a package that its page shows: the "from" price, the highest of its tables, and each season's with its
 * dates. Undefined if prices are on request only.
 */
function tripOffers(context: PageContext, { variants, calendar }: LinkedPackage): Thing | undefined {
  const { content } = context;
  const priced = variants.flatMap(({ table, option }) =>
    table
      ? [
          {
            option,
            rows: table.prices.rows,
            lowest: lowestPrice(content, { table, option })?.amount,
            seasons: seasonRows(table.prices, calendar),
          },
        ]
      : [],
  );
  const usual = priced.flatMap(({ lowest }) => lowest ?? []);
  if (usual.length === 0) return undefined;
  const shown = priced.flatMap(({ rows, seasons }) =>
    [rows, ...seasons.map((season) => season.rows)].flatMap(listAmounts),
  );
  const seasonal = priced.flatMap(({ option, seasons }) =>
    seasons.flatMap((season) => seasonOffers(context, option, season)),
  );
  const { priceCurrency, inUnits } = money(context);
  return {
    '@type': 'AggregateOffer',
    lowPrice: inUnits(Math.min(...usual)),
    highPrice: inUnits(Math.max(...shown)),
    priceCurrency,
    offerCount: usual.length + seasonal.length,
    availability: IN_STOCK,
    offers: seasonal.length > 0 ? seasonal : undefined,
  };
}

const IN_STOCK = 'https://schema.org/InStock';

/** The price of an option in a season, once for each of its dates; dates need today's year. */
function seasonOffers(
  context: PageContext,
  option: LinkedVariant['option'],
  { season, rows }: SeasonRows,
): readonly Thing[] {
  const { content, texts } = context;
  const lowest = lowestIn(rows, standardTiers(content, option));
  if (!lowest) return [];
  const { priceCurrency, inUnits } = money(context);
  const name = [texts.labels.seasons(season.id), option && texts.options(option.id).name];
  return nextDates(season.dates, content.today).map(({ from, to }) => ({
    '@type': 'Offer',
    name: name.filter((part) => part !== undefined).join(' · '),
    price: inUnits(lowest.amount),
    priceCurrency,
    validFrom: from,
    validThrough: to,
    availability: IN_STOCK,
  }));
}

function listAmounts(rows: readonly PriceRow[]): readonly number[] {
  return rows.flatMap(({ cells }) => cells.flatMap(({ amount }) => amount ?? []));
}

function money({ moneyFormat: { currency, decimals } }: PageContext) {
  return { priceCurrency: currency, inUnits: (amount: number) => fromMinorUnits(amount, decimals) };
}
