import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { removeValue, setValues } from '../../../scripts/operator/json-edit/edit-json.ts';

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

describe('removing a value of a JSON file', () => {
  it.each([
    ['a property before others', ['$schema'], text.replace('"$schema": "x",\n  ', '')],
    ['the last property', ['words'], text.replace(',\n  "words": { "one": "1" }', '')],
    ['the only property', ['words', 'one'], text.replace('{ "one": "1" }', '{}')],
    ['the first entry of a list', ['rows', 0, 'b', 0], text.replace('[1, 2]', '[2]')],
    ['the last entry of a list', ['rows', 0, 'b', 1], text.replace('[1, 2]', '[1]')],
    ['the only entry of a list', ['rows', 0], text.replace('[{ "a": 1, "b": [1, 2] }]', '[]')],
    ['nothing where nothing is', ['rows', 3], text],
  ])('takes %s and leaves the layout alone', (_, path, expected) => {
    expect(removeValue(text, path)).toBe(expected);
  });

  it('leaves all else, whatever is removed', () => {
    const key = fc.stringMatching(/^[a-c]$/);
    const json = fc.dictionary(key, fc.array(fc.integer(), { minLength: 1, maxLength: 4 }), { minKeys: 1 });
    fc.assert(
      fc.property(json, fc.nat(), fc.nat(), fc.constantFrom(undefined, 2), (value, first, second, indent) => {
        const [name = ''] = Object.keys(value).slice(first % Object.keys(value).length);
        const list = value[name] ?? [];
        const position = second % list.length;
        const written = JSON.stringify(value, null, indent);
        expect(JSON.parse(removeValue(written, [name, position]))).toEqual({
          ...value,
          [name]: list.toSpliced(position, 1),
        });
        const { [name]: _, ...others } = value;
        expect(JSON.parse(removeValue(written, [name]))).toEqual(others);
      }),
    );
  });
});
