import { entryFolders, singleFiles } from '../../../schema/sources.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { findReferences } from '../validate/schema-walk.ts';

/** The key of an activity's text where the meal that it is about is included. */
export function includedMealKey(key: string): string {
  return `${key}Included`;
}

/** Ids of texts that the data names explicitly. */
export interface UsedTexts {
  readonly activities: ReadonlySet<string>;
  readonly menu: ReadonlySet<string>;
  readonly times: ReadonlySet<string>;
}

/** Collects which activity, menu and time texts the data uses. */
export function findUsedTexts(files: ContentFiles): UsedTexts {
  const activities = new Set<string>();
  const times = new Set<string>();
  for (const day of files.entries.days) {
    for (const { target, id } of findReferences(entryFolders.days, day.file.value)) {
      if (target === 'activity') activities.add(id);
      if (target === 'timeText') times.add(id);
    }
    for (const { meal, text } of day.value.activities) if (meal) activities.add(includedMealKey(text));
  }
  const navigation = files.single.navigation;
  const menu = navigation
    ? findReferences(singleFiles.navigation, navigation.file.value).filter(
        ({ target }) => target === 'menuText',
      )
    : [];
  return { activities, times, menu: new Set(menu.map(({ id }) => id)) };
}
