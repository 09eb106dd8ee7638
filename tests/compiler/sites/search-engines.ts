/** The way from the home page to a page, both included. */
export function trail(...steps: readonly (readonly [name: string, item: string])[]) {
  const itemListElement = steps.map(([name, item], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item,
  }));
  return { '@type': 'BreadcrumbList', itemListElement };
}

/** The amount from which a tour is offered, the highest of its tables, and how many offers there are. */
export function offers(
  priceCurrency: string,
  [lowPrice, highPrice]: readonly [low: number, high: number],
  offerCount: number,
) {
  const availability = 'https://schema.org/InStock';
  return { '@type': 'AggregateOffer', lowPrice, highPrice, priceCurrency, offerCount, availability };
}

/** What a page lists: names and full addresses, in order. */
export function list(...listed: readonly (readonly [name: string, url: string])[]) {
  const itemListElement = listed.map(([name, url], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    url,
  }));
  return { '@type': 'ItemList', itemListElement };
}

/** The site, named on its home pages. */
export function webSite(origin: string, name: string, url: string, inLanguage: string) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name,
    url,
    inLanguage,
    publisher: { '@id': `${origin}/#operator` },
  };
}

/** The operator, where a page is about something else. */
export function operator(origin: string, name: string, url: string) {
  return { '@type': 'TravelAgency', '@id': `${origin}/#operator`, name, url };
}

/** A tour with a price is a trip, and something that can be bought. */
export const TOUR_WITH_PRICE = ['TouristTrip', 'Product'];
