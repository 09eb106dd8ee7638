import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isInRanges } from '../../src/pricing/date-range.ts';
import { dateRange } from '../arbitraries/offers.ts';

const holds = (from: string, to: string, date: string) => isInRanges([{ from, to }], date);

describe('ranges of dates', () => {
  it.each([
    ['07-01', '08-31', '2027-07-01', true],
    ['07-01', '08-31', '2027-06-30', false],
    ['07-01', '08-31', '2027-09-01', false],
    ['05-05', '05-05', '2027-05-05', true],
    // Over New Year.
    ['12-20', '01-05', '2028-01-01', true],
    ['12-20', '01-05', '2028-01-05', true],
    ['12-20', '01-05', '2028-01-06', false],
    ['12-20', '01-05', '2027-12-19', false],
    // The last of February.
    ['02-29', '02-29', '2028-02-29', true],
    ['02-29', '02-29', '2028-02-28', false],
    ['02-29', '02-29', '2027-02-28', true],
    ['02-29', '03-02', '2027-02-28', true],
    ['02-29', '03-02', '2028-02-28', false],
    ['02-20', '02-29', '2027-02-28', true],
    ['02-20', '02-28', '2028-02-29', false],
    ['12-01', '02-29', '2027-02-28', true],
    ['12-01', '02-29', '2027-03-01', false],
    // Of full centuries only every fourth has a 29 February.
    ['02-29', '02-29', '2100-02-28', true],
    ['02-29', '02-29', '2400-02-28', false],
    // Almost a whole year.
    ['02-29', '02-28', '2027-08-01', true],
    ['2027-03-10', '2027-03-25', '2027-03-10', true],
    ['2027-03-10', '2027-03-25', '2027-03-25', true],
    ['2027-03-10', '2027-03-25', '2027-03-26', false],
    ['2027-03-10', '2027-03-25', '2028-03-15', false],
    ['2027-12-20', '2028-01-05', '2028-01-05', true],
    ['2028-01-05', '2027-12-20', '2028-01-05', false],
  ])('from %s to %s: %s is in it: %s', (from, to, date, expected) => {
    expect(holds(from, to, date)).toBe(expected);
  });

  it('contain a date that any one of them contains', () => {
    const ranges = [
      { from: '05-01', to: '05-31' },
      { from: '07-01', to: '07-31' },
    ];
    expect(isInRanges(ranges, '2027-07-15')).toBe(true);
    expect(isInRanges(ranges, '2027-06-15')).toBe(false);
    expect(isInRanges([], '2027-06-15')).toBe(false);
  });

  it('without a year contain both of their ends in any year', () => {
    const yearly = dateRange.filter(({ from, to }) => from.length === 5 && ![from, to].includes('02-29'));
    fc.assert(
      fc.property(yearly, fc.integer({ min: 2024, max: 2032 }), ({ from, to }, year) => {
        expect(holds(from, to, `${year}-${from}`)).toBe(true);
        expect(holds(from, to, `${year}-${to}`)).toBe(true);
      }),
    );
  });
});
