import { expect, it } from 'vitest';
import { figuresWith } from '../../scripts/messages/writing.ts';

it.each([
  [999, '999', '999'],
  [2_500_000, '2,500,000', '2.500.000'],
  [1234.125, '1,234.125', '1.234,125'],
  [0.0001, '0.0001', '0,0001'],
])('figuresWith writes %d as %s with commas and as %s with points.', (amount, withCommas, withPoints) => {
  expect(figuresWith(',', '.')(amount)).toBe(withCommas);
  expect(figuresWith('.', ',')(amount)).toBe(withPoints);
});
