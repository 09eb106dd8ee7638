import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Season } from '../../src/pricing/model.ts';
import { seasonOf } from '../../src/pricing/season.ts';
import { calendarDate, seasons } from '../arbitraries/offers.ts';

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
    expect(seasonOf([summer, festival], date)?.id).toBe(id);
    expect(seasonOf([festival, summer], date)?.id).toBe(id);
  });

  it('of two of one priority is the first by id, in any order', () => {
    const other = season('august', '08-01', '08-31');
    expect(seasonOf([summer, other], '2027-08-01')?.id).toBe('august');
    expect(seasonOf([other, summer], '2027-08-01')?.id).toBe('august');
  });

  it('is one of the highest priority of those that hold', () => {
    fc.assert(
      fc.property(seasons, calendarDate, (all, date) => {
        const found = seasonOf(all, date);
        const alone = all.filter((one) => seasonOf([one], date));
        expect(found === undefined).toBe(alone.length === 0);
        for (const { priority } of alone) expect(found?.priority).toBeGreaterThanOrEqual(priority);
      }),
    );
  });
});
