import { expect, it } from 'vitest';
import { fingerprint, newFindings } from '../../helpers/findings.ts';
import { plainOperator } from '../../helpers/plain-operator.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

// The season "camellias" is until 29 March 2027; the offer "earlyBird" is booked until 31 March, for days until 30 September.
const site = secondOperator();

function pastFindings(workspace: Workspace, today: string): readonly string[] {
  return newFindings(workspace, { today })
    .filter(({ code }) => /exchange\.old|-over$|never-departs/.test(code))
    .map(({ at, code }) => `${at.file} ${at.path} ${code}`);
}

it.each([
  ['2027-03-16', []],
  ['2027-03-17', ['site.json exchange.date exchange.old']],
])('rates of 15 January are reported on %s as %j', (today, expected) => {
  const exchange = { date: '2027-01-15', rates: [{ currency: 'CHF', rate: 1.06, languages: ['nl'] }] };
  expect(pastFindings(site.set('site.json', ['exchange'], exchange), today)).toEqual(expected);
});

const seasonOver = 'calendar.json seasons.3.id calendar.season-over';
const offerOver = 'calendar.json offers.0.id calendar.offer-over';

it.each([
  ['2027-03-29', []],
  ['2027-03-30', [seasonOver]],
  ['2027-03-31', [seasonOver]],
  ['2027-04-01', [seasonOver, offerOver]],
])('on %s, seasons and offers that are over are %j', (today, expected) => {
  expect(pastFindings(site, today)).toEqual(expected);
});

it.each([
  ['2027-09-30', [seasonOver]],
  ['2027-10-01', [seasonOver, offerOver]],
])('on %s, with an offer without a last day of booking, they are %j', (today, expected) => {
  expect(pastFindings(site.unset('calendar.json', ['offers', 0, 'bookBy']), today)).toEqual(expected);
});

// One in the region of the closed period, and one that it names.
it('packages without days of departure that are closed as long as one can book are reported at their order', () => {
  const dates: Json = [{ from: '2027-01-01', to: '2028-12-31' }];
  expect(pastFindings(site.set('calendar.json', ['closed', 1, 'dates'], dates), '2027-03-01')).toEqual([
    'packages/isole-lente-3d.json order calendar.never-departs',
    'packages/orta-2d.json order calendar.never-departs',
  ]);
});

it('without a calendar nothing is over', () => {
  const [late, timeless] = [{ today: '2031-01-01' }, {}].map((options) =>
    newFindings(plainOperator(), options).map(fingerprint),
  );
  expect(late).toEqual(timeless);
});
