import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { amountSchema } from '../../../schema/amount.ts';
import { findAmounts } from '../../../scripts/compiler/validate/find-amounts.ts';

const rateSchema = z.union([
  amountSchema,
  z.strictObject({ percent: z.number() }),
  z.record(z.string(), amountSchema),
]);

const schema = z.strictObject({
  order: z.int(),
  from: amountSchema.meta({ description: 'Lowest price.' }).optional(),
  rows: z.array(
    z.object({ name: z.string() }).catchall(z.union([...amountSchema.options, z.literal('ask')])),
  ),
  children: z.record(z.string(), rateSchema).optional(),
});

function found(value: unknown): readonly string[] {
  return findAmounts(schema, value).map(
    ({ path, written }) => `${path.join('.')} ${JSON.stringify(written)}`,
  );
}

describe('the amounts of a value', () => {
  it('are found in fields, lists and records, and nothing else is', () => {
    const rows = [
      { name: '1', inn: 24.5, lodge: '30,50' },
      { name: '2', inn: 20 },
    ];
    expect(found({ order: 3, from: '$ 5', rows })).toEqual([
      'from "$ 5"',
      'rows.0.inn 24.5',
      'rows.0.lodge "30,50"',
      'rows.1.inn 20',
    ]);
  });

  it('are found in the shape of several that fits', () => {
    const children = { infant: 1, child: { percent: 33.333 }, teen: { inn: 2.5, lodge: 3 } };
    expect(found({ order: 3, rows: [], children })).toEqual([
      'children.infant 1',
      'children.teen.inn 2.5',
      'children.teen.lodge 3',
    ]);
  });

  it('are found beside mistakes', () => {
    const rows = [{ name: 5, inn: '24.500' }, 7, null];
    expect(found({ rows, children: { child: { percent: 'x', inn: 2 }, teen: 3 } })).toEqual([
      'rows.0.inn "24.500"',
      'children.teen 3',
    ]);
    expect(found(null)).toEqual([]);
    expect(found(5)).toEqual([]);
  });

  it('are found in what holds others like itself', () => {
    const route = z.strictObject({
      get legs() {
        return z.array(route);
      },
      fare: amountSchema,
    });
    const value = { fare: 5, legs: [{ fare: '2.50', legs: [] }] };
    expect(findAmounts(route, value)).toEqual([
      { path: ['fare'], written: 5 },
      { path: ['legs', 0, 'fare'], written: '2.50' },
    ]);
  });
});
