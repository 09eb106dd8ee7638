import fc from 'fast-check';
import { findNodeAtLocation, type Node, parseTree } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { childOf, type PlacedValue, wholeValue } from '../../../scripts/compiler/parse/json-stretches.ts';
import type { JsonPath } from '../../../scripts/compiler/parse/parsed-file.ts';

function placed(text: string, path: JsonPath): PlacedValue | undefined {
  return path.reduce<PlacedValue | undefined>(
    (value, step) => value && childOf(value, step),
    wholeValue(text),
  );
}

function written(text: string, path: JsonPath): string | undefined {
  const value = placed(text, path);
  return value && text.slice(value.start, value.end);
}

/** The paths of all values in a value, its own first. */
function pathsIn(value: unknown): readonly JsonPath[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [
    [],
    ...steps.flatMap(([step, item]: readonly [number | string, unknown]) =>
      pathsIn(item).map((path) => [step, ...path]),
    ),
  ];
}

function stretchesOf({ offset, length, parent }: Node) {
  const key = parent?.type === 'property' ? parent.children?.[0] : undefined;
  return {
    start: offset,
    end: offset + length,
    key: key && { start: key.offset, end: key.offset + key.length },
  };
}

describe('where a value stands', () => {
  it.each([
    ['{"a":1}', ['a'], '1'],
    ['[-1.5e3,true , null]', [0], '-1.5e3'],
    ['[-1.5e3,true , null]', [1], 'true'],
    ['{"a\\"}": "{[\\\\"}', ['a"}'], '"{[\\\\"'],
    ['{"\\u0061": [ [] , {} ] }', ['a', 1], '{}'],
    ['{"cafe\\u0301": 1}', ['café'], '1'],
    ['{"a": 1, "a": 2}', ['a'], '1'],
    ['\n "whole" ', [], '"whole"'],
  ] as const)('in %j at %j is at %j', (text, path, expected) => {
    expect(written(text, path)).toBe(expected);
  });

  it.each([
    ['', []],
    ['{}', ['a']],
    ['[]', [0]],
    ['[1]', ['0']],
    ['{"0": 1}', [0]],
    ['"text"', [0]],
  ] as const)('in %j at %j is nowhere', (text, path) => {
    expect(written(text, path)).toBeUndefined();
  });

  it('is where a tree of the whole text has it', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('', '  ', '\t', '\r\n'), (value, indent) => {
        const text = JSON.stringify(value, null, indent);
        const tree = parseTree(text);
        for (const path of pathsIn(JSON.parse(text))) {
          const node = tree && findNodeAtLocation(tree, [...path]);
          expect(placed(text, path)).toMatchObject(stretchesOf(node as Node));
        }
      }),
    );
  });
});
