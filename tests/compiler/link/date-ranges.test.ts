import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  daysOf,
  firstCommonDay,
  isWholeYear,
  lastDay,
  nextDates,
} from '../../../scripts/compiler/link/date-ranges.ts';
import { isInRanges } from '../../../src/domain/offer/date-range.ts';
import type { DateRange } from '../../../src/domain/offer/model.ts';

const range = (from: string, to: string): DateRange => ({ from, to });

describe('the days of ranges', () => {
  it.each<[days: number, ranges: readonly DateRange[]]>([
    [31, [range('07-01', '07-31')]],
    [1, [range('02-29', '02-29')]],
    [17, [range('12-20', '01-05')]],
    [29, [range('2028-02-01', '2028-02-29')]],
    [3, [range('2026-12-31', '2027-01-02')]],
    [32, [range('07-01', '07-31'), range('2027-01-01', '2027-01-01')]],
  ])('are %i of %j', (days, ranges) => {
    expect(daysOf(ranges)).toHaveLength(days);
  });
});

describe('a day that ranges have in common', () => {
  it.each<[day: string | undefined, left: DateRange, right: DateRange]>([
    ['08-31', range('07-01', '08-31'), range('08-31', '09-10')],
    [undefined, range('07-01', '08-31'), range('09-01', '09-10')],
    ['01-01', range('12-20', '01-05'), range('01-01', '01-01')],
    ['01-01', range('11-20', '03-10'), range('12-20', '01-05')],
    ['2027-03-10', range('2027-03-10', '2027-03-25'), range('11-20', '03-10')],
    ['2027-03-10', range('11-20', '03-10'), range('2027-03-10', '2027-03-25')],
    [undefined, range('2027-03-11', '2027-03-25'), range('11-20', '03-10')],
    ['2027-03-20', range('2027-03-10', '2027-03-25'), range('2027-03-20', '2027-04-25')],
    [undefined, range('2027-03-10', '2027-03-25'), range('2028-03-10', '2028-03-25')],
  ])('is %s', (day, left, right) => {
    expect(firstCommonDay([left], [right])).toBe(day);
  });

  it('is looked for in all of them', () => {
    expect(
      firstCommonDay([range('01-01', '01-02'), range('05-01', '05-02')], [range('05-02', '05-09')]),
    ).toBe('05-02');
  });
});

describe('a whole year', () => {
  it.each<[isWhole: boolean, ranges: readonly DateRange[]]>([
    [true, [range('01-01', '12-31')]],
    [true, [range('07-01', '06-30')]],
    [true, [range('03-01', '12-31'), range('01-01', '02-29')]],
    [false, [range('03-01', '12-31'), range('01-01', '02-28')]],
    [false, [range('2027-01-01', '2027-12-31')]],
    [false, [range('03-01', '12-31'), range('2028-01-01', '2028-02-29')]],
    [false, []],
  ])('%s: %j', (isWhole, ranges) => {
    expect(isWholeYear(ranges)).toBe(isWhole);
  });
});

describe('the last day', () => {
  it('is the latest end where all have years', () => {
    expect(lastDay([range('2027-05-01', '2027-05-31'), range('2026-05-01', '2026-05-31')])).toBe(
      '2027-05-31',
    );
  });

  it('is none of ranges of every year', () => {
    expect(lastDay([range('2027-05-01', '2027-05-31'), range('01-01', '01-02')])).toBeUndefined();
  });
});

describe('when ranges are next', () => {
  it.each<[from: string, to: string, range: DateRange]>([
    ['2027-07-01', '2027-08-31', range('07-01', '08-31')],
    ['2026-10-01', '2026-12-31', range('10-01', '12-31')],
    ['2026-11-22', '2026-11-22', range('11-22', '11-22')],
    ['2027-11-21', '2027-11-21', range('11-21', '11-21')],
    ['2026-12-22', '2027-01-06', range('12-22', '01-06')],
    ['2026-11-20', '2027-03-10', range('11-20', '03-10')],
    ['2027-02-28', '2027-02-28', range('02-29', '02-29')],
    ['2020-01-01', '2020-01-02', range('2020-01-01', '2020-01-02')],
  ])('%s to %s', (from, to, days) => {
    expect(nextDates([days], '2026-11-22')).toEqual([{ from, to }]);
  });

  it('is now, after New Year of a range that began before it', () => {
    expect(nextDates([range('12-22', '01-06')], '2027-01-06')).toEqual([
      { from: '2026-12-22', to: '2027-01-06' },
    ]);
  });

  it('is not known without a day', () => {
    expect(nextDates([range('07-01', '08-31')], undefined)).toEqual([]);
  });

  it('has both ends in the range itself, and is not over', () => {
    const day = fc.constantFrom('01-01', '02-28', '02-29', '03-01', '06-15', '12-20', '12-31');
    const today = fc.constantFrom('2026-01-01', '2027-02-28', '2028-02-29', '2028-12-31');
    fc.assert(
      fc.property(day, day, today, (from, to, now) => {
        const ranges = [range(from, to)];
        const [next] = nextDates(ranges, now);
        expect(next && isInRanges(ranges, next.from) && isInRanges(ranges, next.to)).toBe(true);
        expect(next && next.from <= next.to && now <= next.to).toBe(true);
      }),
    );
  });
});
