import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPlain } from '../../../scripts/compiler/parse/plain-json.ts';

function plain(text: string): boolean {
  return isPlain(text, JSON.parse(text), 3);
}

describe('JSON without oddities', () => {
  it.each([
    '{}',
    '{ "a": 1, "b": [{ "a": 2 }] }',
    '{ "a": "b\\": c", "b" : "\\\\" }',
    '{ "a": "\\"b\\":", "c": "\\u00e9" }',
    '{ "constructor": 1, "toString": 2 }',
    '[[[]]]',
    '-1.5',
  ])('is %s', (text) => {
    expect(plain(text)).toBe(true);
  });

  it.each([
    ['{ "a": 1, "a": 2 }', 'a key twice'],
    ['{ "b": [{ "a": { "c": 1 }, "\\u0061": 2 }] }', 'a key twice, written otherwise'],
    ['[9007199254740993]', 'a number that is not kept'],
    ['{ "a": 1e400 }', 'a number without end'],
    ['["\\ud83d"]', 'half of a character'],
    ['[[[[]]]]', 'brackets beyond the limit'],
    ['{ "a": { "__proto__": 1 } }', 'a reserved key'],
    ['{ "__pro\\u0074o__": 1 }', 'a reserved key, written otherwise'],
    ['["merca\uFFFDto"]', 'a lost character'],
    ['["merca\\ufffdto"]', 'a lost character, by its number'],
  ])('is not %s: %s', (text) => {
    expect(plain(text)).toBe(false);
  });

  it('is whatever a program writes', () => {
    const key = fc.string().filter((name) => name !== '__proto__' && !name.includes('\uFFFD'));
    const value = fc.object({
      key,
      values: [key, fc.integer(), fc.boolean(), fc.constant(null)],
    });
    fc.assert(
      fc.property(value, (written) => {
        const text = JSON.stringify(written, null, 1);
        expect(isPlain(text, JSON.parse(text), 100)).toBe(true);
      }),
    );
  });
});
