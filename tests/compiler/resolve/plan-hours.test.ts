import { describe, expect, it } from 'vitest';
import type { LinkedPackage } from '../../../scripts/compiler/link/model.ts';
import { planHours } from '../../../scripts/compiler/resolve/plan-hours.ts';

/** A choice of a day, by the times of its activities; without a time: undefined. */
const choice = (...times: readonly (string | undefined)[]) => ({
  found: { data: { activities: times.map((time) => ({ time })) } },
});

const DAY = [choice('07:00–08:00', undefined, '16:00–18:30')];

/** What of a tour its hours follow from: the choices of the first day of each plan. */
function hoursOf({
  plans = [DAY],
  dayCount = 1,
  variants = 1,
}: {
  readonly plans?: readonly (readonly object[])[];
  readonly dayCount?: number;
  readonly variants?: number;
}) {
  const itinerary = { plans: plans.map((choices) => ({ days: [{ choices }] })) };
  const tour = { dayCount, itinerary, variants: Array.from({ length: variants }) };
  return planHours(tour as unknown as LinkedPackage);
}

describe('the hours of a tour', () => {
  it('are from its first activity to the end of its last', () => {
    expect(hoursOf({})).toEqual({ starts: '07:00', ends: '18:30' });
    expect(hoursOf({ plans: [[choice('09:00')]] })).toEqual({ starts: '09:00', ends: '09:00' });
  });

  it.each([
    ['it has several days', { dayCount: 2 }],
    ['it has several options', { variants: 2 }],
    ['it has several plans', { plans: [DAY, DAY] }],
    ['one chooses among days', { plans: [[...DAY, ...DAY]] }],
    ['the first activity has no time', { plans: [[choice(undefined, '18:00')]] }],
    ['the last activity has no time', { plans: [[choice('07:00', undefined)]] }],
    ['nothing happens', { plans: [[choice()]] }],
    ['its day is not there', { plans: [[{ found: undefined }]] }],
    ['it has no plan', { plans: [] }],
  ])('are not known where %s', (_why, tour) => {
    expect(hoursOf(tour)).toBeUndefined();
  });
});
