import { isMainThread } from 'node:worker_threads';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { addDays, addMonths, daysBetween, todayIn, weekdayOf } from '../../src/pricing/calendar-date.ts';
import { isCalendarDate } from '../../src/pricing/is-calendar-date.ts';
import { calendarDate } from '../arbitraries/offers.ts';
import { ZONES } from '../helpers/zones.ts';

describe('a date of the calendar', () => {
  it.each(['2028-02-29', '2000-02-29', '2024-12-31', '0001-01-01', '9999-12-31'])('%s is one', (text) =>
    expect(isCalendarDate(text)).toBe(true),
  );

  it.each([
    '2027-02-29',
    '2100-02-29',
    '2027-13-01',
    '2027-01-00',
    '2027-1-1',
    '+012027-01-01',
    '2027-01-01 ',
    '2027-01-01T00:00',
    '03-31',
    '',
    '٢٠٢٧-٠١-٠١',
  ])('"%s" is none', (text) => expect(isCalendarDate(text)).toBe(false));

  it.each([
    ['2027-03-31', 1, '2027-04-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
    ['2027-01-01', 365, '2028-01-01'],
    ['9999-12-31', 1, '9999-12-31'],
  ])('%s and %i days is %s', (date, days, later) => expect(addDays(date, days)).toBe(later));

  it.each([
    ['2027-01-31', 1, '2027-02-28'],
    ['2028-01-31', 1, '2028-02-29'],
    ['2027-12-15', 1, '2028-01-15'],
    ['2027-11-30', 3, '2028-02-29'],
    ['2027-05-31', 1200, '2127-05-31'],
    ['9990-05-31', 1200, '9999-12-31'],
  ])('%s and %i months is %s', (date, months, later) => expect(addMonths(date, months)).toBe(later));

  it.each([
    ['2027-07-14', 3],
    ['2027-07-18', 0],
    ['2028-02-29', 2],
    ['1969-12-31', 3],
  ])('%s is on weekday %i', (date, weekday) => expect(weekdayOf(date)).toBe(weekday));

  it('counts days there and back', () => {
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const other = addDays(date, days);
        expect(isCalendarDate(other)).toBe(true);
        expect(daysBetween(date, other)).toBe(days);
        expect(weekdayOf(other)).toBe((((weekdayOf(date) + days) % 7) + 7) % 7);
      }),
    );
  });
});

describe('today', () => {
  /** Half past noon in UTC on the last day of a year. */
  const NOON = Date.UTC(2027, 11, 31, 12, 30);

  it.each([
    ['Pacific/Honolulu', '2027-12-31'],
    ['Pacific/Auckland', '2028-01-01'],
    ['Pacific/Kiritimati', '2028-01-01'],
    ['UTC', '2027-12-31'],
  ])('in %s is %s', (zone, date) => expect(todayIn(zone, NOON)).toBe(date));

  it('begins at midnight there', () => {
    const midnight = Date.UTC(2027, 11, 31, 16);
    expect(todayIn('Asia/Makassar', midnight - 1)).toBe('2027-12-31');
    expect(todayIn('Asia/Makassar', midnight)).toBe('2028-01-01');
  });

  it('is that of UTC where the browser does not know the zone', () => {
    expect(todayIn('Atlantis/Capital', NOON)).toBe('2027-12-31');
  });

  // Threads cannot change their zone.
  it.runIf(isMainThread)('is the operator’s on New Year’s Eve, wherever the visitor is', () => {
    // Half past midnight in Makassar; in Honolulu it is still 06:30 of the 31st.
    const now = Date.UTC(2027, 11, 31, 16, 30);
    const visitorsDays = new Set<number>();
    for (const zone of ZONES) {
      vi.stubEnv('TZ', zone);
      visitorsDays.add(new Date(now).getDate());
      expect(todayIn('Asia/Makassar', now), zone).toBe('2028-01-01');
    }
    expect(visitorsDays).toEqual(new Set([31, 1]));
  });
});
