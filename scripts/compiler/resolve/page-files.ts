import { targetsOf } from '../link/link.ts';
import type { LinkedDestination, LinkedPackage, SectionListPage } from '../link/model.ts';
import { toursTo } from './destination-pages.ts';
import type { Content } from './sound-content.ts';

/** Files that a package's page is made of: its own, its price tables, its plans with their days, and its options. */
export function packageFiles(entry: LinkedPackage): readonly string[] {
  const { itinerary, variants } = entry;
  const days = (itinerary?.plans ?? []).flatMap((plan) =>
    plan.days.flatMap(({ choices }) => targetsOf(choices)),
  );
  const options = variants.flatMap(({ option }) => option ?? []);
  const parts = [...(itinerary ? [itinerary] : []), ...days, ...options];
  return [...cardFiles(entry), ...parts.map(({ file }) => file.path)];
}

/** Files that a destination's page is made of: its own, and those of the cards on it. */
export function destinationFiles(content: Content, entry: LinkedDestination): readonly string[] {
  return [entry.file.path, ...toursTo(content, entry).shown.flatMap(cardFiles)];
}

/** Files that a page of a section is made of: the section's own, and those of the cards on it. */
export function sectionFiles(sectionFile: string, { groups }: SectionListPage): readonly string[] {
  return [sectionFile, ...groups.flatMap(({ packages }) => packages.flatMap(cardFiles))];
}

/** Files that a package's card is made of. */
function cardFiles({ file, variants }: LinkedPackage): readonly string[] {
  return [file.path, ...variants.flatMap(({ table }) => table?.file.path ?? [])];
}
