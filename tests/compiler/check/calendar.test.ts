import { describe, expect, it } from 'vitest';
import { listFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator } from '../../helpers/workspace.ts';

const site = secondOperator();
const walk = 'packages/mottarone-mezza-giornata.json';

describe('the calendar', () => {
  it('has a hidden season only where a higher one is on all its days in every year', () => {
    const found = (from: string, to: string): readonly string[] => {
      const seasons: Json = [
        { id: 'summer', dates: [{ from: '07-01', to: '07-31' }] },
        { id: 'winter', dates: [{ from, to }], percent: 5, priority: 1 },
      ];
      return listFindings(site.set('calendar.json', ['seasons'], seasons), /^calendar\./);
    };
    expect(found('07-01', '07-31')).toEqual(['calendar.json seasons.0.id calendar.season-hidden']);
    expect(found('2028-07-01', '2028-07-31')).toEqual([]);
  });

  const year = { dates: [{ from: '01-01', to: '12-31' }] };

  it.each<readonly [closed: readonly { readonly [key: string]: Json }[], expected: readonly string[]]>([
    [
      [{ dates: [{ from: '01-01', to: '06-30' }] }, { dates: [{ from: '07-01', to: '12-31' }] }],
      ['calendar.json closed.1.dates calendar.always-closed'],
    ],
    [[{ ...year, regions: ['orta'] }], []],
    [[{ ...year, packages: ['orta-2d'] }], []],
  ])('with the closures %j is reported as %j', (closed, expected) => {
    const value = closed.map((closure, index) => ({ id: `closure${index}`, ...closure }));
    expect(listFindings(site.set('calendar.json', ['closed'], value), /^calendar\./)).toEqual(expected);
  });

  // 6 June 2027 is a Sunday.
  const sunday = { from: '2027-06-06', to: '2027-06-06' };

  it.each<readonly [dates: readonly Json[], expected: readonly string[]]>([
    [[sunday], [`${walk} departures.weekdays calendar.weekdays-outside-dates`]],
    [[sunday, { from: '2027-06-07', to: '2027-06-08' }], []],
    // On a Wednesday in 2028, on a Thursday in 2029.
    [[sunday, { from: '06-07', to: '06-07' }], []],
  ])(
    'with departures on Tuesdays, Thursdays and Saturdays within %j is reported as %j',
    (dates, expected) => {
      expect(listFindings(site.set(walk, ['departures', 'dates'], dates), /^calendar\./)).toEqual(expected);
    },
  );
});

describe('the check on a day', () => {
  const past = /exchange\.old|-over$|never-departs/;
  const seasonOver = 'calendar.json seasons.3.id calendar.season-over';
  const offerOver = 'calendar.json offers.0.id calendar.offer-over';

  it('reports rates of exchange that are more than sixty days old', () => {
    const exchange = { date: '2027-01-15', rates: [{ currency: 'CHF', rate: 1.06, languages: ['nl'] }] };
    const rates = site.set('site.json', ['exchange'], exchange);
    expect(listFindings(rates, past, { today: '2027-03-16' })).toEqual([]);
    expect(listFindings(rates, past, { today: '2027-03-17' })).toEqual([
      'site.json exchange.date exchange.old',
    ]);
  });

  // The season ends on 29 March 2027; the offer is booked until 31 March, for days until 30 September.
  it.each([
    ['2027-03-29', []],
    ['2027-03-30', [seasonOver]],
    ['2027-03-31', [seasonOver]],
    ['2027-04-01', [seasonOver, offerOver]],
  ])('of %s reports the seasons and offers that are over: %j', (today, expected) => {
    expect(listFindings(site, past, { today })).toEqual(expected);
  });

  it('reports an offer without a last day of booking after its last date', () => {
    const unlimited = site.unset('calendar.json', ['offers', 0, 'bookBy']);
    expect(listFindings(unlimited, past, { today: '2027-09-30' })).toEqual([seasonOver]);
    expect(listFindings(unlimited, past, { today: '2027-10-01' })).toEqual([seasonOver, offerOver]);
  });

  it('reports a package that is closed on every day that can be booked', () => {
    const dates: Json = [{ from: '2027-01-01', to: '2028-12-31' }];
    const closed = site.set('calendar.json', ['closed', 1, 'dates'], dates);
    expect(listFindings(closed, past, { today: '2027-03-01' })).toEqual([
      'packages/isole-lente-3d.json order calendar.never-departs',
      'packages/orta-2d.json order calendar.never-departs',
    ]);
  });
});
