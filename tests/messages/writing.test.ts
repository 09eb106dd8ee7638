import { describe, expect, it } from 'vitest';
import {
  braced,
  capital,
  decimalsWith,
  figuresWith,
  quoted,
  shortened,
} from '../../scripts/messages/writing.ts';

describe('a figure', () => {
  it.each([
    [5, '5', '5'],
    [999, '999', '999'],
    [1000, '1,000', '1.000'],
    [2_500_000, '2,500,000', '2.500.000'],
    [24.5, '24.5', '24,5'],
    [1234.125, '1,234.125', '1.234,125'],
    [0.0001, '0.0001', '0,0001'],
  ])('%d is written %s with commas and %s with points', (amount, withCommas, withPoints) => {
    expect(figuresWith(',', '.')(amount)).toBe(withCommas);
    expect(figuresWith('.', ',')(amount)).toBe(withPoints);
  });

  it('with a decimal has one of them, rounded', () => {
    expect(decimalsWith(',')(12.345)).toBe('12,3');
    expect(decimalsWith('.')(7)).toBe('7.0');
  });
});

describe('names in a row', () => {
  it('stand in quotes, or in the brackets of texts', () => {
    expect(quoted(['reef', 'bay'])).toBe('"reef", "bay"');
    expect(braced(['price', 'count'])).toBe('{price}, {count}');
  });
});

describe('a text', () => {
  it('gets a capital letter', () => {
    expect(capital('ukuran rombongan')).toBe('Ukuran rombongan');
  });

  it.each([
    ['short', 5, 'short'],
    ['longer', 5, 'long…'],
  ])('"%s" has at most %i characters: "%s"', (text, length, expected) => {
    expect(shortened(text, length)).toBe(expected);
  });
});
