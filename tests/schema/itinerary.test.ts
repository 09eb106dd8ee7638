import { expect, it } from 'vitest';
import { planSchema } from '../../schema/itinerary.ts';
import { MAX_TOUR_DAYS } from '../../schema/limits.ts';

const isPlan = (key: string): boolean => planSchema.safeParse({ [key]: 'market' }).success;

it('planSchema takes day1 to the last day that there may be, each with any number of alternatives.', () => {
  for (let day = 1; day <= MAX_TOUR_DAYS; day += 1) {
    const keys = ['', '_alt', '_alt2', '_alt10'].map((choice) => `day${day}${choice}`);
    expect(keys.filter((key) => !isPlan(key))).toEqual([]);
  }
});

it.each([
  'day0',
  'day01',
  'day',
  'Day1',
  'day1_',
  'day1_alt1',
  'day1_alt02',
  'day1.5',
  ' day1',
  `day${MAX_TOUR_DAYS + 1}`,
])('planSchema refuses a day called "%s".', (name) => {
  expect(isPlan(name)).toBe(false);
});
