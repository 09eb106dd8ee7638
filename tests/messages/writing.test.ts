import { describe, expect, it } from 'vitest';
import {
  braced,
  capital,
  decimalsWith,
  figuresWith,
  quoted,
  shortened,
} from '../../scripts/messages/writing.ts';

describe('figuresWith', () => {
  it.each([
    [999, '999', '999'],
    [2_500_000, '2,500,000', '2.500.000'],
    [1234.125, '1,234.125', '1.234,125'],
    [0.0001, '0.0001', '0,0001'],
  ])('writes %d as %s with commas and as %s with points.', (amount, withCommas, withPoints) => {
    expect(figuresWith(',', '.')(amount)).toBe(withCommas);
    expect(figuresWith('.', ',')(amount)).toBe(withPoints);
  });
});

it('A message rounds to one decimal, quotes names and shortens long texts.', () => {
  expect([decimalsWith(',')(12.345), decimalsWith('.')(7)]).toEqual(['12,3', '7.0']);
  expect([quoted(['reef', 'bay']), braced(['price', 'count'])]).toEqual([
    '"reef", "bay"',
    '{price}, {count}',
  ]);
  expect(capital('ukuran rombongan')).toBe('Ukuran rombongan');
  expect([shortened('short', 5), shortened('longer', 5)]).toEqual(['short', 'long…']);
});
