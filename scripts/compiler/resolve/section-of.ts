import { memoize } from '../../../schema/memoize.ts';
import type { LinkedPackage, LinkedSection } from '../link/model.ts';

/** The first section that lists a package. */
export function sectionOf(
  sections: readonly LinkedSection[],
  entry: LinkedPackage,
): LinkedSection | undefined {
  return listsOf(sections).get(entry);
}

const listsOf = memoize((sections: readonly LinkedSection[]): ReadonlyMap<LinkedPackage, LinkedSection> => {
  const listed = sections.flatMap((section) =>
    section.groups.flatMap(({ packages }) => packages.map((entry) => [entry, section] as const)),
  );
  // The first of several comes last here, and stays.
  return new Map(listed.toReversed());
});
