import type { Documents } from '../store/documents.ts';
import { siteLanguages } from '../store/entries.ts';
import { entryTextPlaces } from '../store/list-entries.ts';
import { isSame, type Operation, valueAt } from '../store/operation.ts';

/** The operations that give a day and its texts back what they were before; none where nothing has changed. */
export function restoreDay(now: Documents, before: Documents, day: string): readonly Operation[] {
  const file = `days/${day}.json`;
  const [text, old] = [now.get(file)?.text, before.get(file)?.text];
  const ofDay: readonly Operation[] =
    text === undefined || old === undefined || text === old
      ? []
      : [{ kind: 'file', file, before: text, after: old }];
  const ofTexts = siteLanguages(now).flatMap((language) =>
    entryTextPlaces('day', day).flatMap(({ area, path }): readonly Operation[] => {
      const own = `texts/${language}/${area}.json`;
      const [value, earlier] = [now, before].map((documents) => valueAt(documents.get(own)?.value, path));
      if (isSame(value, earlier)) return [];
      const change = {
        ...(value === undefined ? {} : { before: value }),
        ...(earlier === undefined ? {} : { after: earlier }),
      };
      return [{ kind: 'set', file: own, path, ...change }];
    }),
  );
  return [...ofDay, ...ofTexts];
}
