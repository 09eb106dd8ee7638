import { MantineProvider } from '@mantine/core';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { collections, type EntryKind } from '../../schema/collections.ts';
import { addPeriod, toggleSoldOut } from '../../src/desk/calendar/edit-calendar.ts';
import { MonthGrid } from '../../src/desk/calendar/MonthGrid.tsx';
import {
  answerDay,
  findOverlaps,
  findUnavailability,
  hasRowsOf,
  seasonsOn,
} from '../../src/desk/calendar/tour-day.ts';
import { daysOfMonth, daysOfYear, findRuns } from '../../src/desk/calendar/year-days.ts';
import { soldOutRows, yearRows } from '../../src/desk/calendar/year-rows.ts';
import type { DeskTour, DeskTrips } from '../../src/desk/store/api.ts';
import { applyToDocuments } from '../../src/desk/store/documents.ts';
import { entryName } from '../../src/desk/store/entries.ts';
import { type Json, valueAt } from '../../src/desk/store/operation.ts';
import { english } from '../../src/desk/words/en.ts';
import { todayIn } from '../../src/pricing/dates.ts';
import type { TripCalendar } from '../../src/pricing/model.ts';
import { deskDocuments } from '../helpers/desk-documents.ts';

const high = { id: 'high', dates: [{ from: '12-20', to: '01-05' }], priority: 0, percent: 15 };
const feast = { id: 'feast', dates: [{ from: '2027-12-30', to: '2028-01-02' }], priority: 1, percent: 25 };

const calendar: TripCalendar = {
  zone: 'UTC',
  noticeDays: 2,
  bookableMonths: 12,
  roundTo: 100,
  seasons: [high, feast],
  closed: [{ id: 'storm', dates: [{ from: '02-10', to: '02-20' }] }],
  offers: [],
  departures: { weekdays: [1] },
  soldOut: ['2027-12-27'],
};

const rows = [{ band: 'two', min: 2, max: 3, cells: [{ amount: 10000 }] }];
const tour: DeskTour = { id: 'reef', calendar, lists: [{ file: 'prices/reef.json' }, { option: 'b' }] };
const trips: DeskTrips = {
  today: '2027-12-01',
  decimals: 2,
  ageGroups: [],
  tables: { 'prices/reef.json': { per: 'person', rows } },
  tours: [tour],
};

describe('The days of a year', () => {
  it('have the leap day of their year.', () => {
    const days = daysOfYear(2028);
    expect([days.length, days[0], days[59], days.at(-1)]).toEqual([
      366,
      '2028-01-01',
      '2028-02-29',
      '2028-12-31',
    ]);
    expect(daysOfMonth('2027-02')).toHaveLength(28);
  });

  it('are runs where they have something in common.', () => {
    const runs = findRuns(['a', 'b', 'c', 'd', 'e'], (day) => ({ a: 'x', b: 'x', d: 'x', e: 'y' })[day]);
    expect(runs).toEqual([
      { start: 0, length: 2, value: 'x' },
      { start: 3, length: 1, value: 'x' },
      { start: 4, length: 1, value: 'y' },
    ]);
  });
});

/** The calendar's whole view of New Year: rows, prices, the month, and a period that is added. */
function lookAtNewYear() {
  const documents = deskDocuments({
    'site.json': { languages: [{ code: 'en' }] },
    'calendar.json': { seasons: [high, feast] },
  });
  const days = daysOfYear(2027);
  const month = createElement(MonthGrid, {
    day: '2027-12-31',
    today: '2028-01-01',
    dayMarks: () => [],
    onDay: () => {},
  });
  return {
    days,
    december: daysOfMonth('2027-12'),
    rows: yearRows(documents, trips, days, english),
    answers: ['2027-12-31', '2028-01-01'].map((day) =>
      answerDay(trips, tour, { day, people: 2, tier: undefined }),
    ),
    added: addPeriod(documents, 'seasons', '2027-12-31', { id: 'new', names: {} }).operations[0],
    month: renderToStaticMarkup(createElement(MantineProvider, null, month)),
  };
}

