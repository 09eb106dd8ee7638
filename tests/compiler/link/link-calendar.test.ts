import { describe, expect, it } from 'vitest';
import { calendarOf } from '../../../scripts/compiler/link/link-calendar.ts';

type Calendar = Parameters<typeof calendarOf>[0];
type Package = Parameters<typeof calendarOf>[1];

const SUMMER = { id: 'summer', dates: [{ from: '06-01', to: '08-31' }], priority: 1, amount: 5 };
const WINTER = { id: 'winter', dates: [{ from: '12-01', to: '02-28' }], priority: 1, percent: 10 };
const DATES = [{ from: '2030-01-10', to: '2030-01-20' }];

const CALENDAR: Calendar = {
  zone: 'Europe/Rome',
  noticeDays: 2,
  bookableMonths: 12,
  seasons: [SUMMER, WINTER],
  closed: [],
  offers: [],
};

/** What a calendar says of the package "walk" in the region "hills", whose amounts have two decimals. */
function linked(calendar: Partial<Calendar>, more: Partial<Package['value']> = {}) {
  const entry = { id: 'walk', value: { region: 'hills', ...more } } as Package;
  return calendarOf({ ...CALENDAR, ...calendar }, entry, (amount) => amount * 100);
}

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);

describe('the calendar of a package', () => {
  it('is that of the site where the package says nothing, amounts in minor units', () => {
    expect(linked({})).toEqual({
      zone: 'Europe/Rome',
      noticeDays: 2,
      bookableMonths: 12,
      roundTo: 1,
      seasons: [{ ...SUMMER, amount: 500 }, WINTER],
      closed: [],
      offers: [],
      soldOut: [],
    });
  });

  it('rounds to what the site says', () => {
    expect(linked({ roundTo: 5 }).roundTo).toBe(500);
  });

  it('has a notice, sold out days and departures of its own', () => {
    const own = linked({}, { noticeDays: 7, soldOut: ['2030-01-11'], departures: { dates: DATES } });
    expect(own).toMatchObject({ noticeDays: 7, soldOut: ['2030-01-11'], departures: { dates: DATES } });
  });

  it('has weekdays in the order of the week, as dates count them', () => {
    const { departures } = linked({}, { departures: { weekdays: ['friday', 'sunday', 'tuesday'] } });
    expect(departures).toEqual({ weekdays: [0, 2, 5] });
  });

  it.each<readonly [what: string, departures: Package['value']['departures'], seasons: readonly string[]]>([
    ['any day', undefined, ['summer', 'winter']],
    ['some weekdays', { weekdays: ['monday'] }, ['summer', 'winter']],
    ['days of winter', { dates: DATES }, ['winter']],
    ['days of neither', { dates: [{ from: '2030-04-01', to: '2030-04-30' }] }, []],
    ['a fixed day of summer', { fixed: ['2030-04-01', '2030-07-01'] }, ['summer']],
    ['a fixed day of neither', { fixed: ['2030-04-01'] }, []],
  ])('has the seasons in which it departs: %s', (_what, departures, seasons) => {
    expect(idsOf(linked({}, departures ? { departures } : {}).seasons)).toEqual(seasons);
  });

  it('is closed where all are, where its region is, and where it is named', () => {
    const closed = [
      { id: 'all', dates: DATES },
      { id: 'region', dates: DATES, regions: ['coast', 'hills'] },
      { id: 'named', dates: DATES, packages: ['walk'] },
      { id: 'named in another region', dates: DATES, regions: ['coast'], packages: ['walk'] },
      { id: 'another', dates: DATES, packages: ['swim'] },
      { id: 'another in another region', dates: DATES, regions: ['coast'], packages: ['swim'] },
      { id: 'another region', dates: DATES, regions: ['coast'] },
    ];
    expect(linked({ closed }).closed).toEqual(
      ['all', 'region', 'named', 'named in another region'].map((id) => ({ id, dates: DATES })),
    );
  });

  it('has the offers for all and those that name it', () => {
    const offers = [
      { id: 'all', percent: -10 },
      { id: 'named', amount: -3, packages: ['walk'] },
      { id: 'another', percent: -20, packages: ['swim'] },
    ];
    expect(linked({ offers }).offers).toEqual([
      { id: 'all', percent: -10 },
      { id: 'named', amount: -300 },
    ]);
  });
});
