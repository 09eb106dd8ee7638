import { describe, expect, it } from 'vitest';
import { MAX_BYTES, type ParseResult, parseJson } from '../../../scripts/compiler/parse/parse-json.ts';
import { renderJson } from '../../../scripts/report/render-json.ts';

function parse(text: string): ParseResult {
  return parseJson({ path: 'home.json', bytes: new TextEncoder().encode(text) });
}

/** Path and marked length of each finding. */
function marked(text: string): readonly string[] {
  return parse(text).diagnostics.map(({ at }) => `${at.path}+${at.length}`);
}

describe('parseJson', () => {
  it('gives the value of a file', () => {
    expect(parse('{ "days": [1, "two", null] }').file?.value).toEqual({ days: [1, 'two', null] });
  });

  it('gives the path of a file', () => {
    expect(parse('{}').file?.path).toBe('home.json');
  });

  it('reads a file of the greatest size', () => {
    const text = `"${'x'.repeat(MAX_BYTES - 2)}"`;
    expect(parse(text).diagnostics).toEqual([]);
  });

  it('reads a file with any number of entries side by side', () => {
    const text = `[${Array.from({ length: 200 }, () => '{ "a": [] }').join(',')}]`;
    expect(parse(text).diagnostics).toEqual([]);
  });

  it('gives a file with a key twice nevertheless: the last one counts', () => {
    expect(parse('{ "a": 1, "a": 2 }').file?.value).toEqual({ a: 2 });
  });

  it.each([
    ['a number too large to be kept', '{ "a": 12345678901234567890 }'],
    ['half a character', '{ "a": "\\ud800" }'],
    ['a key twice beside a number too large', '{ "a": 1, "a": 12345678901234567890 }'],
  ])('gives no file with %s', (_name, text) => {
    expect(parse(text).file).toBeUndefined();
  });

  it.each([
    ['a key given twice', '{ "rows": [{ "price": 1, "price": 2 }] }', 'rows.0.price+7'],
    ['half a character in a key', '{ "rows": [{ "\\ud800": 1 }] }', 'rows.0.\ud800+8'],
    ['half a character in a text', '{ "rows": ["\\ud800"] }', 'rows.0+8'],
    ['a number too large', '{ "rows": [12345678901234567890] }', 'rows.0+20'],
  ])('marks %s, with its path', (_name, text, expected) => {
    expect(marked(text)).toEqual([expected]);
  });

  it('shows thirty digits of a number', () => {
    const report = renderJson(parse(`[${'1234567890'.repeat(4)}]`).diagnostics);
    expect(report).toContain(` ${'1234567890'.repeat(3)} `);
  });

  it('names the line in which a key was given first', () => {
    const report = renderJson(parse('{\n"a": 1,\n"a": 2 }').diagnostics);
    expect(report).toContain('line 2.');
  });

  it.each([
    ['the largest number that is exact', '[9007199254740991]', []],
    ['the first that is not', '[9007199254740992]', ['0+16']],
    ['the largest negative one', '[-9007199254740991]', []],
    ['fractions', '[0.1]', []],
  ])('of %s', (_name, text, expected) => {
    expect(marked(text)).toEqual(expected);
  });
});
