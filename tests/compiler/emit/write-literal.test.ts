import { runInNewContext } from 'node:vm';
import CodeBlockWriter from 'code-block-writer';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { literalKey, writeLiteral } from '../../../scripts/compiler/emit/write-literal.ts';

function written(value: unknown): string {
  const writer = new CodeBlockWriter({ indentNumberOfSpaces: 2, newLine: '\n' });
  writeLiteral(writer, value);
  return writer.toString();
}

/** The value that a literal stands for, as the engine reads it. */
function evaluated(code: string): unknown {
  return runInNewContext(`(${code})`) as unknown;
}

describe('writeLiteral', () => {
  it.each([
    ['a text', 'a "b"\n', '"a \\"b\\"\\n"'],
    ['a number', 1.5, '1.5'],
    ['a truth value', false, 'false'],
    ['null', null, 'null'],
    ['an empty list', [], '[]'],
    ['an empty record', {}, '{}'],
    ['a list, an entry a line', [1, 'b'], '[\n  1,\n  "b",\n]'],
    ['a record, a property a line', { name: 'a', count: 2 }, '{\n  name: "a",\n  count: 2,\n}'],
    ['lists in records', { days: [[], [1]] }, '{\n  days: [\n    [],\n    [\n      1,\n    ],\n  ],\n}'],
    ['keys that are no names', { 'a-b': 1, '2': 2 }, '{\n  "2": 2,\n  "a-b": 1,\n}'],
    ['a record without what is undefined', { a: undefined, b: 1 }, '{\n  b: 1,\n}'],
    ['a record of nothing but undefined', { a: undefined }, '{}'],
  ])('writes %s', (_name, value, code) => {
    expect(written(value)).toBe(code);
  });

  it('writes what the engine reads as the same value, for any JSON value', () => {
    // In a literal, though not in JSON, the key __proto__ names the prototype.
    const value = fc.jsonValue().filter((json) => !JSON.stringify(json).includes('__proto__'));
    fc.assert(
      fc.property(value, (json) => {
        expect(JSON.stringify(evaluated(written(json)))).toBe(JSON.stringify(json));
      }),
    );
  });
});

describe('literalKey', () => {
  it.each(['name', '_private', '$schema', 'day2', 'A', 'class'])('leaves %s as it is', (key) => {
    expect(literalKey(key)).toBe(key);
  });

  it.each(['', '2', '2days', 'a-b', 'a b', 'é', '=1', 'a\n'])('puts %j between quotes', (key) => {
    expect(literalKey(key)).toBe(JSON.stringify(key));
  });
});
