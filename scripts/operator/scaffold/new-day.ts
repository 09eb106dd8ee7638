import { TODO_MARK } from '../../../schema/texts/text.ts';
import type { ContentFiles } from '../../compiler/validate/content-files.ts';
import type { Messages } from '../../messages/messages.ts';
import { entryFile, type Scaffold, withTexts } from './scaffold.ts';

/** The files of a new day, with one activity to start from. */
export function scaffoldDay(
  files: ContentFiles,
  id: string,
  destinations: readonly string[],
  { next, placeholders }: Messages['entries'],
): Scaffold {
  const key = freeActivityKey(files, id);
  const value = { destinations, activities: [{ icon: 'MapPin', text: key }] };
  return {
    changes: new Map([
      entryFile(files, 'days', id, value),
      ...withTexts(files, 'day', id),
      ...withTexts(files, 'activity', key, `${TODO_MARK} ${placeholders.firstActivity}`),
    ]),
    hints: [next.addActivities(id)],
  };
}

function freeActivityKey(files: ContentFiles, id: string): string {
  const taken = new Set(
    files.texts.flatMap(({ area, file }) => (area === 'activities' ? Object.keys(Object(file.value)) : [])),
  );
  let key = `${id}-start`;
  while (taken.has(key)) key += '-new';
  return key;
}
