import type { LinkedPackage, LinkedSection } from '../link/model.ts';

const known = new WeakMap<readonly LinkedSection[], ReadonlyMap<LinkedPackage, LinkedSection>>();

/** The first section that lists a package. */
export function sectionOf(
  sections: readonly LinkedSection[],
  entry: LinkedPackage,
): LinkedSection | undefined {
  const lists = known.get(sections) ?? listsOf(sections);
  known.set(sections, lists);
  return lists.get(entry);
}

function listsOf(sections: readonly LinkedSection[]): ReadonlyMap<LinkedPackage, LinkedSection> {
  const listed = sections.flatMap((section) =>
    section.groups.flatMap(({ packages }) => packages.map((entry) => [entry, section] as const)),
  );
  // The first of several comes last here, and stays.
  return new Map(listed.toReversed());
}
