import { describe, expect, it } from 'vitest';
import { textAreas } from '../../../schema/collections.ts';
import { schemasAt } from '../../../schema/schema-walk.ts';
import { checkMessage } from '../../../scripts/compiler/check/message-values.ts';
import { invariant } from '../../../scripts/compiler/link/invariant.ts';
import { BASE_LANGUAGE, readDictionaries } from '../../../scripts/compiler/read/read-dictionaries.ts';

describe('the dictionaries of the software', () => {
  const dictionaries = readDictionaries();
  const base = invariant(dictionaries.get(BASE_LANGUAGE), BASE_LANGUAGE);

  it.each([...dictionaries])('have every text in "%s", with its values', (_code, { entries }) => {
    expect([...entries.keys()].toSorted()).toEqual([...base.entries.keys()].toSorted());
    for (const { area, path, text, file } of entries.values()) {
      const [schema] = schemasAt(textAreas[area], path);
      expect(checkMessage(() => file.valueAt(path), text, invariant(schema, area))).toEqual([]);
    }
  });
});
