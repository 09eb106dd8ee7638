import { describe, expect, it } from 'vitest';
import { plainText, VALUE_MARK } from '../../../scripts/compiler/parse/plain-text.ts';

describe('a text as readers meet it', () => {
  it.each([
    ['no message', 'Boats at nine, boats at noon', 'Boats at nine, boats at noon'],
    ['values', 'From {start} to {end, number}', 'From @ to @'],
    ['a plural', 'For {count, plural, one {one person} other {# people}} only', 'For @ people only'],
    ['a selection', '{rooms, select, tent {In tents} other {In rooms of {size}}}.', 'In rooms of @.'],
  ])('with %s', (_what, text, expected) => {
    expect(plainText(text)).toBe(expected.replaceAll('@', VALUE_MARK));
  });
});
