import type { Documents } from '../store/documents.ts';
import { siteLanguages } from '../store/entries.ts';
import { entryTextPlaces } from '../store/list-entries.ts';
import { isObject, isSame, type Operation, valueAt } from '../store/operation.ts';

/** The operations that restore an earlier state of a day and its texts; empty if nothing has changed. */
export function restoreDay(now: Documents, before: Documents, day: string): readonly Operation[] {
  const file = `days/${day}.json`;
  const keys = [now, before].flatMap((documents) => {
    const value = documents.get(file)?.value;
    return isObject(value) ? Object.keys(value) : [];
  });
  const ofDay = [...new Set(keys)].map((key) => ({ file, path: [key] }));
  const ofTexts = siteLanguages(now).flatMap((language) =>
    entryTextPlaces('day', day).map(({ area, path }) => ({ file: `texts/${language}/${area}.json`, path })),
  );
  return [...ofDay, ...ofTexts].flatMap((place): readonly Operation[] => {
    const [value, earlier] = [now, before].map((documents) =>
      valueAt(documents.get(place.file)?.value, place.path),
    );
    if (isSame(value, earlier)) return [];
    return [
      {
        kind: 'set',
        ...place,
        ...(value === undefined ? {} : { before: value }),
        ...(earlier === undefined ? {} : { after: earlier }),
      },
    ];
  });
}
