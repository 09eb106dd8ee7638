import { expect, it } from 'vitest';
import { linkPriceTables } from '../../../scripts/compiler/link/link-prices.ts';
import { soundFiles } from '../../../scripts/compiler/validate/sound-files.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const workspace = secondOperator().set('prices/sentiero.json', ['seasons', 'newYear'], { amount: 12.5 });

function linked() {
  return linkPriceTables(soundFiles(workspace.sources)).find(({ id }) => id === 'sentiero');
}

it('seasons change prices by per cent or by an amount in minor units, or have rows of their own', () => {
  const seasons = linked()?.seasons;
  const place = ['seasons', 'camellias', 'rows'];
  expect(seasons?.map(({ season, change }) => [season.found?.id, change])).toEqual([
    ['summer', { percent: 20 }],
    ['camellias', { rows: [0, 1, 2].map((row) => expect.objectContaining({ path: [...place, row] })) }],
    ['newYear', { amount: 1250 }],
  ]);
  expect(seasons?.[2]?.path).toEqual(['seasons', 'newYear']);
});

it('age groups pay an amount, per cent, or an amount for each accommodation class', () => {
  expect(linked()?.children.map(({ ageGroup, rate }) => [ageGroup.found?.id, rate])).toEqual([
    ['infant', { amount: 0 }],
    ['child', { percent: 60 }],
    ['teenager', { amount: { none: 70_000, guesthouse: 115_000, lodge: 172_050 } }],
  ]);
});
