import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { collections, textAreas } from '../../schema/collections.ts';
import { findField } from '../../src/desk/fields/registry.ts';
import { readSchema } from '../../src/desk/form/schema-node.ts';
import type { Path } from '../../src/desk/store/operation.ts';
import { findLabelKey, findTextLabel } from '../../src/desk/words/labels.ts';
import { deskLanguages } from '../../src/desk/words/words.ts';

interface Field {
  readonly file: string;
  readonly path: Path;
  readonly description: string | undefined;
  readonly schema: z.ZodType;
}

/** An id or a position, in place of all others. */
const ANY = 'someEntry';

/** All places that a schema describes. */
function* fieldsOf(schema: z.ZodType, file: string, path: Path = []): Generator<Field> {
  const { shape = {}, catchall, element, keyType, valueType, options, description } = readSchema(schema);
  yield { file, path, description, schema };
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

  it('have a word for one item of every list and record, and none that nothing uses.', () => {
    const lists = fields.filter(({ schema, path }) => {
      const node = readSchema(schema);
      const isOfItems = ['list', 'record', 'price-rows'].includes(findField(node).kind);
      return path.length > 0 && path.at(-1) !== ANY && !node.meta?.isOwnList && isOfItems;
    });
    const keys = lists.flatMap(({ file, path }) => findLabelKey(words.labels, file, path) ?? []);
    expect([...new Set(keys)].filter((key) => words.nouns[key] === undefined)).toEqual([]);
    const areas = textFields.filter(({ path }) => path.length === 0).map(({ file }) => file);
    const ofAreas = areas.flatMap((file) => findLabelKey(words.labels, file, []) ?? []);
    expect(Object.keys(words.nouns).filter((key) => ![...keys, ...ofAreas].includes(key))).toEqual([]);
  });

  it('have a question for every choice between forms.', () => {
    const groups = fields.flatMap(({ schema }) => readSchema(schema).meta?.oneOf?.[0]?.[0] ?? []);
    expect(new Set(Object.keys(words.choosers))).toEqual(new Set(groups));
  });

  it('have no hint that speaks of how files are written.', () => {
    const isShown = ({ path, file }: Field) =>
      !path.some((step) => step === 'unconfirmed' || step === 'acknowledged' || step === 'format') &&
      file !== 'itineraries/someEntry.json';
    const hints = fields
      .filter(isShown)
      .flatMap(({ description }) =>
        description === undefined ? [] : [words.hints[description] ?? description],
      );
    expect(
      hints.filter((hint) => /\b(?:true|false|null|array|string|object|JSON)\b|\.json/.test(hint)),
    ).toEqual([]);
  });

  it('name every collection and every area of texts.', () => {
    expect(Object.keys(collections).filter((name) => !Object.hasOwn(words.labels, name))).toEqual([]);
    expect(Object.keys(words.areas).toSorted()).toEqual(Object.keys(textAreas).toSorted());
  });
});

describe('The hints of the desk in Indonesian', () => {
  it('translate every description of the schemas, and nothing else.', () => {
    expect(new Set(Object.keys(deskLanguages.id?.hints ?? {}))).toEqual(descriptions);
  });
});
