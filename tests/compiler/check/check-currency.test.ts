import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const table = 'prices/isole-lento.json';

function currencyFindings(workspace: Workspace): readonly string[] {
  return newFindings(workspace)
    .filter(({ code }) => code === 'price.currency')
    .map(({ at }) => `${at.file} ${at.path}`);
}

describe('an amount with a mark of another currency than the site’s', () => {
  it.each([
    ['€ 240', false],
    ['240 EUR', false],
    ['240', false],
    ['$ 240', true],
    ['240 USD', true],
  ])('%s is reported: %s', (amount, isReported) => {
    expect(currencyFindings(site.set(table, ['rows', 1, 'none'], amount))).toEqual(
      isReported ? [`${table} rows.1.none`] : [],
    );
    expect(currencyFindings(site.set('destinations/mottarone.json', ['priceFrom'], amount))).toEqual(
      isReported ? ['destinations/mottarone.json priceFrom'] : [],
    );
  });

  it('is not reported while it is not known which that is', () => {
    const dollars = site.set(table, ['rows', 1, 'none'], '$ 240');
    expect(currencyFindings(dollars.set('site.json', ['currency'], 5))).toEqual([]);
    expect(currencyFindings(dollars.withText('site.json', '{'))).toEqual([]);
  });
});
