import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { setValues } from '../../../scripts/operator/json-edit/edit-json.ts';

const text = `{
  "$schema": "x",
  "rows": [{ "a": 1, "b": [1, 2] }],
  "words": { "one": "1" }
}
`;

describe('setting values of a JSON file', () => {
  it('replaces a value and leaves the layout alone', () => {
    expect(setValues(text, [{ path: ['rows', 0, 'b', 1], value: 30 }])).toBe(
      text.replace('[1, 2]', '[1, 30]'),
    );
  });

  it('replaces several values at once', () => {
    const edits = [
      { path: ['words', 'one'], value: 'a "longer" text' },
      { path: ['rows', 0, 'a'], value: 22 },
    ];
    expect(JSON.parse(setValues(text, edits))).toEqual({
      $schema: 'x',
      rows: [{ a: 22, b: [1, 2] }],
      words: { one: 'a "longer" text' },
    });
  });

  it('adds what is not there, with all that is around it', () => {
    const edits = [
      { path: ['new', 'list', 0], value: 'a' },
      { path: ['new', 'list', 1], value: 'b' },
    ];
    expect(JSON.parse(setValues(text, edits))).toMatchObject({ new: { list: ['a', 'b'] } });
  });

  it('adds a key where the order wants it', () => {
    const edits = [{ path: ['second'], value: 2 }];
    const order = (): readonly string[] => ['$schema', 'rows', 'second', 'words'];
    expect(Object.keys(JSON.parse(setValues(text, edits, order)))).toEqual(order());
  });

  it('keeps the line ends and the indentation of the file', () => {
    const windows = '{\r\n\t"a": 1\r\n}\r\n';
    expect(setValues(windows, [{ path: ['b'], value: 2 }])).toBe('{\r\n\t"a": 1,\r\n\t"b": 2\r\n}\r\n');
  });

  it('changes nothing where the values are what they were', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.stringMatching(/^[a-z]+$/), fc.string()), fc.nat(4), (value, indent) => {
        const file = JSON.stringify(value, null, indent);
        const edits = Object.entries(value).map(([key, own]) => ({ path: [key], value: own }));
        expect(setValues(file, edits)).toBe(file);
      }),
    );
  });
});
