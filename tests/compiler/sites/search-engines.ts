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

/** The amount from which a tour is offered. */
export function offers(lowPrice: number, priceCurrency: string) {
  return { '@type': 'AggregateOffer', lowPrice, priceCurrency };
}
