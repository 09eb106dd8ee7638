import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Places } from '../../../scripts/compiler/parse/position.ts';

/** Line 1 is empty, line 2 holds five characters, line 3 ends the text. */
const TEXT = '\nabcde\nfgh';

function placeOf(offset: number, length = 1): string {
  const found = new Places('a.json', TEXT).at(offset, length);
  return `${found.line}:${found.column}+${found.length}`;
}

describe('the place', () => {
  it.each([
    [0, '1:1+1', 'the first character, a line break'],
    [1, '2:1+1', 'the first of a line'],
    [5, '2:5+1', 'the last of a line'],
    [6, '2:6+1', 'the line break behind a line'],
    [7, '3:1+1', 'the first of the last line'],
    [9, '3:3+1', 'the last of all'],
    [10, '3:4+1', 'the end of the text'],
  ])('of offset %i is %s: %s', (offset, place) => {
    expect(placeOf(offset)).toBe(place);
  });

  it('of an offset before the text is its start', () => {
    expect(placeOf(-3)).toBe('1:1+1');
  });

  it('of an offset behind the text is its end', () => {
    expect(placeOf(40)).toBe('3:4+1');
  });

  it('keeps a length that ends on the line', () => {
    expect(placeOf(2, 3)).toBe('2:2+3');
  });

  it('cuts a length at the end of its line', () => {
    expect(placeOf(3, 40)).toBe('2:3+3');
  });

  it('cuts a length at the end of the text', () => {
    expect(placeOf(8, 40)).toBe('3:2+2');
  });

  it('gives nothing the length 1', () => {
    expect(placeOf(2, 0)).toBe('2:2+1');
  });

  it('names the file and the path, steps joined by points', () => {
    const found = new Places('a.json', TEXT).at(0, 1, ['rows', 2, 'price']);
    expect([found.file, found.path]).toEqual(['a.json', 'rows.2.price']);
  });

  it('has an empty path unless one is given', () => {
    expect(new Places('a.json', TEXT).at(0, 1).path).toBe('');
  });

  it('is right of every offset of any text, whatever place was asked about before', () => {
    const anyText = fc.string({ unit: fc.constantFrom('a', '\n', 'é') });
    fc.assert(
      fc.property(anyText, fc.nat(30), fc.nat(30), (text, other, offset) => {
        const start = Math.min(offset, text.length);
        const before = text.slice(0, start).split('\n');
        const places = new Places('a.json', text);
        places.at(other, 1);
        const { line, column } = places.at(offset, 1);
        expect([line, column]).toEqual([before.length, (before.at(-1) ?? '').length + 1]);
      }),
    );
  });
});
