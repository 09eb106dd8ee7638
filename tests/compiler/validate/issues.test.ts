import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { ParsedFile } from '../../../scripts/compiler/parse/parsed-file.ts';
import { issuesToDiagnostics } from '../../../scripts/compiler/validate/issue-to-diagnostics.ts';
import { english } from '../../../scripts/messages/english.ts';

const size = z.strictObject({ wide: z.number(), high: z.number() });

/** The findings about a value that does not fit: path, code, message and hint. */
function explain(schema: z.ZodType, value: unknown): readonly string[] {
  const file = new ParsedFile('any.json', JSON.stringify(value), value);
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issuesToDiagnostics(file, schema, issues).map((finding) => {
    const { message, hint } = finding.explain(english);
    return `${finding.at.path} ${finding.code} ${message} ${hint}`;
  });
}

describe('a key in place of a similar one that is missing', () => {
  const unknown = 'shape.unknown-key "titel" is not known here. Did you mean "title"?';

  it('is one finding, whatever its value is', () => {
    const titles = z.object({ title: z.string() }).catchall(size);
    expect(explain(titles, { titel: { wide: 'a', high: 'b' } })).toEqual([`titel ${unknown}`]);
  });

  it('hides nothing beside it, at any depth', () => {
    const page = z.strictObject({ title: z.string(), size });
    const wrong = { titel: 'a', size: { wide: 'b', high: 2 }, more: 1 };
    expect(explain(page, wrong)).toEqual([
      `titel ${unknown}`,
      'size.wide shape.wrong-type Expected a number, found "b". Write a number here.',
      'more shape.unknown-key "more" is not known here. Possible: "title", "size".',
    ]);
    expect(explain(z.strictObject({ page }), { page: { titel: 'a', size: { wide: 'b', high: 2 } } })).toEqual(
      [
        `page.titel ${unknown}`,
        'page.size.wide shape.wrong-type Expected a number, found "b". Write a number here.',
      ],
    );
  });

  it('is taken for the nearest of several missing ones, not for one that is less like it', () => {
    const plans = z.strictObject({ noItinerary: z.string(), itinerary: z.string() });
    expect(explain(plans, { itinerari: '' })[0]).toContain('Did you mean "itinerary"?');
    expect(explain(plans, { itinerari: '', itinerary: '' })[0]).toContain('"noItinerary" is missing.');
  });

  it('is not taken for the missing one if it has a place of its own', () => {
    const days = z.strictObject({ day1: z.number(), day2: z.number() });
    expect(explain(z.strictObject({ plan: days }), { plan: { day1: 1 } })).toEqual([
      'plan.day2 shape.missing-field "day2" is missing. Add "day2": a number.',
    ]);
  });
});

it.each<readonly [schema: z.ZodType, value: unknown, words: string]>([
  [z.array(z.string()).min(2), ['a'], 'Expected at least 2 entries. Add what is missing.'],
  [
    z.array(z.string()).max(3),
    ['a', 'b', 'c', 'd'],
    'Expected at most 3 entries, found 4. Remove those that are too many.',
  ],
  [z.number().min(2), 1, 'Expected at least 2, found 1. Correct the value.'],
  [z.number().gt(1), 1, 'Expected more than 1, found 1. Correct the value.'],
  [z.number().lt(1), 1, 'Expected less than 1, found 1. Correct the value.'],
])('what is out of range is explained: %#', (schema, value, words) => {
  expect(explain(schema, value)).toEqual([` shape.out-of-range ${words}`]);
});
