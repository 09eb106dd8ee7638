/** The tab that every destination matches. */
export const ALL = 'all';

/** What the filter looks at. */
export interface FilterableDestination {
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly region: string;
}

/**
 * The tab that `?category=` sets: the value itself if it is one of those accepted, to the letter, else all.
 */
export function tabFromParameter(value: string | null, accepted: readonly string[]): string {
  return accepted.find((tab) => tab === value) ?? ALL;
}

/**
 * The destinations whose name or description contains the text, whatever its case, and whose category or
 * region is the tab.
 */
export function filterDestinations<Destination extends FilterableDestination>(
  destinations: readonly Destination[],
  search: string,
  tab: string,
): readonly Destination[] {
  const wanted = search.trim().toLowerCase();
  return destinations.filter(
    (destination) => matchesTab(destination, tab) && matchesText(destination, wanted),
  );
}

function matchesTab(destination: FilterableDestination, tab: string): boolean {
  return tab === ALL || destination.category === tab || destination.region === tab;
}

function matchesText(destination: FilterableDestination, wanted: string): boolean {
  return (
    destination.name.toLowerCase().includes(wanted) || destination.description.toLowerCase().includes(wanted)
  );
}
