import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstCommonDay, isWholeYear, nextDates } from '../../../scripts/compiler/link/date-ranges.ts';
import { isInRanges } from '../../../src/pricing/dates.ts';
import type { DateRange } from '../../../src/pricing/model.ts';

/** The ranges in a text such as "07-01–07-31, 2027-01-01–2027-01-01". */
function parseRanges(written: string): readonly DateRange[] {
  return written.split(', ').map((range) => {
    const [from = '', to = ''] = range.split('–');
    return { from, to };
  });
}

it.each([
  ['07-01–08-31', '08-31–09-10', '08-31'],
  ['07-01–08-31', '09-01–09-10', undefined],
  ['12-20–01-05', '01-01–01-01', '01-01'],
  ['11-20–03-10', '12-20–01-05', '01-01'],
  ['2027-03-10–2027-03-25', '11-20–03-10', '2027-03-10'],
  ['11-20–03-10', '2027-03-10–2027-03-25', '2027-03-10'],
  ['2027-03-11–2027-03-25', '11-20–03-10', undefined],
  ['2027-03-10–2027-03-25', '2027-03-20–2027-04-25', '2027-03-20'],
  ['2027-03-10–2027-03-25', '2028-03-10–2028-03-25', undefined],
  ['01-01–01-02, 05-01–05-02', '05-02–05-09', '05-02'],
])('the first day that %s and %s have in common is %s', (left, right, day) => {
  expect(firstCommonDay(parseRanges(left), parseRanges(right))).toBe(day);
});

it.each([
  ['12-01–12-31', '12-01–12-20', '12-21'],
  ['12-01–12-31', '12-01–12-31', undefined],
  // Days of every year are more than those of one.
  ['12-01–12-31', '2028-12-01–2028-12-20', '12-01'],
  ['2028-12-01–2028-12-31', '2028-12-01–2028-12-20', '2028-12-21'],
])('the first day that %s and every December have in common, except %s, is %s', (left, except, day) => {
  expect(firstCommonDay(parseRanges(left), parseRanges('12-01–12-31'), parseRanges(except))).toBe(day);
});

it.each([
  ['07-01–06-30', true],
  ['03-01–12-31, 01-01–02-29', true],
  ['03-01–12-31, 01-01–02-28', false],
  ['2027-01-01–2027-12-31', false],
  ['03-01–12-31, 2028-01-01–2028-02-29', false],
])('%s is a whole year: %s', (ranges, isWhole) => {
  expect(isWholeYear(parseRanges(ranges))).toBe(isWhole);
});
it.each([
  ['07-01–08-31', '2027-07-01–2027-08-31'],
  ['10-01–12-31', '2026-10-01–2026-12-31'],
  ['11-22–11-22', '2026-11-22–2026-11-22'],
  ['11-21–11-21', '2027-11-21–2027-11-21'],
  ['12-22–01-06', '2026-12-22–2027-01-06'],
  ['02-29–02-29', '2027-02-28–2027-02-28'],
  ['2020-01-01–2020-01-02', '2020-01-01–2020-01-02'],
])('on 22 November 2026, the next dates of %s are %s', (ranges, next) => {
  expect(nextDates(parseRanges(ranges), '2026-11-22')).toEqual(parseRanges(next));
});

it('on 6 January, the next dates of a range over New Year are those that began before it', () => {
  const next = nextDates(parseRanges('12-22–01-06'), '2027-01-06');
  expect(next).toEqual(parseRanges('2026-12-22–2027-01-06'));
  expect(nextDates(parseRanges('12-22–01-06'), undefined)).toEqual([]);
});

it('the next dates of any range have both ends in it, and are not over', () => {
  const day = fc.constantFrom('01-01', '02-28', '02-29', '03-01', '06-15', '12-20', '12-31');
  const today = fc.constantFrom('2026-01-01', '2027-02-28', '2028-02-29', '2028-12-31');
  fc.assert(
    fc.property(day, day, today, (from, to, now) => {
      const ranges = [{ from, to }];
      const [next] = nextDates(ranges, now);
      expect(next && isInRanges(ranges, next.from) && isInRanges(ranges, next.to)).toBe(true);
      expect(next && next.from <= next.to && now <= next.to).toBe(true);
    }),
  );
});
