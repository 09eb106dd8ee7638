import { describe, expect, it } from 'vitest';
import { linkCalendar } from '../../../scripts/compiler/link/link-packages.ts';

type Calendar = Parameters<typeof linkCalendar>[0];
type Package = Parameters<typeof linkCalendar>[1];

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

/** The calendar of the package "walk" in the region "hills", whose amounts have two decimals. */
function link(calendar: Partial<Calendar>, more: Partial<Package['value']> = {}) {
  const entry = { id: 'walk', value: { region: 'hills', ...more } } as Package;
  return linkCalendar({ ...CALENDAR, ...calendar }, entry, (amount) => amount * 100);
}

describe('the calendar of a package', () => {
  it('is that of the site, with amounts in minor units, where the package gives none', () => {
    const { zone, noticeDays, bookableMonths } = CALENDAR;
    const seasons = [{ ...SUMMER, amount: 500 }, WINTER];
    const none = { closed: [], offers: [], soldOut: [] };
    expect(link({})).toEqual({ zone, noticeDays, bookableMonths, roundTo: 1, seasons, ...none });
    expect(link({ roundTo: 5 }).roundTo).toBe(500);
  });

  it('has the notice, the sold out days and the departures of the package, weekdays as numbers', () => {
    const own = link({}, { noticeDays: 7, soldOut: ['2030-01-11'], departures: { dates: DATES } });
    expect(own).toMatchObject({ noticeDays: 7, soldOut: ['2030-01-11'], departures: { dates: DATES } });
    const { departures } = link({}, { departures: { weekdays: ['friday', 'sunday', 'tuesday'] } });
    expect(departures).toEqual({ weekdays: [0, 2, 5] });
  });

  it.each<readonly [departures: Package['value']['departures'], seasons: readonly string[]]>([
    [{ weekdays: ['monday'] }, ['summer', 'winter']],
    [{ dates: DATES }, ['winter']],
    [{ dates: [{ from: '2030-04-01', to: '2030-04-30' }] }, []],
    [{ fixed: ['2030-04-01', '2030-07-01'] }, ['summer']],
    [{ fixed: ['2030-04-01'] }, []],
  ])('has with the departures %j the seasons %j', (departures, seasons) => {
    expect(link({}, departures ? { departures } : {}).seasons.map(({ id }) => id)).toEqual(seasons);
  });

  it.each<readonly [names: { regions?: readonly string[]; packages?: readonly string[] }, isClosed: boolean]>(
    [
      [{}, true],
      [{ regions: ['coast', 'hills'] }, true],
      [{ packages: ['walk'] }, true],
      [{ regions: ['coast'], packages: ['walk'] }, true],
      [{ packages: ['swim'] }, false],
      [{ regions: ['coast'], packages: ['swim'] }, false],
      [{ regions: ['coast'] }, false],
    ],
  )('is closed by a closure of %j: %s', (names, isClosed) => {
    const closed = [{ id: 'rest', dates: DATES, ...names }] as Calendar['closed'];
    expect(link({ closed }).closed).toEqual(isClosed ? [{ id: 'rest', dates: DATES }] : []);
  });

  it('has the offers for all and those that name the package', () => {
    const offers = [
      { id: 'all', percent: -10 },
      { id: 'named', amount: -3, packages: ['walk'] },
      { id: 'another', percent: -20, packages: ['swim'] },
    ];
    expect(link({ offers }).offers).toEqual([
      { id: 'all', percent: -10 },
      { id: 'named', amount: -300 },
    ]);
  });
});
