import { expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const walk = 'packages/mottarone-mezza-giornata.json';

function calendarFindings(workspace: Workspace): readonly string[] {
  return newFindings(workspace)
    .filter(({ code }) => code.startsWith('calendar.'))
    .map(({ code, at }) => `${at.path} ${code}`);
}

it.each([
  ['07-01', '07-31', ['seasons.0.id calendar.season-hidden']],
  ['2028-07-01', '2028-07-31', []],
])('a season of every July is hidden by a higher one from %s to %s: %j', (from, to, expected) => {
  const seasons: Json = [
    { id: 'summer', dates: [{ from: '07-01', to: '07-31' }] },
    { id: 'winter', dates: [{ from, to }], priority: 1 },
  ];
  expect(calendarFindings(site.set('calendar.json', ['seasons'], seasons))).toEqual(expected);
});

const year = { dates: [{ from: '01-01', to: '12-31' }] };

it.each<readonly [closed: readonly { readonly [key: string]: Json }[], expected: readonly string[]]>([
  [[year], ['closed.0.dates calendar.always-closed']],
  [
    [{ dates: [{ from: '01-01', to: '06-30' }] }, { dates: [{ from: '07-01', to: '12-31' }] }],
    ['closed.1.dates calendar.always-closed'],
  ],
  [[{ ...year, regions: ['orta'] }], []],
  [[{ ...year, packages: ['orta-2d'] }], []],
])('what is closed, %j, is reported where nothing is left: %j', (closed, expected) => {
  const value = closed.map((closure, index) => ({ id: `closure${index}`, ...closure }));
  expect(calendarFindings(site.set('calendar.json', ['closed'], value))).toEqual(expected);
});

// 6 June 2027 is a Sunday.
const sunday = { from: '2027-06-06', to: '2027-06-06' };

it.each<readonly [dates: readonly Json[], expected: readonly string[]]>([
  [[sunday], ['departures.weekdays calendar.weekdays-outside-dates']],
  [[sunday, { from: '2027-06-07', to: '2027-06-08' }], []],
  // On a Wednesday in 2028, on a Thursday in 2029.
  [[sunday, { from: '06-07', to: '06-07' }], []],
])('departures on some Tuesdays, Thursdays and Saturdays within %j are reported as %j', (dates, expected) => {
  expect(calendarFindings(site.set(walk, ['departures', 'dates'], dates))).toEqual(expected);
});

it('departures on weekdays need no dates', () => {
  expect(calendarFindings(site.unset(walk, ['departures', 'dates']))).toEqual([]);
});
