/** The value of the radio button of a season; no option of a package has such an id. */
export function seasonValue(id: string): string {
  return `season:${id}`;
}

/**
 * Hides what belongs to seasons that are not chosen, whatever their ids.
 *
 * @param prices selector of what holds the radio buttons and, marked by `data-season`, what they choose between
 */
export function seasonStyles(prices: string, ids: readonly string[]): string {
  const hidden = ids.map((id) => {
    const [value, own] = [JSON.stringify(seasonValue(id)), JSON.stringify(id)];
    return `${prices}:has([value=${value}]:checked) [data-season]:not([data-season=${own}])`;
  });
  return `${hidden.join()}{display:none}`;
}
