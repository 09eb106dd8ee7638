import { expect, it } from 'vitest';
import { median } from '../../../scripts/compiler/check/median.ts';

it.each([
  [[5], 5],
  [[3, 1, 2], 2],
  [[10, 9, 100], 10],
  [[4, 1], 2.5],
  [[10, 1, 2, 3], 2.5],
])('the middle of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});
