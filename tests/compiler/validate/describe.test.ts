import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { describeExpected, describeFound, written } from '../../../scripts/compiler/validate/describe.ts';
import { english } from '../../../scripts/messages/english.ts';

describe('what is expected', () => {
  it.each<readonly [words: string, schemas: readonly z.ZodType[]]>([
    ['a value', []],
    ['a text in double quotes', [z.string()]],
    ['a text in double quotes', [z.string().optional()]],
    ['an entry in { }', [z.strictObject({})]],
    ['one of the possible values', [z.enum(['left', 'right'])]],
    ['"ask" or 0', [z.literal(['ask', 0])]],
    ['a text in double quotes or a number', [z.string(), z.number()]],
    ['a list in [ ] or null', [z.union([z.array(z.string()), z.null()])]],
    ['an entry in { }', [z.strictObject({}), z.record(z.string(), z.string())]],
  ])('is %s', (words, schemas) => {
    expect(describeExpected(schemas)(english)).toBe(words);
  });
});

describe('what was found', () => {
  it.each([
    [undefined, 'nothing'],
    [[1, 2], 'a list'],
    [{ a: 1 }, 'an entry in { }'],
    [null, 'null'],
    [false, 'false'],
    [1.5, '1.5'],
    ['a "text"', '"a \\"text\\""'],
  ])('%j is said to be %s', (value, words) => {
    expect(describeFound(value)(english)).toBe(words);
  });

  it('is shortened if it is longer than sixty characters', () => {
    expect(written('a'.repeat(58))).toBe(`"${'a'.repeat(58)}"`);
    expect(written('a'.repeat(59))).toBe(`"${'a'.repeat(56)}…`);
  });
});
