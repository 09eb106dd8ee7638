import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkPriceSense } from '../../../scripts/compiler/check/price-sense.ts';
import type { Diagnostic } from '../../../scripts/compiler/diagnostics/diagnostic.ts';
import { linkModel } from '../../../scripts/compiler/link/link-model.ts';
import { validFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { firstOperator } from '../../helpers/first-operator.ts';
import { isRecord, type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const site = secondOperator();
const table = 'prices/isole-lento.json';
const BANDS = ['1', '2-4', '5-8'];
const TIERS = ['none', 'guesthouse', 'lodge'];

/** The findings about prices only, since checking everything is slow. */
function findDoubts(workspace: Workspace): readonly Diagnostic[] {
  const sources = workspace.sources.filter(
    ({ path }) => path === 'site.json' || path.startsWith('prices/') || path.startsWith('destinations/'),
  );
  return checkPriceSense(linkModel(validFiles(sources)));
}

function codesAt(workspace: Workspace): readonly string[] {
  return findDoubts(workspace).map(({ code, at }) => `${at.path} ${code}`);
}

/** The rows of a table that is written as "300 320 350 | 200 220 250": a price for each accommodation class. */
function parseRows(written: string): readonly Record<string, Json>[] {
  return written.split(' | ').map((row, index) => ({
    paxCount: BANDS[index] ?? '',
    ...Object.fromEntries(
      row.split(' ').map((amount, tier) => [TIERS[tier] ?? '', amount === 'ask' ? amount : Number(amount)]),
    ),
  }));
}

it.each<readonly [what: string, rows: string, expected: readonly string[]]>([
  ['in line', '300 320 350 | 200 220 250 | 180 200 230', []],
  ['of one row', '300 320 350', []],
  ['with a price on request', '300 320 350 | 200 220 ask | 180 200 230', []],
  ['with a better hotel for one more', '300 301 350 | 200 220 250', []],
  ['with a price that rises by one', '300 320 350 | 301 320 350', ['rows.1.none price.rises']],
  // Two people may pay the same total as one, but not less.
  ['with a total that stays', '300 320 350 | 150 160 175', []],
  ['with a total that falls', '300 320 351 | 150 160 175', ['rows.1.lodge price.total-falls']],
  // Four pay 800 and five 750.
  [
    'with a total that falls later',
    '300 320 350 | 200 220 250 | 150 170 200',
    ['rows.2.none price.total-falls', 'rows.2.guesthouse price.total-falls'],
  ],
  // A slip is four times as much as the prices around it, or a quarter.
  [
    'with a price at the limit',
    '400 420 440 | 300 320 1540 | 290 310 330',
    ['rows.1.lodge price.digit-slip'],
  ],
  [
    'with a price below the limit',
    '400 420 440 | 300 320 1539 | 290 310 330',
    ['rows.1.lodge price.supplement'],
  ],
  [
    'with a price at the lower limit',
    '400 420 440 | 300 320 77 | 290 310 330',
    ['rows.1.lodge price.digit-slip'],
  ],
  ['with a price above it', '400 420 440 | 300 320 78 | 290 310 330', ['rows.1.lodge price.supplement']],
  [
    'with a slip, and something else elsewhere',
    '400 400 440 | 300 320 1540 | 290 310 330',
    ['rows.1.lodge price.digit-slip', 'rows.0.guesthouse price.tier-order'],
  ],
  ['of one row with a slip', '300 1400 350', ['rows.0.guesthouse price.digit-slip']],
  [
    'with a lowest price out of line',
    '300 320 350 | 215 220 250 | 180 200 230',
    ['rows.1.none price.lowest'],
  ],
  [
    'with a supplement out of line',
    '300 320 350 | 200 223 250 | 180 200 230',
    ['rows.1.guesthouse price.supplement'],
  ],
  [
    'with supplements out of line by different amounts',
    '300 320 350 | 200 223 255 | 180 200 230',
    ['rows.1.guesthouse price.supplement', 'rows.1.lodge price.supplement'],
  ],
  ['with one supplement different in every row', '300 320 350 | 200 221 250 | 180 202 230', []],
  ['with different supplements in two rows', '300 320 350 | 200 221 250', []],
])('a table %s, %s, is doubted: %j', (_what, rows, expected) => {
  expect(codesAt(site.set(table, ['rows'], parseRows(rows)))).toEqual(expected);
});

describe('a table', () => {
  const rowsFor = (written: Readonly<Record<string, string>>): readonly Json[] =>
    Object.entries(written).map(([paxCount, row]) => ({ ...parseRows(row)[0], paxCount }));

  it('is compared by group size, in any order of its rows', () => {
    const unordered = [...rowsFor({ '5-8': '301 321 351' }), ...rowsFor({ '1': '300 320 350' })];
    expect(codesAt(site.set(table, ['rows'], unordered))).toEqual(
      TIERS.map((tier) => `rows.0.${tier} price.rises`),
    );
  });

  it('may have a total that falls where groups between two rows have no price', () => {
    const rows = rowsFor({ '1': '300 310 320', '5-8': '59 61 63' });
    expect(codesAt(site.set(table, ['rows'], rows))).toEqual([]);
  });

  it.each([
    ['a price', { paxCount: '2-4', none: 2000, lodge: 250 }],
    ['a known group size', { paxCount: '2-5', none: 2000, guesthouse: 220, lodge: 250 }],
  ])('without %s in a row is not judged', (_what, odd) => {
    const rows = [...rowsFor({ '1': '300 320 350' }), odd, ...rowsFor({ '5-8': '180 180 230' })];
    expect(codesAt(site.set(table, ['rows'], rows))).toEqual([]);
  });

  it('is not judged while the accommodation classes are not known', () => {
    const slip = site.set(table, ['rows'], parseRows('300 1400 350'));
    expect(codesAt(slip.withText('site.json', '{'))).toEqual([]);
  });

  it.each<readonly [classes: number, rows: string, expected: readonly string[]]>([
    // Prices that were rounded to 1 may differ by as much.
    [2, '300 320 | 200 221 | 180 200', []],
    [2, '300 320 | 200 223 | 180 200', ['rows.1.guesthouse price.supplement']],
    [1, '300 | 1100 | 180', ['rows.1.none price.digit-slip']],
    [1, '300', []],
  ])('of %d accommodation classes, %s, is doubted: %j', (classes, rows, expected) => {
    const few = site
      .without('prices/isole-attivo.json')
      .without('prices/default-1-night.json')
      .set(
        'site.json',
        ['tiers'],
        TIERS.slice(0, classes).map((id, index) => ({ id, stars: index * 2 })),
      )
      .set(table, ['rows'], parseRows(rows));
    expect(codesAt(few)).toEqual(expected);
  });

  it.each([
    [140, []],
    [139, ['rows.1.price price.total-falls']],
  ])('of prices for groups, 140 for one guest and %d for two, is doubted: %j', (price, expected) => {
    expect(codesAt(site.set('prices/mottarone-auto.json', ['rows', 1, 'price'], price))).toEqual(expected);
  });
});

it.each<readonly [prices: readonly number[], doubted: number | undefined]>([
  [[120, 120, 120, 959], undefined],
  [[120, 120, 120, 960], 3],
  [[120, 16, 120, 120], undefined],
  [[120, 15, 120, 120], 1],
  // Three are too few to compare, and an amount with too many decimals is none.
  [[120, 120, 960], undefined],
  [[120, 120, 960, 1.234], undefined],
])('of the lowest prices of destinations, %j, the one at %s is doubted', (prices, doubted) => {
  const mottarone = site.json('destinations/mottarone.json');
  const bare = site.without('destinations/mottarone.json').without('destinations/isolaSanGiulio.json');
  const workspace = prices.reduce((before, priceFrom, index) => {
    const file = `destinations/place${index}.json`;
    return before.withFile(file, mottarone).set(file, ['priceFrom'], priceFrom);
  }, bare);
  expect(findDoubts(workspace).map(({ code, at }) => `${at.file} ${code}`)).toEqual(
    doubted === undefined ? [] : [`destinations/place${doubted}.json price.digit-slip`],
  );
});

it.each([
  ['24.99 26 28 | 12.49 13 14', '1 person pays 24.99, 2 people only 24.98.'],
  [
    '30.1 32.2 35 | 20.1 22.4 25 | 10.1 12.2 15',
    '"guesthouse" costs 2.30 more than "none" here, 2.10 more in every other row: is it a typing error?',
  ],
])('of the prices %s, amounts are reported as people write them: %s', (rows, said) => {
  const found = findDoubts(site.set(table, ['rows'], parseRows(rows)));
  expect(found.map(({ message }) => message)).toContain(said);
});

describe('the prices of a whole site', () => {
  const cells = firstOperator.paths
    .filter((file) => file.startsWith('prices/'))
    .flatMap((file) => {
      const { rows = [] } = firstOperator.json(file) as { rows?: readonly Record<string, Json>[] };
      return rows.flatMap((row, index) =>
        Object.entries(isRecord(row) ? row : {}).flatMap(([tier, amount]) =>
          typeof amount === 'number' ? [{ file, path: ['rows', index, tier], amount }] : [],
        ),
      );
    });

  it.each([10, 0.1])('times %d are each found as a slip', (factor) => {
    expect(cells.length).toBeGreaterThan(50);
    const unnoticed = cells.filter(({ file, path, amount }) => {
      const slipped = firstOperator.set(file, path, Math.floor(amount * factor));
      return !findDoubts(slipped).some(
        ({ code, at }) => code === 'price.digit-slip' && at.file === file && at.path === path.join('.'),
      );
    });
    expect(unnoticed).toEqual([]);
  });

  it('that fall with the group, rise with the stars and add the same supplement raise no doubt', () => {
    const rows = fc
      .record({
        base: fc.integer({ min: 300, max: 900 }),
        discount: fc.double({ min: 0.02, max: 0.15, noNaN: true }),
        supplements: fc.tuple(fc.integer({ min: 20, max: 90 }), fc.integer({ min: 91, max: 290 })),
      })
      .map(({ base, discount, supplements: [second, third] }) =>
        BANDS.map((paxCount, index) => {
          const none = Math.round(base * (1 - discount) ** index);
          return { paxCount, none, guesthouse: none + second, lodge: none + third };
        }),
      );
    fc.assert(
      fc.property(rows, (value) => {
        expect(codesAt(site.set(table, ['rows'], value))).toEqual([]);
      }),
    );
  });
});
