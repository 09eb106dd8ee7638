/** The address of a search: the destinations that match the text, or all when it is blank. */
export function searchHref(destinationsHref: string, text: string): string {
  const query = text.trim();
  return query === '' ? destinationsHref : `${destinationsHref}?${new URLSearchParams({ query })}`;
}
