import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { amountSchema } from '../../../schema/amount.ts';
import { reference } from '../../../schema/primitives.ts';
import { findReferences, knownKeys, schemasAt } from '../../../schema/schema-walk.ts';
import { findAmounts } from '../../../scripts/compiler/validate/find-amounts.ts';

const day = reference('day', 'A day.');
const image = reference('image', 'A picture.');
const text = z.string();
const count = z.number();

it('schemasAt gives, of a union, the shapes that name the key, or else all that allow it', () => {
  const union = z.union([z.object({ at: text }), z.object({ at: count }), z.record(text, day)]);
  expect(schemasAt(z.strictObject({ union }), ['union', 'at'])).toEqual([text, count]);
  expect(schemasAt(union, ['more'])).toEqual([day]);
  expect(schemasAt(text, ['more'])).toEqual([]);
});

it('knownKeys gives the keys of all shapes of a union', () => {
  const union = z.union([z.strictObject({ name: text, depth: count }), z.strictObject({ height: count })]);
  expect(knownKeys([union, text])).toEqual(['name', 'depth', 'height']);
});

describe('findReferences', () => {
  function inShort(schema: z.ZodType, value: unknown): readonly string[] {
    return findReferences(schema, value).map(
      ({ kind, id, path, isKey }) => `${path.join('.')} ${kind} ${id}${isKey ? ' (key)' : ''}`,
    );
  }

  const plans = z.strictObject({
    name: text,
    first: day.nullable().optional(),
    days: z.record(text, z.record(text, day)).optional(),
    images: z.array(image).optional(),
    byImage: z.record(image, text).optional(),
  });

  it.each<readonly [value: object, expected: readonly string[]]>([
    [{ name: 'climb', first: 'climb' }, ['first day climb']],
    [{ name: 'climb', first: null }, []],
    [{ images: ['lake', 'hill'] }, ['images.0 image lake', 'images.1 image hill']],
    [{ byImage: { lake: 'The lake' } }, ['byImage.lake image lake (key)']],
    // Paths that look the same when joined are not the same.
    [{ days: { a: { bc: 'one' }, ab: { c: 'two' } } }, ['days.a.bc day one', 'days.ab.c day two']],
  ])('finds those in %j at their places', (value, expected) => {
    expect(inShort(plans, value)).toEqual(expected);
  });

  it('finds those that shapes of a union see differently, each once', () => {
    const shapes = z.union([z.strictObject({ day, by: day }), z.strictObject({ day, by: image }), text]);
    expect(inShort(z.array(shapes), [{ day: 'climb', by: 'lake' }, 'climb'])).toEqual([
      '0.day day climb',
      '0.by day lake',
      '0.by image lake',
    ]);
    expect(inShort(z.record(image, image), { lake: 'lake' })).toEqual([
      'lake image lake (key)',
      'lake image lake',
    ]);
  });
});

describe('findAmounts', () => {
  const rate = z.union([amountSchema, z.strictObject({ percent: count }), z.record(text, amountSchema)]);
  const schema = z.strictObject({
    order: z.int(),
    from: amountSchema.meta({ description: 'Lowest price.' }).optional(),
    rows: z.array(z.object({ name: text }).catchall(z.union([...amountSchema.options, z.literal('ask')]))),
    children: z.record(text, rate).optional(),
  });

  it.each<readonly [value: unknown, expected: readonly string[]]>([
    [
      { order: 3, from: '$ 5', rows: [{ name: '1', inn: 24.5, lodge: '30,50' }] },
      ['from "$ 5"', 'rows.0.inn 24.5', 'rows.0.lodge "30,50"'],
    ],
    // In the shape of several that fits.
    [
      { order: 3, rows: [], children: { infant: 1, child: { percent: 33.333 }, teen: { inn: 2.5 } } },
      ['children.infant 1', 'children.teen.inn 2.5'],
    ],
    // Beside mistakes.
    [
      { rows: [{ name: 5, inn: '24.500' }, 7, null], children: { child: { percent: 'x', inn: 2 }, teen: 3 } },
      ['rows.0.inn "24.500"', 'children.teen 3'],
    ],
    [null, []],
  ])('finds in %j the amounts %j', (value, expected) => {
    const found = findAmounts(schema, value);
    expect(found.map(({ path, written }) => `${path.join('.')} ${JSON.stringify(written)}`)).toEqual(
      expected,
    );
  });
});
