import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ParsedFile } from '../../../scripts/compiler/parse/parsed-file.ts';
import { issuesToDiagnostics } from '../../../scripts/compiler/validate/issue-to-diagnostics.ts';
import { english } from '../../../scripts/messages/english.ts';

const size = z.strictObject({ wide: z.number(), high: z.number() });

/** What is said of a value that does not fit: where, which finding, and its sentence. */
function saidOf(schema: z.ZodType, value: unknown): readonly string[] {
  const file = new ParsedFile('any.json', JSON.stringify(value), value);
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issuesToDiagnostics(file, schema, issues).map((finding) => {
    const { message, hint } = finding.explain(english);
    return `${finding.at.path} ${finding.code} ${message} ${hint}`;
  });
}

describe('a key that stands where a similar one is missing', () => {
  const unknown = 'shape.unknown-key "titel" is not known here. Did you mean "title"?';

  it('is one finding', () => {
    expect(saidOf(z.strictObject({ title: z.string() }), { titel: 'a' })).toEqual([`titel ${unknown}`]);
    expect(
      saidOf(z.strictObject({ page: z.strictObject({ title: z.string() }) }), { page: { titel: 'a' } }),
    ).toEqual([`page.titel ${unknown}`]);
  });

  it('is one finding whatever is wrong with what stands there', () => {
    const titles = z.object({ title: z.string() }).catchall(size);
    expect(saidOf(titles, { titel: { wide: 'a', high: 'b' } })).toEqual([`titel ${unknown}`]);
  });

  it('hides nothing of what stands beside it', () => {
    const page = z.strictObject({ title: z.string(), size });
    expect(saidOf(page, { titel: 'a', size: { wide: 'b', high: 2 }, more: 1 })).toEqual([
      `titel ${unknown}`,
      'size.wide shape.wrong-type Expected a number, found "b". Write a number here.',
      'more shape.unknown-key "more" is not known here. Known are "title", "size".',
    ]);
  });

  it('hides nothing of what stands beside it, one level down', () => {
    const pages = z.strictObject({ page: z.strictObject({ title: z.string(), count: z.number() }) });
    expect(saidOf(pages, { page: { titel: 'a', count: 'b' } })).toEqual([
      `page.titel ${unknown}`,
      'page.count shape.wrong-type Expected a number, found "b". Write a number here.',
    ]);
  });

  it('is none that has a right of its own to be there', () => {
    const days = z.strictObject({ day1: z.number(), day2: z.number() });
    const missing = 'day2 shape.missing-field "day2" is missing. Add "day2": a number.';
    expect(saidOf(days, { day1: 1 })).toEqual([missing]);
    expect(saidOf(z.strictObject({ plan: days }), { plan: { day1: 1 } })).toEqual([`plan.${missing}`]);
  });
});

describe('a list', () => {
  it.each([
    [['a'], 'Expected at least 2 entries. Add what is missing.'],
    [['a', 'b', 'c', 'd'], 'Expected at most 3 entries. Remove what is too much.'],
  ])('of a wrong length: %j', (list, words) => {
    expect(saidOf(z.array(z.string()).min(2).max(3), list)).toEqual([` shape.out-of-range ${words}`]);
  });
});

describe('a number', () => {
  it.each([
    ['Expected at least 2, found 1.', z.number().min(2)],
    ['Expected at most 0, found 1.', z.number().max(0)],
    ['Expected more than 1, found 1.', z.number().gt(1)],
    ['Expected less than 1, found 1.', z.number().lt(1)],
  ])('out of range: %s', (words, schema) => {
    expect(saidOf(schema, 1)).toEqual([` shape.out-of-range ${words} Correct the value.`]);
  });
});

it('a key that is not written as an id is told at its place', () => {
  const schema = z.record(z.string().regex(/^[a-z]+$/, 'id'), z.number());
  expect(saidOf(schema, { lake: 1, 'the lake': 2 })).toEqual([
    'the lake shape.invalid Expected an id of letters, digits and single hyphens; found "the lake". Write it as in the example.',
  ]);
});

describe('of the possible shapes of a value', () => {
  const link = z.strictObject({ text: z.string(), page: z.string() });
  const submenu = z.strictObject({ text: z.string(), children: z.array(z.string()), wide: z.boolean() });
  const menu = z.strictObject({ entries: z.array(z.union([submenu, link])) });

  it('the one that fits best speaks', () => {
    expect(saidOf(menu, { entries: [{ text: 'a', page: 1 }] })).toEqual([
      'entries.0.page shape.wrong-type Expected a text in double quotes, found 1. Write a text in double quotes here.',
    ]);
    expect(saidOf(menu, { entries: [{ text: 'a', children: 1, wide: 'b' }] })).toEqual([
      'entries.0.children shape.wrong-type Expected a list in [ ], found 1. Write a list in [ ] here.',
      'entries.0.wide shape.wrong-type Expected true or false, found "b". Write true or false here.',
    ]);
  });

  it('one of the same kind speaks, though it allows values of others, too', () => {
    expect(saidOf(z.union([size, z.literal(['auto', 1])]), 'manual')).toEqual([
      ' shape.not-one-of "manual" is not one of the possible values. Known are "auto", "1".',
    ]);
  });

  it('all are named if the value is of another kind than any', () => {
    expect(saidOf(menu, { entries: ['a'] })).toEqual([
      'entries.0 shape.wrong-type Expected an entry in { }, found "a". Write an entry in { } here.',
    ]);
    expect(saidOf(z.union([z.number(), z.boolean()]), 'a')).toEqual([
      ' shape.wrong-type Expected a number or true or false, found "a". Write a number or true or false here.',
    ]);
  });
});
