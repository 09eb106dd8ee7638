import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_DAYS } from '../../schema/duration.ts';
import { planSchema } from '../../schema/itinerary.ts';

const isPlan = (key: string): boolean => planSchema.safeParse({ [key]: 'market' }).success;

describe('the days of a plan', () => {
  it('are called day1 to the last day that there may be, each with a second choice', () => {
    for (let day = 1; day <= MOST_DAYS; day += 1) {
      expect([isPlan(`day${day}`), isPlan(`day${day}_alt`)], String(day)).toEqual([true, true]);
    }
  });

  it('are called nothing else', () => {
    const names = [
      'day0',
      'day01',
      'day',
      'Day1',
      'day1_',
      'day1_alt2',
      'day-1',
      'day1.5',
      ' day1',
      'day100',
    ];
    for (const name of names) expect(isPlan(name), name).toBe(false);
    fc.assert(
      fc.property(fc.integer({ min: MOST_DAYS + 1 }), (day) => {
        expect(isPlan(`day${day}`)).toBe(false);
      }),
    );
  });
});
