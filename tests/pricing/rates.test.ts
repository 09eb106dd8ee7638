import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Season } from '../../src/pricing/model.ts';
import { applyChange, childPrice, findSeason, takePercent } from '../../src/pricing/rates.ts';
import { calendarDate, seasons } from '../arbitraries/offers.ts';

describe('per cents of an amount', () => {
  it.each([
    [3_050_000, 115, 1000, 3_508_000],
    [3_050_000, 115, 1, 3_507_500],
    [35_500, 115, 1, 40_825],
    [10, 105, 1, 11],
    [1, 50, 1, 1],
    [1, 49.999, 1, 0],
    [2499, 100, 1000, 2000],
    [100, -20, 1, 0],
    [1_005, 100.05, 1, 1006],
    [700, 107.1, 1, 750],
  ])('%i at %d %%, to a multiple of %i, is %i', (amount, percent, roundTo, expected) => {
    expect(takePercent(amount, percent, roundTo)).toBe(expected);
  });

  it('are whole multiples, no further off than half of one', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 1_000_000_000 }),
        fc.integer({ min: 0, max: 400_000 }),
        fc.constantFrom(1, 5, 1000),
        (amount, parts, roundTo) => {
          const result = takePercent(amount, parts / 1000, roundTo);
          expect(result % roundTo).toBe(0);
          const off = BigInt(result) * 100_000n - BigInt(amount) * BigInt(parts);
          const half = BigInt(roundTo) * 50_000n;
          expect(off > -half && off <= half).toBe(true);
        },
      ),
    );
  });
});

it.each([
  [undefined, 1250],
  [{ percent: 10 }, 1400],
  [{ percent: -10 }, 1100],
  [{ percent: -250 }, 0],
  [{ percent: 0 }, 1250],
  // Amounts are as the operator wrote them: not rounded.
  [{ amount: -30 }, 1220],
  [{ amount: -2000 }, 0],
])('a changed amount by %j is %i', (change, expected) =>
  expect(applyChange(1250, change, 100)).toBe(expected),
);

describe('what a child pays', () => {
  const adult = { each: 1250, tier: 'plain', change: undefined, roundTo: 100 };
  const high = { id: 'high', percent: 10 };

  it.each([
    [{ percent: 50 }, adult, 600],
    [{ percent: 50 }, { ...adult, change: high }, 600],
    [{ amount: 333 }, adult, 333],
    [{ amount: 333 }, { ...adult, change: { id: 'named' } }, 333],
    [{ amount: 333 }, { ...adult, change: { id: 'dear', amount: 50 } }, 333],
    [{ amount: 333 }, { ...adult, change: high }, 400],
    [{ amount: { plain: 90 } }, { ...adult, change: { ...high, percent: -50 }, roundTo: 1 }, 45],
    [{ amount: { grand: 90 } }, adult, undefined],
  ])('at %j beside %j is %s', (rate, beside, expected) => expect(childPrice(rate, beside)).toBe(expected));
});

const season = (id: string, from: string, to: string, more: Partial<Season> = {}): Season => ({
  id,
  dates: [{ from, to }],
  priority: 0,
  ...more,
});
const summer = season('summer', '06-01', '08-31', { percent: 15 });
const festival = season('festival', '2027-08-10', '2027-08-20', { priority: 1, amount: 500 });

describe('the season of a date', () => {
  it.each([
    ['2027-05-31', undefined],
    ['2027-06-01', 'summer'],
    ['2027-08-10', 'festival'],
    ['2027-08-21', 'summer'],
    ['2028-08-15', 'summer'],
  ])('%s: %s', (date, id) => {
    expect(findSeason([summer, festival], date)?.id).toBe(id);
    expect(findSeason([festival, summer], date)?.id).toBe(id);
  });

  it('of two of one priority is the first by id, in any order', () => {
    const other = season('august', '08-01', '08-31');
    expect(findSeason([summer, other], '2027-08-01')?.id).toBe('august');
    expect(findSeason([other, summer], '2027-08-01')?.id).toBe('august');
  });

  it('is one of the highest priority of those that hold', () => {
    fc.assert(
      fc.property(seasons, calendarDate, (all, date) => {
        const found = findSeason(all, date);
        const alone = all.filter((one) => findSeason([one], date));
        expect(found === undefined).toBe(alone.length === 0);
        for (const { priority } of alone) expect(found?.priority).toBeGreaterThanOrEqual(priority);
      }),
    );
  });
});
