import { describe, expect, it } from 'vitest';
import { listFindings, newFindings } from '../../helpers/findings.ts';
import { plainOperator } from '../../helpers/plain-operator.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const table = 'prices/isole-lento.json';
const trail = 'prices/sentiero.json';

function codesAt(workspace: Workspace, codes = /./): readonly string[] {
  return newFindings(workspace)
    .filter(
      ({ code, at }) => at.file.startsWith('prices/') && codes.test(code) && code !== 'price.missing-table',
    )
    .map(({ code, at }) => `${at.path} ${code}`);
}

function withRows(...bands: readonly string[]): Workspace {
  const amounts: Readonly<Record<string, number>> = { '1': 300, '2-4': 200, '5-8': 180 };
  const rows = bands.map((paxCount): Json => {
    const none = amounts[paxCount] ?? 250;
    return { paxCount, none, guesthouse: none + 20, lodge: none + 50 };
  });
  return site.set(table, ['rows'], rows);
}

describe('the rows of a table', () => {
  it.each<readonly [bands: readonly string[], expected: readonly string[]]>([
    [['2-4'], []],
    [['2-4', '1'], ['rows.1.paxCount price.row-order']],
    [
      ['5-8', '1'],
      ['rows price.missing-row', 'rows.1.paxCount price.row-order'],
    ],
    [['1', '2-4', '1'], ['rows.2.paxCount price.duplicate-row']],
    // A row that should be another says nothing of those that are missing.
    [['1', '2-5', '5-8'], ['rows.1.paxCount reference.unknown-band']],
    [['1', '5-8', '5-8'], ['rows.2.paxCount price.duplicate-row']],
  ])('for groups of %j are reported as %j', (bands, expected) => {
    expect(codesAt(withRows(...bands))).toEqual(expected);
  });

  it('are ordered by the sizes of groups, not by the list of these', () => {
    const bands = [
      { id: '5-8', min: 5, max: 8 },
      { id: '1', min: 1, max: 1 },
      { id: '2-4', min: 2, max: 4 },
    ];
    expect(codesAt(withRows('1', '2-4', '5-8').set('site.json', ['bands'], bands))).toEqual([]);
  });

  it('are judged while site.json has a mistake elsewhere, not while it cannot be read', () => {
    const late = withRows('2-4', '1');
    expect(codesAt(late.set('site.json', ['phones'], 5))).toEqual(['rows.1.paxCount price.row-order']);
    expect(codesAt(late.withText('site.json', '{'))).toEqual([]);
  });
});

describe('the accommodation classes of a row', () => {
  const whole = { paxCount: '1', none: 300, guesthouse: 320, lodge: 350 };

  it.each<readonly [row: Json, expected: readonly string[]]>([
    [{ paxCount: '1', none: 300 }, ['rows.0 price.missing-tier', 'rows.0 price.missing-tier']],
    [{ ...whole, tent: 100 }, ['rows.0.tent reference.unknown-tier']],
    // A price under almost the right name is one mistake.
    [{ paxCount: '1', none: 300, guesthouse: 320, loge: 350 }, ['rows.0.loge reference.unknown-tier']],
    [
      { paxCount: '1', none: 300, guesthouse: 320, tent: 350 },
      ['rows.0 price.missing-tier', 'rows.0.tent reference.unknown-tier'],
    ],
  ])('%j are reported as %j', (row, expected) => {
    expect(codesAt(site.set(table, ['rows'], [row]))).toEqual(expected);
  });
});

describe('a second table', () => {
  const found = (serves: Json): readonly string[] => {
    const rows: Json = [{ paxCount: '1', none: 1, guesthouse: 2, lodge: 3 }];
    return listFindings(site.withFile('prices/z.json', { serves, rows }), /^price\.ambiguous-table/);
  };

  it.each<readonly [serves: Json, isReported: boolean]>([
    [{ nights: 1 }, true],
    [{ nights: 3 }, false],
    [{ category: 'island-stays', options: ['lento'] }, true],
    [{ category: 'lake-stays', options: ['lento'] }, false],
    [{ category: 'outings', hours: true }, true],
    [{ category: 'outings', hours: 5 }, false],
    [{ category: 'trails' }, true],
    [{ category: 'trails', days: 12 }, false],
    // The more particular table counts: both may be there.
    [{ category: 'island-stays' }, false],
    [{ package: 'isole-lente-3d', options: ['lento'] }, false],
  ])('for %j serves the same as another one: %s', (serves, isReported) => {
    expect(found(serves)).toEqual(isReported ? ['prices/z.json serves price.ambiguous-table'] : []);
  });

  it('is reported with each table that serves the same', () => {
    expect(found({ category: 'island-stays', options: ['lento', 'attivo'] })).toHaveLength(2);
  });
});

