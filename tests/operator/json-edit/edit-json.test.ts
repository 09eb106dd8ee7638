import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  insertItem,
  moveItem,
  removeValue,
  setValues,
} from '../../../scripts/operator/json-edit/edit-json.ts';

const sample = `{
  "$schema": "x",
  "rows": [{ "a": 1, "b": [1, 2] }],
  "words": { "one": "1" }
}
`;

describe('setValues', () => {
  it('replaces values, and keeps the layout.', () => {
    const edits = [
      { path: ['words', 'one'], value: 'a "longer" text' },
      { path: ['rows', 0, 'b', 1], value: 30 },
    ];
    expect(setValues(sample, edits)).toBe(
      sample.replace('[1, 2]', '[1, 30]').replace('"1"', '"a \\"longer\\" text"'),
    );
  });

  it('spreads an object over lines where the one before was.', () => {
    const spread = '{\n  "plan": {\n    "day1": "a",\n    "day2": "b"\n  }\n}\n';
    const value = { day1: 'a', day1_alt: 'c', day2: 'b' };
    expect(setValues(spread, [{ path: ['plan'], value }])).toBe(
      spread.replace('"a",', '"a",\n    "day1_alt": "c",'),
    );
    expect(setValues(spread, [{ path: ['plan'], value: {} }])).toBe('{\n  "plan": {}\n}\n');
  });

  it('adds a key in the order that is asked for.', () => {
    const order = (): readonly string[] => ['$schema', 'rows', 'second', 'words'];
    const edited = setValues(sample, [{ path: ['second'], value: 2 }], order);
    expect(Object.keys(JSON.parse(edited))).toEqual(order());
  });

  it('keeps the line ends and the indentation of the file.', () => {
    const windows = '{\r\n\t"a": 1\r\n}\r\n';
    expect(setValues(windows, [{ path: ['b'], value: 2 }])).toBe('{\r\n\t"a": 1,\r\n\t"b": 2\r\n}\r\n');
  });

  it('changes no byte where the values are the same.', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.string()), fc.nat(4), (value, indent) => {
        const file = JSON.stringify(value, null, indent);
        const edits = Object.entries(value).map(([key, own]) => ({ path: [key], value: own }));
        expect(setValues(file, edits)).toBe(file);
      }),
    );
  });
});

it.each([
  ['beside others', sample, ['rows', 0, 'b'], 3, sample.replace('[1, 2]', '[1, 2, 3]')],
  ['into an empty list', '{\n\t"a": []\n}', ['a'], { b: [1] }, '{\n\t"a": [\n\t\t{ "b": [1] }\n\t]\n}'],
  ['into a list that is not there', '{}', ['a'], 1, '{\n  "a": [\n    1\n  ]\n}'],
  [
    'on several lines like its neighbour',
    '[\n  {\n    "a": 1\n  }\n]',
    [],
    { a: 2 },
    '[\n  {\n    "a": 1\n  },\n  {\n    "a": 2\n  }\n]',
  ],
])('insertItem adds an entry %s.', (_what, file, list, value, expected) => {
  expect(insertItem(file, list, value)).toBe(expected);
});

it.each([
  ['a property before others', ['$schema'], sample.replace('"$schema": "x",\n  ', '')],
  ['the last property', ['words'], sample.replace(',\n  "words": { "one": "1" }', '')],
  ['the only property', ['words', 'one'], sample.replace('{ "one": "1" }', '{}')],
  ['the only entry of a list', ['rows', 0], sample.replace('[{ "a": 1, "b": [1, 2] }]', '[]')],
  ['nothing where nothing is', ['rows', 3], sample],
])('removeValue removes %s, and keeps the layout.', (_what, path, expected) => {
  expect(removeValue(sample, path)).toBe(expected);
});

it('moveItem swaps the texts of items and keeps what separates them.', () => {
  expect(moveItem('[\n  { "a": 1 },\n\n  [2]\n]', [], 0, 1)).toBe('[\n  [2],\n\n  { "a": 1 }\n]');
});

describe('A chain of random edits', () => {
  type Edit =
    | { readonly kind: 'insert' | 'remove' | 'set'; readonly at: number; readonly value: unknown }
    | { readonly kind: 'move'; readonly at: number; readonly value: number };
  const value = fc.jsonValue({ maxDepth: 2 });
  const edit = fc.oneof(
    fc.record({ kind: fc.constantFrom('insert' as const, 'remove', 'set'), at: fc.nat(6), value }),
    fc.record({ kind: fc.constant('move' as const), at: fc.nat(6), value: fc.nat(6) }),
  );
  const file = fc.record({
    items: fc.array(value, { maxLength: 5 }),
    indent: fc.constantFrom(0, 1, 2, 4, '\t'),
    eol: fc.constantFrom('\n', '\r\n'),
  });

  function editText(text: string, items: readonly unknown[], change: Edit): string {
    const { kind, at } = change;
    const list = ['a', 'list'];
    if (kind === 'insert') return insertItem(text, list, change.value, { index: at });
    if (at >= items.length) return text;
    if (kind === 'remove') return removeValue(text, [...list, at]);
    if (kind === 'set') return setValues(text, [{ path: [...list, at], value: change.value }]);
    return moveItem(text, list, at, Math.min(Number(change.value), items.length - 1));
  }

  function editItems(items: readonly unknown[], change: Edit): readonly unknown[] {
    const { kind, at } = change;
    if (kind === 'insert') return items.toSpliced(at, 0, change.value);
    if (at >= items.length) return items;
    if (kind === 'remove') return items.toSpliced(at, 1);
    if (kind === 'set') return items.with(at, change.value);
    return items.toSpliced(at, 1).toSpliced(Math.min(Number(change.value), items.length - 1), 0, items[at]);
  }

  it('gives the values that the same edits of a plain list give, whatever the layout.', () => {
    fc.assert(
      fc.property(file, fc.array(edit, { maxLength: 8 }), ({ items, indent, eol }, edits) => {
        let text = JSON.stringify({ a: { list: items, z: 1 } }, null, indent).replaceAll('\n', eol);
        let expected: readonly unknown[] = JSON.parse(JSON.stringify(items));
        for (const change of edits) {
          text = editText(text, expected, change);
          expected = editItems(expected, change);
          expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify({ a: { list: expected, z: 1 } })));
        }
      }),
    );
  });
});
