import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Season } from '../../../src/domain/offer/model.ts';
import { inSeason, seasonOf } from '../../../src/domain/offer/season.ts';
import type { PriceTable } from '../../../src/domain/price-table.ts';
import { calendarDate, seasons } from '../../arbitraries/offers.ts';

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
    ['2027-08-09', 'summer'],
    ['2027-08-10', 'festival'],
    ['2027-08-20', 'festival'],
    ['2027-08-21', 'summer'],
    ['2028-08-15', 'summer'],
  ])('%s: %s', (date, id) => {
    expect(seasonOf([summer, festival], date)?.id).toBe(id);
    expect(seasonOf([festival, summer], date)?.id).toBe(id);
  });

  it('of two of one priority is the first by id, in whatever order', () => {
    const other = season('august', '08-01', '08-31');
    expect(seasonOf([summer, other], '2027-08-01')?.id).toBe('august');
    expect(seasonOf([other, summer], '2027-08-01')?.id).toBe('august');
  });

  it('does not depend on the order of seasons', () => {
    fc.assert(
      fc.property(seasons, calendarDate, (all, date) => {
        expect(seasonOf(all.toReversed(), date)).toEqual(seasonOf(all, date));
      }),
    );
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

describe('a table in a season', () => {
  const rows = [{ band: '1-4', min: 1, max: 4, cells: [{ tier: undefined, amount: 100 }] }];
  const own = [{ band: '1-4', min: 1, max: 4, cells: [{ tier: undefined, amount: 150 }] }];
  const table: PriceTable = { per: 'person', rows };

  it('is as it stands without a season', () => {
    expect(inSeason(table, undefined)).toEqual({ rows, change: undefined });
    expect(inSeason({ ...table, seasons: { summer: { percent: 3 } } }, undefined)).toEqual({
      rows,
      change: undefined,
    });
  });

  it('changes as the calendar says', () => {
    expect(inSeason(table, summer)).toStrictEqual({ rows, change: { id: 'summer', percent: 15 } });
    expect(inSeason(table, festival)).toStrictEqual({ rows, change: { id: 'festival', amount: 500 } });
    expect(inSeason(table, season('fair', '01-01', '01-02'))).toStrictEqual({ rows, change: { id: 'fair' } });
  });

  it('changes as it says itself, where it does', () => {
    const seasonal = { ...table, seasons: { summer: { percent: 20 }, festival: { rows: own } } };
    expect(inSeason(seasonal, summer)).toStrictEqual({ rows, change: { id: 'summer', percent: 20 } });
    expect(inSeason(seasonal, festival)).toStrictEqual({ rows: own, change: { id: 'festival' } });
    expect(inSeason({ ...table, seasons: { summer: { amount: -7 } } }, summer)).toStrictEqual({
      rows,
      change: { id: 'summer', amount: -7 },
    });
    expect(inSeason({ ...table, seasons: { summer: { percent: 20 } } }, festival).change).toEqual({
      id: 'festival',
      amount: 500,
    });
  });
});
