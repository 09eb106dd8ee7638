import { describe, expect, it } from 'vitest';
import type { Location } from '../../../scripts/compiler/diagnostics/diagnostic.ts';
import { type JsonPath, ParsedFile, valueAtPath } from '../../../scripts/compiler/parse/parsed-file.ts';

const TEXT = `{
  "name": "Rinjani",
  "days": [1, { "time": "09:00" }]
}`;

const file = new ParsedFile('days/climb.json', TEXT, JSON.parse(TEXT));

function place({ line, column, length }: Location): string {
  return `${line}:${column}+${length}`;
}

describe('valueAt', () => {
  it.each<[JsonPath, string]>([
    [['name'], '2:11+9'],
    [['days'], '3:11+24'],
    [['days', 0], '3:12+1'],
    [['days', 1], '3:15+19'],
    [['days', 1, 'time'], '3:25+7'],
  ])('of %j is the value itself, at %s', (path, expected) => {
    expect(place(file.valueAt(path))).toBe(expected);
  });

  it('of no steps is the whole, up to the end of its first line', () => {
    expect(place(file.valueAt([]))).toBe('1:1+1');
  });

  it.each<[JsonPath, string]>([
    [['days', 1, 'place'], '3:15+19'],
    [['days', 1, 'place', 'name'], '3:15+19'],
    [['days', 7], '3:11+24'],
    [['price'], '1:1+1'],
  ])('of %j, which is not there, is what stands around it, at %s', (path, expected) => {
    expect(place(file.valueAt(path))).toBe(expected);
  });

  it('names the file, and the path that was asked for', () => {
    const { file: name, path } = file.valueAt(['days', 7]);
    expect([name, path]).toEqual(['days/climb.json', 'days.7']);
  });

  it('of a property that is not there is the whole, wherever that begins', () => {
    expect(place(new ParsedFile('a.json', '\n {}', {}).valueAt(['name']))).toBe('2:2+2');
  });

  it('of a key of a list is the list', () => {
    expect(place(new ParsedFile('a.json', '[1]', [1]).valueAt(['']))).toBe('1:1+3');
  });

  it('is the start of a file without any value', () => {
    expect(place(new ParsedFile('a.json', '', undefined).valueAt(['name']))).toBe('1:1+1');
  });
});

describe('keyAt', () => {
  it.each<[JsonPath, string]>([
    [['name'], '2:3+6'],
    [['days'], '3:3+6'],
    [['days', 1, 'time'], '3:17+6'],
  ])('of the property %j is its key, at %s', (path, expected) => {
    expect(place(file.keyAt(path))).toBe(expected);
  });

  it('of an entry of a list is the entry', () => {
    expect(place(file.keyAt(['days', 0]))).toBe('3:12+1');
  });

  it('of no steps is the whole', () => {
    expect(place(file.keyAt([]))).toBe('1:1+1');
  });

  it('of a property that is not there is the value around it', () => {
    expect(place(file.keyAt(['days', 1, 'place']))).toBe('3:15+19');
  });
});

describe('sourceAt', () => {
  it.each<[JsonPath, string]>([
    [['name'], '"Rinjani"'],
    [['days', 1], '{ "time": "09:00" }'],
    [[], TEXT],
  ])('of %j is what is written there', (path, expected) => {
    expect(file.sourceAt(path)).toBe(expected);
  });

  it('of what is not there is nothing, nor of a file without any value', () => {
    expect(file.sourceAt(['price'])).toBeUndefined();
    expect(new ParsedFile('a.json', '', undefined).sourceAt([])).toBeUndefined();
  });
});

describe('valueAtPath', () => {
  const value: unknown = JSON.parse(TEXT);

  it.each<[JsonPath, unknown]>([
    [['name'], 'Rinjani'],
    [['days', 0], 1],
    [['days', 1, 'time'], '09:00'],
  ])('at %j is %j', (path, expected) => {
    expect(valueAtPath(value, path)).toBe(expected);
  });

  it('at no steps is the whole value', () => {
    expect(valueAtPath(value, [])).toBe(value);
  });

  it.each<[JsonPath]>([
    [['price']],
    [['days', 2]],
    [['name', 0]],
    [['days', 0, 'time']],
    [['toString']],
    [['days', 'map']],
  ])('at %j is nothing', (path) => {
    expect(valueAtPath(value, path)).toBeUndefined();
  });

  it('below null is nothing', () => {
    expect(valueAtPath({ price: null }, ['price', 'amount'])).toBeUndefined();
  });
});
