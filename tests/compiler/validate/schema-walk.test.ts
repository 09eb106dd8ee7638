import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { reference } from '../../../schema/primitives.ts';
import {
  definitionOf,
  type FoundReference,
  findReferences,
  knownKeys,
  referencedKinds,
  schemasAt,
} from '../../../scripts/compiler/validate/schema-walk.ts';

const day = reference('day', 'A day.');
const image = reference('image', 'A picture.');

/** References in short: the kind, the id, and where it stands. */
function inShort(references: readonly FoundReference[]): readonly string[] {
  return references.map(
    ({ kind, id, path, isKey }) => `${path.join('.')} ${kind} ${id}${isKey ? ' (key)' : ''}`,
  );
}

describe('the schemas at a path', () => {
  const text = z.string();
  const count = z.number();

  it.each<readonly [what: string, schema: z.ZodType, path: readonly (string | number)[]]>([
    ['a field', z.strictObject({ text }), ['text']],
    ['an optional field', z.strictObject({ text: text.optional() }), ['text']],
    ['a field with a default', z.strictObject({ text: text.default('') }), ['text']],
    ['a field that is transformed', z.strictObject({ text: text.transform(Number) }), ['text']],
    ['any other key', z.object({ count }).catchall(text), ['more']],
    ['a position of a list', z.array(text), [2]],
    ['a key of a record', z.record(z.string(), text), ['any']],
    ['what stands deeper', z.strictObject({ list: z.array(z.strictObject({ text })) }), ['list', 0, 'text']],
  ])('are that of %s', (_what, schema, path) => {
    expect(schemasAt(schema, path)).toEqual([text]);
  });

  it('are those of all shapes of a union', () => {
    const union = z.union([z.object({ at: text }), z.object({ at: count }), z.object({})]);
    expect(schemasAt(union, ['at'])).toEqual([text, count]);
    expect(schemasAt(z.strictObject({ union }), ['union', 'at'])).toEqual([text, count]);
  });

  it('are those of the shapes of a union that name the key, if there are any', () => {
    const union = z.union([z.object({ at: text }), z.record(z.string(), count)]);
    expect(schemasAt(union, ['at'])).toEqual([text]);
    expect(schemasAt(union, ['more'])).toEqual([count]);
  });

  it('are none where nothing may stand', () => {
    expect(schemasAt(z.object({ text }), ['more'])).toEqual([]);
    expect(schemasAt(text, ['more'])).toEqual([]);
  });
});

it('a definition is that of what is read, before it is transformed', () => {
  expect(definitionOf(z.string().transform(Number).optional()).type).toBe('string');
});

it('the keys that objects may have are those of all their shapes', () => {
  const lake = z.strictObject({ name: z.string(), depth: z.number() });
  expect(knownKeys([z.union([lake, z.strictObject({ height: z.number() })]), z.string()])).toEqual([
    'name',
    'depth',
    'height',
  ]);
});

describe('the kinds to which a schema can refer', () => {
  it.each<readonly [schema: z.ZodType, kinds: readonly string[]]>([
    [z.string(), []],
    [day.optional(), ['day']],
    [z.strictObject({ days: z.array(day), name: z.string() }), ['day']],
    [z.record(image, day), ['image', 'day']],
    [z.object({}).catchall(day), ['day']],
    [z.union([image, z.strictObject({ day })]), ['image', 'day']],
  ])('are those of its parts', (schema, kinds) => {
    expect(referencedKinds(schema)).toEqual(new Set(kinds));
  });

  it('are those of a schema that holds itself', () => {
    const plan = z.strictObject({
      day,
      get more() {
        return z.array(plan);
      },
    });
    expect(referencedKinds(plan)).toEqual(new Set(['day']));
  });
});

describe('references', () => {
  const plans = z.strictObject({
    name: z.string(),
    count: z.number(),
    first: day.nullable(),
    days: z.record(z.string(), z.record(z.string(), day)).optional(),
    images: z.array(image).optional(),
    byImage: z.record(image, z.string()).optional(),
  });

  it.each<readonly [value: object, expected: readonly string[]]>([
    [{ name: 'climb', count: 2, first: 'climb' }, ['first day climb']],
    [{ name: 'climb', count: 2, first: null }, []],
    [{ images: ['lake', 'hill'] }, ['images.0 image lake', 'images.1 image hill']],
    [{ byImage: { lake: 'The lake' } }, ['byImage.lake image lake (key)']],
    // Paths that are written alike are not the same.
    [{ days: { a: { bc: 'one' }, ab: { c: 'two' } } }, ['days.a.bc day one', 'days.ab.c day two']],
  ])('in %j are found at their places', (value, expected) => {
    expect(inShort(findReferences(plans, value))).toEqual(expected);
  });

  it('that the whole value is, or that several shapes of a union share, are found once', () => {
    expect(inShort(findReferences(day, 'climb'))).toEqual([' day climb']);
    expect(findReferences(z.string(), 'climb')).toEqual([]);
    expect(findReferences(day.nullable(), null)).toEqual([]);
    const union = z.array(z.union([z.strictObject({ day }), z.strictObject({ day, image })]));
    expect(inShort(findReferences(union, [{ day: 'climb', image: 'lake' }]))).toEqual([
      '0.day day climb',
      '0.image image lake',
    ]);
  });

  it('that shapes of a union see differently are all found, each once', () => {
    const at = z.record(z.string(), z.record(z.string(), day));
    const union = z.union([
      z.strictObject({ at, by: day }),
      z.strictObject({ at: at.optional(), by: image }),
      z.string(),
    ]);
    const value = [{ at: { a: { bc: 'one' }, ab: { c: 'two' } }, by: 'lake' }, 'climb'];
    expect(inShort(findReferences(z.array(union), value))).toEqual([
      '0.at.a.bc day one',
      '0.at.ab.c day two',
      '0.by day lake',
      '0.by image lake',
    ]);
    const byImage = z.record(image, image);
    const either = z.union([z.strictObject({ byImage }), z.strictObject({ byImage, day })]);
    expect(inShort(findReferences(either, { byImage: { lake: 'lake' } }))).toEqual([
      'byImage.lake image lake (key)',
      'byImage.lake image lake',
    ]);
  });

  it('of the same value are looked for once, by each schema', () => {
    const value = { images: ['lake'] };
    const known = findReferences(plans, value);
    expect(findReferences(plans, value)).toBe(known);
    expect(findReferences(z.strictObject({ images: z.array(day) }), value)).not.toEqual(known);
  });
});
