import type { ReferenceTarget } from '../../../schema/primitives.ts';
import type { EntryFolder } from '../../../schema/sources.ts';
import { classify } from '../validate/classify.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { listedIds, listedKeys, textAt } from './listed-ids.ts';
import { textIds } from './text-ids.ts';

/** The ids of a kind of entry; undefined where the file that lists them is damaged. */
export type KnownIds = Readonly<Record<ReferenceTarget, readonly string[] | undefined>>;

/** All ids that may be referred to; entries in damaged files count, so that no mistake is told twice. */
export function collectKnownIds(files: ContentFiles): KnownIds {
  const fallback = textAt(files, 'site.json', ['fallbackLanguage']);
  const site = (list: string): readonly string[] | undefined => listedIds(files, 'site.json', [list]);
  const regions = site('regions');
  const destinationCategories = site('destinationCategories');
  return {
    activity: textIds(files, fallback, 'activities', []),
    menuText: textIds(files, fallback, 'labels', ['menu']),
    timeText: textIds(files, fallback, 'labels', ['times']),
    band: site('bands'),
    category: listedIds(files, 'categories.json', ['categories']),
    day: entryIds(files, 'days'),
    destination: entryIds(files, 'destinations'),
    destinationCategory: destinationCategories,
    destinationTab: regions && destinationCategories && [...regions, ...destinationCategories],
    image: listedKeys(files, 'images.json', ['images']),
    inclusion: site('inclusions'),
    language: site('languages'),
    option: entryIds(files, 'options'),
    package: entryIds(files, 'packages'),
    page: listedKeys(files, 'site.json', ['pages'])?.filter((name) => name !== 'package'),
    region: regions,
    section: entryIds(files, 'sections'),
    tier: site('tiers'),
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