// Adults pay 890.25, 1490.25 and 2140.25, or more.
it.each<readonly [rate: Json, expected: readonly string[]]>([
  [890.25, []],
  [890.26, ['children.child price.child-dearer']],
  [{ none: 890.25, guesthouse: 1490.26, lodge: 2140.25 }, ['children.child.guesthouse price.child-dearer']],
  [{ none: 700, guesthouse: 1150 }, ['children.child price.missing-amount']],
  [{ none: 700, guesthouse: 1150, lodge: 1720, tent: 500 }, ['children.child.tent reference.unknown-tier']],
])('the price of a child, %j, is reported as %j', (rate, expected) => {
  expect(codesAt(site.set(trail, ['children', 'child'], rate))).toEqual(expected);
});

describe('an amount', () => {
  const plain = plainOperator();
  const place = `${table} rows.0.none`;

  /** Errors about an amount in a site with other money, whose other prices are whole. */
  function findErrors(currency: string, price: Json, decimals?: number): readonly string[] {
    const rows: Json = [{ paxCount: '1', none: 150, guesthouse: 230, lodge: 320 }];
    const priced = plain
      .set('site.json', ['currency'], currency)
      .set('destinations/isolaSanGiulio.json', ['priceFrom'], 95)
      .set('prices/default-1-night.json', ['rows'], rows)
      .set(table, ['rows', 0, 'none'], price);
    const workspace =
      decimals === undefined ? priced : priced.set('site.json', ['currencyDecimals'], decimals);
    return newFindings(workspace)
      .filter(({ severity }) => severity === 'error')
      .map(({ code, at }) => `${at.file} ${at.path} ${code}`);
  }

  it.each<readonly [currency: string, price: Json, codes: readonly string[]]>([
    ['OMR', 310.125, []],
    ['OMR', '310,50', []],
    ['OMR', '0.500', []],
    ['OMR', 'OMR 310.50', []],
    ['OMR', 310.1255, ['price.decimals']],
    ['OMR', '310.1255', ['price.decimals']],
    ['OMR', '310.500', ['shape.rule']],
    ['USD', '$310.25', []],
    ['USD', 310.125, ['price.decimals']],
    ['JPY', '310,00', []],
    ['JPY', 310.5, ['price.decimals']],
    ['EUR', '€ 310', []],
    ['EUR', '310 EUR', []],
    ['EUR', '$ 310', ['price.currency']],
    ['EUR', '310 USD', ['price.currency']],
  ])('in %s of %j is reported as %j', (currency, price, codes) => {
    expect(findErrors(currency, price)).toEqual(codes.map((code) => `${place} ${code}`));
  });

  it.each<readonly [decimals: number, price: Json, codes: readonly string[]]>([
    [0, 310.5, ['price.decimals']],
    [1, 310.5, []],
    [4, 310.1255, []],
    [4, 310.12555, ['price.decimals']],
    [3, 999_999_999_999, []],
    [3, 1_000_000_000_000, ['price.too-large']],
  ])('with %i decimals in site.json of %j is reported as %j', (decimals, price, codes) => {
    expect(findErrors('EUR', price, decimals)).toEqual(codes.map((code) => `${place} ${code}`));
  });

  it.each(['309.99999999999999999', '310.00000000000000000'])(
    'written as %s is not rounded unseen',
    (written) => {
      expect(listFindings(plain.replace(table, '"none": 310', `"none": ${written}`))).toEqual([
        `${place} shape.rule`,
      ]);
    },
  );

  it('is judged in destinations, too', () => {
    const found = (priceFrom: Json) =>
      listFindings(site.set('destinations/mottarone.json', ['priceFrom'], priceFrom), /^price\./);
    expect(found(120.005)).toEqual(['destinations/mottarone.json priceFrom price.decimals']);
    expect(found('$ 240')).toEqual(['destinations/mottarone.json priceFrom price.currency']);
  });

  it('may have any mark while the currency of the site is not known', () => {
    const dollars = site.set(table, ['rows', 1, 'none'], '$ 240');
    expect(listFindings(dollars.set('site.json', ['currency'], 5), /^price\.currency/)).toEqual([]);
    expect(listFindings(dollars.withText('site.json', '{'), /^price\.currency/)).toEqual([]);
  });
});
