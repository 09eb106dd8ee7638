import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bookableDays, unavailableReason } from '../../src/pricing/availability.ts';
import { addDays, daysBetween } from '../../src/pricing/dates.ts';
import type { TripCalendar } from '../../src/pricing/model.ts';
import { calendarDate, tripCalendar } from '../arbitraries/offers.ts';

const nearby = fc.integer({ min: -60, max: 160 });
const TODAY = '2027-06-10';
const OPEN: TripCalendar = {
  zone: 'Asia/Makassar',
  noticeDays: 0,
  bookableMonths: 12,
  roundTo: 1,
  seasons: [],
  closed: [],
  offers: [],
  soldOut: [],
};
const ask = (calendar: Partial<TripCalendar>, date: string) =>
  unavailableReason({ ...OPEN, ...calendar }, date, TODAY);

describe('the days that one can book', () => {
  it('are those from today on, for as many months', () => {
    expect(bookableDays(OPEN, TODAY)).toEqual({ first: '2027-06-10', last: '2028-06-10' });
  });

  it('leave the days of notice out', () => {
    expect(bookableDays({ noticeDays: 3, bookableMonths: 1 }, TODAY)).toEqual({
      first: '2027-06-13',
      last: '2027-07-10',
    });
  });
});

describe('the end of bookings', () => {
  const early = { noticeDays: 0, bookableMonths: 1, startsAt: '07:30' };

  it.each([
    [early, '07:29', '2027-06-10'],
    [early, '07:30', '2027-06-11'],
    [early, '23:59', '2027-06-11'],
    [{ ...early, noticeDays: 2 }, '07:29', '2027-06-12'],
    [{ ...early, noticeDays: 2 }, '17:57', '2027-06-13'],
    [{ noticeDays: 0, bookableMonths: 1 }, '23:59', '2027-06-10'],
  ])('%j at %s leaves %s as the first day', (calendar, time, first) => {
    expect(bookableDays(calendar, TODAY, time).first).toBe(first);
  });

  it('is the reason why a day within the notice is refused', () => {
    const calendar = { ...OPEN, noticeDays: 2, startsAt: '07:30' };
    const reason = (date: string) => unavailableReason(calendar, date, TODAY, '08:00')?.reason;
    expect(['2027-06-11', '2027-06-12', '2027-06-13'].map(reason)).toEqual(['notice', 'too-late', undefined]);
  });
});

describe('a day on which a trip does not go', () => {
  it.each([
    ['2027-06-10', undefined],
    ['2027-06-09', 'past'],
    ['2028-06-10', undefined],
    ['2028-06-11', 'too-far'],
  ])('%s without more to say: %s', (date, reason) => expect(ask({}, date)?.reason).toBe(reason));

  it.each([
    ['2027-06-10', 'notice'],
    ['2027-06-11', 'notice'],
    ['2027-06-12', undefined],
  ])('%s with two days of notice: %s', (date, reason) =>
    expect(ask({ noticeDays: 2 }, date)?.reason).toBe(reason),
  );

  it('names the closure, the first by id if there are several', () => {
    const dates = [{ from: '07-01', to: '07-10' }];
    const closed = [
      { id: 'works', dates },
      { id: 'monsoon', dates },
      { id: 'elsewhen', dates: [{ from: '09-01', to: '09-02' }] },
    ];
    expect(ask({ closed }, '2027-07-05')).toEqual({
      kind: 'unavailable',
      reason: 'closed',
      closure: 'monsoon',
      nearest: ['2027-06-30', '2027-06-29', '2027-07-11'],
    });
  });

  it('offers the earlier of two days that are as near', () => {
    expect(ask({ soldOut: ['2027-07-14'] }, '2027-07-14')).toEqual({
      kind: 'unavailable',
      reason: 'sold-out',
      nearest: ['2027-07-13', '2027-07-15', '2027-07-12'],
    });
  });

  it('knows weekdays of departure, and when in the year they hold', () => {
    const departures = { weekdays: [1, 5], dates: [{ from: '04-01', to: '10-31' }] };
    // 14 July 2027 is a Wednesday.
    expect(ask({ departures }, '2027-07-12')).toBeUndefined();
    expect(ask({ departures }, '2027-07-14')).toEqual({
      kind: 'unavailable',
      reason: 'no-departure',
      nearest: ['2027-07-12', '2027-07-16', '2027-07-09'],
    });
    expect(ask({ departures }, '2027-11-01')?.nearest).toEqual(['2027-10-29', '2027-10-25', '2027-10-22']);
  });

  it('knows fixed departures, of which those that are sold out are not offered', () => {
    const departures = { fixed: ['2027-05-03', '2027-07-03', '2027-08-03', '2027-09-03', '2028-09-03'] };
    expect(ask({ departures }, '2027-08-03')).toBeUndefined();
    expect(ask({ departures, soldOut: ['2027-08-03'] }, '2027-08-03')).toEqual({
      kind: 'unavailable',
      reason: 'sold-out',
      nearest: ['2027-07-03', '2027-09-03'],
    });
  });

  it('may have none that is near', () => {
    expect(
      ask({ closed: [{ id: 'always', dates: [{ from: '01-01', to: '12-31' }] }] }, TODAY)?.nearest,
    ).toEqual([]);
    expect(ask({ noticeDays: 60, bookableMonths: 1 }, TODAY)?.nearest).toEqual([]);
  });

  it('says that it is closed before that it is sold out, and that before that it does not depart', () => {
    const soldOut = ['2027-07-14'];
    const departures = { fixed: [] };
    const closed = [{ id: 'works', dates: [{ from: '07-14', to: '07-14' }] }];
    expect(ask({ closed, soldOut, departures }, '2027-07-14')?.reason).toBe('closed');
    expect(ask({ soldOut, departures }, '2027-07-14')?.reason).toBe('sold-out');
    expect(ask({ departures }, '2027-07-14')?.reason).toBe('no-departure');
  });

  it('comes with the nearest days on which the trip goes, or there are none', () => {
    fc.assert(
      fc.property(tripCalendar, nearby, calendarDate, (any, days, today) => {
        const calendar = { ...any, bookableMonths: 3 };
        const date = addDays(today, days);
        const answer = unavailableReason(calendar, date, today);
        if (!answer) return;
        const { first, last } = bookableDays(calendar, today);
        const bookable = Array.from({ length: Math.max(0, daysBetween(first, last) + 1) }, (_, index) =>
          addDays(first, index),
        );
        const distances = bookable
          .filter((day) => unavailableReason(calendar, day, today) === undefined)
          .map((day) => Math.abs(daysBetween(date, day)))
          .toSorted((a, b) => a - b);
        expect(answer.nearest.map((day) => Math.abs(daysBetween(date, day)))).toEqual(distances.slice(0, 3));
        for (const day of answer.nearest) expect(unavailableReason(calendar, day, today)).toBeUndefined();
      }),
      { numRuns: 60 },
    );
  });
});
