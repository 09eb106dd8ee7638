import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { collections, textAreas } from '../../schema/collections.ts';
import { readSchema } from '../../src/desk/form/schema-node.ts';
import type { Path } from '../../src/desk/store/operation.ts';
import { findLabelKey, findTextLabel } from '../../src/desk/words/labels.ts';
import { deskLanguages } from '../../src/desk/words/words.ts';

interface Field {
  readonly file: string;
  readonly path: Path;
  readonly description: string | undefined;
}

/** An id or a position, in place of all others. */
const ANY = 'someEntry';

/** All places that a schema describes. */
function* fieldsOf(schema: z.ZodType, file: string, path: Path = []): Generator<Field> {
  const { shape = {}, catchall, element, keyType, valueType, options, description } = readSchema(schema);
  yield { file, path, description };
  for (const option of options) yield* fieldsOf(option, file, path);
  for (const [key, child] of Object.entries(shape))
    if (key !== '$schema') yield* fieldsOf(child, file, [...path, key]);
  if (element) yield* fieldsOf(element, file, [...path, 0]);
  for (const entry of [catchall, keyType, valueType]) if (entry) yield* fieldsOf(entry, file, [...path, ANY]);
}

const dataFields = Object.entries(collections).flatMap(([name, { data, form }]) => [
  ...fieldsOf(data, form === 'folder' ? `${name}/${ANY}.json` : `${name}.json`),
]);
const textFields = Object.entries(textAreas).flatMap(([area, schema]) => [
  ...fieldsOf(schema, `texts/xx/${area}.json`),
]);
const fields = [...dataFields, ...textFields];
const labelled = fields.filter(({ path }) => typeof path.at(-1) === 'string' && path.at(-1) !== ANY);
const descriptions = new Set(fields.flatMap(({ description }) => description ?? []));

describe.each(Object.entries(deskLanguages))('The words of the desk in "%s"', (_code, words) => {
  it('have a label for every field and no key of the data is shown instead.', () => {
    const missing = labelled.filter(({ file, path }) => findTextLabel(words, file, path) === path.at(-1));
    expect(missing.map(({ file, path }) => `${file} ${path.join('.')}`)).toEqual([]);
  });

  it('have no label that no field uses.', () => {
    const files = fields.filter(({ path }) => path.length === 0);
    const used = new Set(
      [...labelled, ...files].flatMap(({ file, path }) => {
        const key = findLabelKey(words.labels, file, path);
        return key === undefined || words.labels[key] !== findTextLabel(words, file, path) ? [] : key;
      }),
    );
    expect(Object.keys(words.labels).filter((key) => !used.has(key))).toEqual([]);
  });

  it('name every area of texts.', () => {
    expect(Object.keys(words.areas).toSorted()).toEqual(Object.keys(textAreas).toSorted());
  });
});

describe('The hints of the desk in Indonesian', () => {
  it('translate every description of the schemas, and nothing else.', () => {
    expect(new Set(Object.keys(deskLanguages.id?.hints ?? {}))).toEqual(descriptions);
  });
});
