import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonPath } from '../../../schema/json-path.ts';
import type { Location } from '../../../scripts/compiler/diagnostics/diagnostic.ts';
import { ParsedFile, Places, valueAtPath } from '../../../scripts/compiler/parse/parsed-file.ts';

const TEXT = `{
  "name": "Rinjani",
  "days": [1, { "time": "09:00" }]
}`;

const file = new ParsedFile('days/climb.json', TEXT, JSON.parse(TEXT));

function inShort({ line, column, length }: Location): string {
  return `${line}:${column}+${length}`;
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

describe('valueAt and keyAt', () => {
  it.each<readonly [path: JsonPath, value: string, key: string]>([
    [['name'], '2:11+9', '2:3+6'],
    [['days'], '3:11+24', '3:3+6'],
    [['days', 0], '3:12+1', '3:12+1'],
    [['days', 1, 'time'], '3:25+7', '3:17+6'],
    [[], '1:1+1', '1:1+1'],
    // A value that is missing has the place of the value around it.
    [['days', 1, 'place', 'name'], '3:15+19', '3:15+19'],
    [['days', 7], '3:11+24', '3:11+24'],
    [['days', 'x'], '3:11+24', '3:11+24'],
    [['price'], '1:1+1', '1:1+1'],
  ])('give of %j the value at %s and the key at %s', (path, value, key) => {
    expect([inShort(file.valueAt(path)), inShort(file.keyAt(path))]).toEqual([value, key]);
  });

  it.each<readonly [text: string, path: JsonPath, value: string, key: string]>([
    ['{ "a": 1, "a": 2 }', ['a'], '1:8+1', '1:3+3'],
    ['{"a\\"}": "{[\\\\"}', ['a"}'], '1:10+6', '1:2+6'],
    ['{"\\u0061": [ [] , {} ] }', ['a', 1], '1:19+2', '1:19+2'],
    ['{"cafe\\u0301": 1}', ['café'], '1:16+1', '1:2+12'],
    ['\n {}', ['name'], '2:2+2', '2:2+2'],
  ])('find in %j, at %j, the value at %s and the key at %s', (text, path, value, key) => {
    const odd = new ParsedFile('a.json', text, JSON.parse(text));
    expect([inShort(odd.valueAt(path)), inShort(odd.keyAt(path))]).toEqual([value, key]);
  });

  it('are the start of a file without any value', () => {
    expect(inShort(new ParsedFile('a.json', '', undefined).valueAt(['name']))).toBe('1:1+1');
  });

  it('are right of every value of any file: what is written there is the value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3 }), (value) => {
        const text = JSON.stringify(value);
        const any = new ParsedFile('a.json', text, JSON.parse(text));
        for (const path of pathsIn(any.value)) {
          expect(JSON.parse(any.sourceAt(path) ?? '')).toEqual(valueAtPath(any.value, path));
        }
      }),
    );
  });
});

it('sourceAt is undefined where there is no value', () => {
  expect(file.sourceAt(['price'])).toBeUndefined();
  expect(new ParsedFile('a.json', '', undefined).sourceAt([])).toBeUndefined();
});

it.each<readonly [path: JsonPath, expected: unknown]>([
  [['days', 1, 'time'], '09:00'],
  [['name', 0], undefined],
  [['days', 0, 'time'], undefined],
  // Properties that objects have by themselves are none of the data.
  [['toString'], undefined],
  [['days', 'map'], undefined],
])('valueAtPath at %j is %j', (path, expected) => {
  expect(valueAtPath(JSON.parse(TEXT), path)).toBe(expected);
});

describe('the place of an offset', () => {
  it('is right in any text, after any other place was asked for', () => {
    const anyText = fc.string({ unit: fc.constantFrom('a', '\n', 'é') });
    fc.assert(
      fc.property(anyText, fc.nat(30), fc.nat(30), (any, other, offset) => {
        const before = any.slice(0, Math.min(offset, any.length)).split('\n');
        const places = new Places('a.json', any);
        places.at(other, 1);
        const { line, column } = places.at(offset, 1);
        expect([line, column]).toEqual([before.length, (before.at(-1) ?? '').length + 1]);
      }),
    );
  });
});
