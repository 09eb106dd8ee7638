import { expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { secondOperator } from '../../helpers/workspace.ts';

it('a price table that tours of other lengths share is reported with their days, the fewest first', () => {
  const shared = secondOperator()
    .set('prices/default-1-night.json', ['serves'], { category: 'lake-stays' })
    .set('packages/grande-giro-4d.json', ['duration'], { days: 12 })
    .set('packages/grande-giro-4d.json', ['order'], 0);
  const found = newFindings(shared).filter(({ code }) => code === 'price.same-for-lengths');
  expect(found.map(({ at, message }) => `${at.file} ${at.path}: ${message}`)).toEqual([
    'prices/default-1-night.json serves: Tours of different length (2, 12 days) cost the same, such as "grande-giro-4d", "orta-2d": they share this table.',
  ]);
});
