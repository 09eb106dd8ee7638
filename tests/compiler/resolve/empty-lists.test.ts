import { expect, it } from 'vitest';
import { errorsOf } from '../../helpers/findings.ts';
import { tourIn } from '../../helpers/resolved-pages.ts';
import { type Json, secondOperator } from '../../helpers/workspace.ts';

const site = secondOperator();
const tour = 'sentiero-laghi-12d';
const file = `packages/${tour}.json`;

it.each<readonly [field: string, empty: Json, without: Json | undefined]>([
  ['soldOut', [], undefined],
  ['months', [], undefined],
  ['guideLanguages', [], undefined],
  ['practical', [], undefined],
  ['departures', { weekdays: ['monday'], dates: [], fixed: [] }, { weekdays: ['monday'] }],
  ['departures', { weekdays: [], dates: [], fixed: ['2027-06-15'] }, { fixed: ['2027-06-15'] }],
  [
    'departures',
    { weekdays: [], dates: [{ from: '06-01', to: '06-30' }] },
    { dates: [{ from: '06-01', to: '06-30' }] },
  ],
])('an empty list of a tour is as good as none: %s %j', (field, empty, without) => {
  const emptied = site.set(file, [field], empty);
  const removed = site.set(file, [field], []).unset(file, [field]);
  const expected = without === undefined ? removed : site.set(file, [field], without);
  expect(errorsOf(emptied)).toEqual([]);
  expect(tourIn(emptied, tour, 'nl')).toEqual(tourIn(expected, tour, 'nl'));
});
