import { expect, it } from 'vitest';
import { keyNeededBefore } from '../../../scripts/compiler/link/link-itineraries.ts';

it.each([
  ['day1', undefined],
  ['day2', 'day1'],
  ['day12', 'day11'],
  ['day1_alt', 'day1'],
  ['day12_alt', 'day12'],
])('of a plan, %s needs %s', (key, needed) => {
  expect(keyNeededBefore(key)).toBe(needed);
});
