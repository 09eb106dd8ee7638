/** The address of the destinations that match a text; of all when it is blank. */
export function searchHref(destinationsHref: string, text: string): string {
  const query = text.trim();
  return query === '' ? destinationsHref : `${destinationsHref}?${new URLSearchParams({ query })}`;
}
