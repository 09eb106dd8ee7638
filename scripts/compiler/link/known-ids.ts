import type { ReferenceTarget } from '../../../schema/primitives.ts';
import type { EntryFolder } from '../../../schema/sources.ts';
import { classify } from '../validate/classify.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { textIds } from './text-ids.ts';

/** How a kind of entry is called in messages. */
export const NOUNS: Readonly<Record<ReferenceTarget, string>> = {
  activity: 'activity text',
  band: 'group size',
  category: 'category',
  day: 'day',
  destination: 'destination',
  destinationCategory: 'kind of destination',
  featuredTour: 'featured tour',
  image: 'picture',
  language: 'language',
  menuText: 'menu text',
  option: 'option',
  package: 'package',
  page: 'page',
  region: 'region',
  section: 'section',
  tier: 'hotel class',
  timeText: 'time text',
};

/** The ids of a kind of entry; undefined where the file that lists them is damaged. */
export type KnownIds = Readonly<Record<ReferenceTarget, readonly string[] | undefined>>;

/** All ids that may be referred to; entries in damaged files count, so that no mistake is told twice. */
export function collectKnownIds(files: ContentFiles): KnownIds {
  const site = files.single.site?.value;
  const fallback = site?.fallbackLanguage;
  return {
    activity: textIds(files, fallback, 'activities', []),
    menuText: textIds(files, fallback, 'labels', ['menu']),
    timeText: textIds(files, fallback, 'labels', ['times']),
    band: site?.bands.map(({ id }) => id),
    category: files.single.categories?.value.categories.map(({ id }) => id),
    day: entryIds(files, 'days'),
    destination: entryIds(files, 'destinations'),
    destinationCategory: site?.destinationCategories,
    featuredTour: files.single['featured-tours']?.value.featuredTours.map(({ id }) => id),
    image: files.single.images && Object.keys(files.single.images.value.images),
    language: site?.languages.map(({ code }) => code),
    option: entryIds(files, 'options'),
    package: entryIds(files, 'packages'),
    page: site && Object.keys(site.pages).filter((name) => name !== 'package'),
    region: site?.regions,
    section: entryIds(files, 'sections'),
    tier: site?.tiers.map(({ id }) => id),
  };
}

function entryIds(files: ContentFiles, folder: EntryFolder): readonly string[] {
  const sound = files.entries[folder].map(({ id }) => id);
  const damaged = [...files.damaged].flatMap((path) => {
    const role = classify(path);
    return role.role === 'entry' && role.folder === folder ? [role.id] : [];
  });
  return [...sound, ...damaged];
}
