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
