import type { ReferenceTarget } from '../../../schema/primitives.ts';
import { entryFolders, singleFiles } from '../../../schema/sources.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { type FoundReference, findReferences } from '../validate/schema-walk.ts';

/** The key of an activity's text where the meal that it is about is included. */
export function includedMealKey(key: string): string {
  return `${key}Included`;
}

/** Ids of texts that the data names, and of those that follow from them. */
export interface NamedTexts {
  readonly named: ReadonlySet<string>;
  readonly implied: ReadonlySet<string>;
}

/** Ids of texts that the data names explicitly. */
export interface UsedTexts {
  readonly activities: NamedTexts;
  readonly menu: NamedTexts;
  readonly times: NamedTexts;
}

const NONE: ReadonlySet<string> = new Set();

/** Collects which activity, menu and time texts the data uses. */
export function findUsedTexts(files: ContentFiles): UsedTexts {
  const { days } = files.entries;
  const inDays = days.flatMap(({ file }) => findReferences(entryFolders.days, file.value));
  const { navigation } = files.single;
  const inMenus = navigation ? findReferences(singleFiles.navigation, navigation.file.value) : [];
  const meals = days.flatMap(({ value }) => value.activities.filter(({ meal }) => meal !== undefined));
  return {
    activities: {
      named: idsOf(inDays, 'activity'),
      implied: new Set(meals.map(({ text }) => includedMealKey(text))),
    },
    times: { named: idsOf(inDays, 'timeText'), implied: NONE },
    menu: { named: idsOf(inMenus, 'menuText'), implied: NONE },
  };
}

function idsOf(references: readonly FoundReference[], target: ReferenceTarget): ReadonlySet<string> {
  return new Set(references.filter((reference) => reference.target === target).map(({ id }) => id));
}
