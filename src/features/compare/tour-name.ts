import type { ComparePage } from '../../shared/page-data/compare.ts';
import type { PackagePage } from '../../shared/page-data/package.ts';

/** What a tour is called, also one that is on its way; by its slug, where nothing more is known of it. */
export function tourName(
  { offered }: Pick<ComparePage, 'offered'>,
  slug: string,
  tour: PackagePage | 'gone' | undefined,
): string {
  if (tour !== undefined && tour !== 'gone') return tour.name;
  return offered.flatMap(({ tours }) => tours).find((known) => known.slug === slug)?.name ?? slug;
}
