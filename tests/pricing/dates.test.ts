import { isMainThread } from 'node:worker_threads';
import * as fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  findWeekday,
  formatDate,
  isCalendarDate,
  isInRanges,
  timeIn,
  todayIn,
} from '../../src/pricing/dates.ts';
import { calendarDate } from '../arbitraries/offers.ts';

/** From one side of the date line to the other. */
const ZONES = [
  'Pacific/Pago_Pago',
  'America/Los_Angeles',
  'America/St_Johns',
  'UTC',
  'Asia/Kathmandu',
  'Asia/Makassar',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
] as const;

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
  ])('%s is on weekday %i', (date, weekday) => expect(findWeekday(date)).toBe(weekday));

  it('counts days there and back', () => {
    fc.assert(
      fc.property(calendarDate, fc.integer({ min: -4000, max: 4000 }), (date, days) => {
        const other = addDays(date, days);
        expect(isCalendarDate(other)).toBe(true);
        expect(daysBetween(date, other)).toBe(days);
        expect(findWeekday(other)).toBe((((findWeekday(date) + days) % 7) + 7) % 7);
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
});

describe('a written date', () => {
  it.each([
    ['en-US', 'Wednesday, July 14, 2027', 'Wed, Jul 14, 2027'],
    ['de-DE', 'Mittwoch, 14. Juli 2027', 'Mi., 14. Juli 2027'],
    ['fr-FR', 'mercredi 14 juillet 2027', 'mer. 14 juil. 2027'],
    ['id-ID', 'Rabu, 14 Juli 2027', 'Rab, 14 Jul 2027'],
  ])('in %s is %s, or %s', (locale, long, short) => {
    expect(formatDate(locale, '2027-07-14')).toBe(long);
    expect(formatDate(locale, '2027-07-14', 'short')).toBe(short);
  });

  it('is the same day wherever the visitor is', () => {
    for (const zone of ZONES) {
      vi.stubEnv('TZ', zone);
      expect(formatDate('en-US', '2028-01-01'), zone).toBe('Saturday, January 1, 2028');
    }
  });
});

it.each([
  ['Asia/Makassar', '2027-06-01T09:57:00Z', '17:57'],
  ['Europe/Rome', '2027-01-01T23:30:00Z', '00:30'],
  ['Europe/Rome', '2027-01-01T06:05:00Z', '07:05'],
  ['Atlantis/Capital', '2027-01-01T06:05:00Z', ''],
])('the time of day in %s at %s is "%s"', (zone, now, time) =>
  expect(timeIn(zone, Date.parse(now))).toBe(time),
);
