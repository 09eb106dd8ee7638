import * as fc from 'fast-check';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { type JsonPath, ParsedFile } from '../../../scripts/compiler/parse/parsed-file.ts';

function pathsIn(value: unknown, path: JsonPath = []): readonly JsonPath[] {
  if (typeof value !== 'object' || value === null) return [path];
  const entries: readonly (readonly [string | number, unknown])[] = Array.isArray(value)
    ? [...value.entries()]
    : Object.entries(value);
  return [path, ...entries.flatMap(([step, child]) => pathsIn(child, [...path, step]))];
}

describe('where a value stands in a file', () => {
  it('is where the parser of its text has it, for every value of any file', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const text = JSON.stringify(value);
        const tree = parseTree(text);
        const file = new ParsedFile('a.json', text, value);
        for (const path of pathsIn(JSON.parse(text))) {
          const node = tree && findNodeAtLocation(tree, [...path]);
          expect(file.valueAt(path).column).toBe((node?.offset ?? 0) + 1);
        }
      }),
    );
  });

  it('is around it, if there is no such value', () => {
    const file = new ParsedFile('a.json', '{ "a": { "b": [1, 2] } }', { a: { b: [1, 2] } });
    const columns = [['a', 'c'], ['a', 'b', 2], ['a', 'b', 'x'], ['z']].map(
      (path) => file.valueAt(path).column,
    );
    expect(columns).toEqual([8, 15, 15, 1]);
  });

  it('is the first place of a key that stands twice', () => {
    const file = new ParsedFile('a.json', '{ "a": 1, "a": 2 }', { a: 2 });
    expect([file.valueAt(['a']).column, file.keyAt(['a']).column]).toEqual([8, 3]);
  });
});