describe('A calendar on a computer far east or west', () => {
  const expected = lookAtNewYear();

  it.each([
    ['Pacific/Pago_Pago', 31],
    ['Pacific/Kiritimati', 1],
  ])('is that of any other: %s.', (zone, localDay) => {
    vi.stubEnv('TZ', zone);
    const noon = zone.endsWith('Pago_Pago') ? '2028-01-01T01:00Z' : '2027-12-31T23:00Z';
    expect(new Date(noon).getDate()).toBe(localDay);
    expect(lookAtNewYear()).toEqual(expected);
    expect(expected.month).toMatch(/data-day="2027-12-31"[^>]* aria-label="Friday/);
    expect(todayIn('Asia/Makassar', Date.parse(noon))).toBe('2028-01-01');
  });
});

describe('The rows of a year', () => {
  const documents = deskDocuments({
    'site.json': { languages: [{ code: 'en' }] },
    'calendar.json': {
      seasons: [high, feast, { id: 'half', dates: [{ from: '05-', to: '05-31' }] }],
      closed: [{ id: 'storm', dates: [{ from: '02-10', to: '02-20' }] }],
      offers: [{ id: 'always', percent: -10 }],
    },
  });
  const found = yearRows(documents, trips, daysOfYear(2027), english);
  const bandsOf = (key: string) => found.find((row) => row.key === key)?.bands ?? [];

  it('show of seasons that overlap which one applies.', () => {
    const applied = bandsOf('applies').map(({ value, start, length }) => [value, start, length]);
    expect(applied).toEqual([
      ['high', 0, 5],
      ['high', 353, 10],
      ['feast', 363, 2],
    ]);
  });

  it('show a season over New Year at both ends of the year.', () => {
    expect(bandsOf('seasons high').map(({ start, length }) => [start, length])).toEqual([
      [0, 5],
      [353, 12],
    ]);
  });

  it('show an offer without days all year, and leave out what is half typed.', () => {
    expect(bandsOf('offers always')).toMatchObject([{ start: 0, length: 365 }]);
    expect(bandsOf('seasons half')).toEqual([]);
  });

  it('show the departures of a tour, its days that are sold out and those on which it is closed.', () => {
    const ofKind = (wanted: string) => bandsOf('tour reef').filter(({ kind }) => kind === wanted);
    expect(ofKind('sold-out')).toMatchObject([{ start: 360, length: 1 }]);
    expect(ofKind('closed')).toMatchObject([{ start: 40, length: 11 }]);
    expect(ofKind('departs').length).toBeGreaterThan(45);
  });

  it('tell of each tour when it is sold out, but for tours that visitors do not see.', () => {
    const soldOut = ['2026-12-31', '2027-01-04', '2027-01-05', '2027-01-08'];
    const tours = deskDocuments({
      'site.json': { languages: [{ code: 'en' }] },
      'packages/reef.json': { soldOut },
      'packages/free.json': { soldOut: ['2026-12-31'] },
      'packages/draft.json': { soldOut, draft: true },
      'texts/en/packages.json': { reef: { name: 'Reef' } },
    });
    expect(soldOutRows(tours, daysOfMonth('2027-01'), english)).toEqual([
      {
        name: 'Reef',
        dates: '4 Jan 2027 – 5 Jan 2027, 8 Jan 2027 (sold out)',
        address: expect.stringMatching(/^\/tours\/packages\/reef\?.*soldOut/),
      },
    ]);
  });

  it('lead to the forms in which they are changed.', () => {
    expect(found.find(({ key }) => key === 'closed storm')?.address).toContain('field=closed.0');
  });
});

describe('A day of a tour', () => {
  const ask = (day: string) => answerDay(trips, tour, { day, people: 2, tier: undefined });

  it('costs what the season that applies makes of the price, beside the usual one.', () => {
    const [first] = ask('2027-12-20');
    expect(first).toMatchObject({
      usual: 10000,
      notToday: undefined,
      answer: { kind: 'price', total: 23000, perPerson: 11500, season: { id: 'high', percent: 15 } },
    });
  });

  it('has no price without a list.', () => {
    expect(ask('2027-12-20')[1]).toMatchObject({ option: 'b', answer: { kind: 'ask', reason: 'no-table' } });
  });

  it('names what is in the way, and the nearest days.', () => {
    expect(ask('2027-12-21')[0]?.answer).toMatchObject({ kind: 'unavailable', reason: 'no-departure' });
    expect(ask('2027-12-27')[0]?.answer).toMatchObject({
      reason: 'sold-out',
      nearest: ['2027-12-20', '2028-01-03', '2027-12-13'],
    });
  });

  it('that can be booked no more names only days that can be booked.', () => {
    const { departures: _, ...everyDay } = calendar;
    const daily = { ...tour, calendar: { ...everyDay, soldOut: ['2027-12-01'] } };
    const [found] = answerDay(trips, daily, { day: '2027-12-01', people: 2, tier: undefined });
    expect(found?.answer).toMatchObject({
      reason: 'sold-out',
      nearest: ['2027-12-03', '2027-12-04', '2027-12-05'],
    });
  });

  it.each([
    ['2027-11-29', 'past'],
    ['2029-01-01', 'too-far'],
  ])('that cannot be booked today has its price all the same: %s.', (day, reason) => {
    expect(ask(day)[0]).toMatchObject({ notToday: reason, answer: { kind: 'price' } });
  });

  it('is in a season that applies, and in others that do not.', () => {
    expect(seasonsOn([high, feast], '2027-12-31')).toEqual({ applies: feast, others: [high] });
    expect(seasonsOn([high, feast], '2027-06-01')).toEqual({ applies: undefined, others: [] });
  });

  it('has prices of its own only where its list has some for the season.', () => {
    const values: Readonly<Record<string, Json>> = {
      rows: { seasons: { high: { rows: [{ paxCount: '1', none: 100 }] } } },
      change: { seasons: { high: { percent: 5 } } },
      none: {},
    };
    const lists = new Map(Object.entries(values).map(([path, value]) => [path, { path, value }]));
    expect(['rows', 'change', 'none', undefined].map((list) => hasRowsOf(lists, list, 'high'))).toEqual([
      true,
      false,
      false,
      false,
    ]);
  });

  it('is said once for two seasons that meet on several days, if one has priority.', () => {
    const days = daysOfYear(2027);
    expect(findOverlaps([high, feast], days)).toEqual([{ applies: 'feast', other: 'high' }]);
    expect(findOverlaps([high, { ...feast, priority: 0 }], days)).toEqual([]);
  });

  it('has an obstacle however far it is.', () => {
    expect(findUnavailability(calendar, '2090-02-12')).toBe('closed');
    expect(findUnavailability(undefined, '2090-02-12')).toBeUndefined();
  });
});

describe('Changing the calendar by a day', () => {
  const file = 'packages/reef.json';

  it('marks days as sold out in their order, and takes them back to the first state.', () => {
    const documents = deskDocuments({ [file]: { order: 1 } });
    const days = ['2027-05-04', '2027-05-01', '2027-05-09'];
    const toggle = (day: string) =>
      applyToDocuments(documents, toggleSoldOut(documents, 'reef', day).operation);
    for (const day of days) toggle(day);
    expect(valueAt(documents.get(file)?.value, ['soldOut'])).toEqual(days.toSorted());
    expect(toggleSoldOut(documents, 'reef', '2027-05-04').isSoldOut).toBe(true);
    for (const day of days) toggle(day);
    expect(documents.get(file)?.value).toEqual({ order: 1 });
  });

  it.each(['seasons', 'closed', 'offers'] as const)(
    'adds a period to %s that has a name and no mistakes.',
    (list) => {
      const documents = deskDocuments({
        'calendar.json': { zone: 'UTC' },
        'site.json': { languages: [{ code: 'en' }], defaultLanguage: 'en' },
        'texts/en/labels.json': {},
      });
      for (const id of ['first', 'second']) {
        const added = addPeriod(documents, list, '2027-02-28', { id, names: { en: `The ${id}` } });
        for (const operation of added.operations) applyToDocuments(documents, operation);
        const kind = { seasons: 'season', closed: 'closure', offers: 'offer' }[list];
        expect(entryName(documents, kind as EntryKind, id, 'en')).toBe(`The ${id}`);
        expect(added.index).toBe(id === 'first' ? 0 : 1);
      }
      const after = documents.get('calendar.json')?.value;
      expect(collections.calendar.data.safeParse(after).error).toBeUndefined();
      expect(valueAt(after, [list])).toMatchObject([
        { dates: [{ from: '2027-02-28', to: '2027-02-28' }] },
        {},
      ]);
    },
  );
});
