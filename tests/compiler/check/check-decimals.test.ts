import { describe, expect, it } from 'vitest';
import { newFindings } from '../../helpers/findings.ts';
import { plainOperator } from '../../helpers/plain-operator.ts';
import type { Json, Workspace } from '../../helpers/workspace.ts';

const site = plainOperator();
const table = 'prices/isole-lento.json';

/** The same site with other money; its prices are whole where that has no decimals. */
function withMoney(currency: string, decimals?: number): Workspace {
  const priced = site
    .set('site.json', ['currency'], currency)
    .set('destinations/isolaSanGiulio.json', ['priceFrom'], 95)
    .set(
      'prices/default-1-night.json',
      ['rows'],
      [
        { paxCount: '1', none: 150, guesthouse: 230, lodge: 320 },
        { paxCount: '2-4', none: 110, guesthouse: 185, lodge: 275 },
      ],
    );
  return decimals === undefined ? priced : priced.set('site.json', ['currencyDecimals'], decimals);
}

function findings(workspace: Workspace, price: Json): readonly string[] {
  return newFindings(workspace.set(table, ['rows', 0, 'none'], price))
    .filter(({ severity }) => severity === 'error')
    .map(({ code, at }) => `${code} ${at.file} ${at.path}`);
}

const decimals = [`price.decimals ${table} rows.0.none`];
const rule = [`shape.rule ${table} rows.0.none`];

describe('the decimals of an amount', () => {
  it.each<[string, Json, readonly string[]]>([
    ['OMR', 310.5, []],
    ['OMR', 310.125, []],
    ['OMR', '310,50', []],
    ['OMR', '0.500', []],
    ['OMR', 'OMR 310.50', []],
    ['OMR', 310.1255, decimals],
    ['OMR', '310.1255', decimals],
    ['OMR', '310.500', rule],
    ['USD', 310.25, []],
    ['USD', '$310.25', []],
    ['USD', 310.125, decimals],
    ['JPY', 310, []],
    ['JPY', '310,00', []],
    ['JPY', 310.5, decimals],
    ['JPY', '310.50', decimals],
  ])('of %s in %j', (currency, price, expected) => {
    expect(findings(withMoney(currency), price)).toEqual(expected);
  });

  it.each<[number, Json, readonly string[]]>([
    [0, 310.5, decimals],
    [1, 310.5, []],
    [4, 310.1255, []],
    [4, 310.12555, decimals],
    [3, 999_999_999_999, []],
    [3, 1_000_000_000_000, [`price.too-large ${table} rows.0.none`]],
  ])('are as many as the site says: %i, %j', (count, price, expected) => {
    expect(findings(withMoney('EUR', count), price)).toEqual(expected);
  });

  it.each(['309.99999999999999999', '310.00000000000000000'])('are not cut off unseen: %s', (written) => {
    const found = newFindings(site.replace(table, '"none": 310', `"none": ${written}`));
    expect(found.map(({ code, at }) => `${code} ${at.file} ${at.path}`)).toEqual(rule);
  });

  it('are judged in destinations too', () => {
    const found = newFindings(site.set('destinations/mottarone.json', ['priceFrom'], 120.005));
    expect(found.map(({ code, at }) => `${code} ${at.file} ${at.path}`)).toEqual([
      'price.decimals destinations/mottarone.json priceFrom',
    ]);
  });

  it.each([[5], [-1], [1.5], ['2']])('cannot be %j', (count) => {
    const found = newFindings(site.set('site.json', ['currencyDecimals'], count));
    expect(found.map(({ at }) => at.path)).toEqual(['currencyDecimals']);
  });
});
