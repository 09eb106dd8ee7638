import { expect, it } from 'vitest';
import { median, mediansOfOthers } from '../../../scripts/compiler/check/median.ts';

it.each([
  [[5], 5],
  [[3, 1, 2], 2],
  [[10, 9, 100], 10],
  [[4, 1], 2.5],
  [[10, 1, 2, 3], 2.5],
])('the middle of %j is %d', (numbers, middle) => {
  expect(median(numbers)).toBe(middle);
});

it.each([
  [
    [1, 2, 3],
    [2.5, 2, 1.5],
  ],
  [
    [10, 1, 2, 3],
    [2, 3, 3, 2],
  ],
  [
    [5, 5, 1],
    [3, 3, 5],
  ],
  [
    [4, 7],
    [7, 4],
  ],
  [
    [1, undefined, 2, 3],
    [2.5, Number.NaN, 2, 1.5],
  ],
])('the middles of what is beside each of %j are %j', (numbers, middles) => {
  expect(mediansOfOthers(numbers)).toEqual(middles);
});
