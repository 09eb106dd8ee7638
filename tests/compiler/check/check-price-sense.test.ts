import { describe, expect, it } from 'vitest';
import { checkPriceSense } from '../../../scripts/compiler/check/check-price-sense.ts';
import { linkModel } from '../../../scripts/compiler/link/link-model.ts';
import { soundFiles } from '../../../scripts/compiler/validate/sound-files.ts';
import { type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

type Row = readonly [none: number, guesthouse: number, lodge: number | 'ask'];

const site = secondOperator();
const BANDS = ['1', '2-4', '5-8'];

function doubtsIn(workspace: Workspace): readonly string[] {
  const doubts = checkPriceSense(linkModel(soundFiles(workspace.sources)));
  return doubts.map(({ code, at }) => `${at.path} ${code}`);
}

/** What is doubted in a table for one, for two to four and for five to eight people. */
function doubtsAbout(...rows: readonly Row[]): readonly string[] {
  const table = rows.map(([none, guesthouse, lodge], index) => ({
    paxCount: BANDS[index] ?? '',
    none,
    guesthouse,
    lodge,
  }));
  return doubtsIn(site.set('prices/isole-lento.json', ['rows'], table));
}

describe('a price table', () => {
  it.each<readonly [what: string, rows: readonly Row[], expected: readonly string[]]>([
    [
      'in line',
      [
        [300, 320, 350],
        [200, 220, 250],
        [180, 200, 230],
      ],
      [],
    ],
    ['of one row', [[300, 320, 350]], []],
    [
      'with a price that one has to ask for',
      [
        [300, 320, 350],
        [200, 220, 'ask'],
        [180, 200, 230],
      ],
      [],
    ],
    [
      'with a better hotel for the same price',
      [
        [300, 300, 350],
        [200, 220, 250],
      ],
      ['rows.0.guesthouse price.tier-order'],
    ],
    [
      'with a better hotel for one more',
      [
        [300, 301, 350],
        [200, 220, 250],
      ],
      [],
    ],
    [
      'with the same price for more people',
      [
        [300, 320, 350],
        [300, 320, 350],
      ],
      [],
    ],
    [
      'with a price that rises by one',
      [
        [300, 320, 350],
        [301, 320, 350],
      ],
      ['rows.1.none price.rises'],
    ],
    // Two people pay as much as one, together: that may be; one less may not.
    [
      'with a total that stays',
      [
        [300, 320, 350],
        [150, 160, 175],
      ],
      [],
    ],
    [
      'with a total that falls',
      [
        [300, 320, 351],
        [150, 160, 175],
      ],
      ['rows.1.lodge price.total-falls'],
    ],
    // Four pay 800 and five 750.
    [
      'with a total that falls later',
      [
        [300, 320, 350],
        [200, 220, 250],
        [150, 170, 200],
      ],
      ['rows.2.none price.total-falls', 'rows.2.guesthouse price.total-falls'],
    ],
    // A quarter of what stands beside and above it, or four times as much.
    [
      'with a price at the limit',
      [
        [400, 420, 440],
        [300, 320, 1540],
        [290, 310, 330],
      ],
      ['rows.1.lodge price.digit-slip'],
    ],
    [
      'with a price below the limit',
      [
        [400, 420, 440],
        [300, 320, 1539],
        [290, 310, 330],
      ],
      ['rows.1.lodge price.supplement'],
    ],
    [
      'with a slip, and something else elsewhere',
      [
        [400, 400, 440],
        [300, 320, 1540],
        [290, 310, 330],
      ],
      ['rows.1.lodge price.digit-slip', 'rows.0.guesthouse price.tier-order'],
    ],
    [
      'with a lowest price out of line',
      [
        [300, 320, 350],
        [210, 220, 250],
        [180, 200, 230],
      ],
      ['rows.1.none price.lowest'],
    ],
    [
      'with a supplement out of line',
      [
        [300, 320, 350],
        [200, 221, 250],
        [180, 200, 230],
      ],
      ['rows.1.guesthouse price.supplement'],
    ],
    [
      'with a price at the lower limit',
      [
        [400, 420, 440],
        [300, 320, 77],
        [290, 310, 330],
      ],
      ['rows.1.lodge price.digit-slip'],
    ],
    [
      'with a price above the lower limit',
      [
        [400, 420, 440],
        [300, 320, 78],
        [290, 310, 330],
      ],
      ['rows.1.lodge price.supplement'],
    ],
  ])('%s', (_what, rows, expected) => {
    expect(doubtsAbout(...rows)).toEqual(expected);
  });
});

describe('supplements out of line', () => {
  it.each<readonly [what: string, rows: readonly Row[], expected: readonly string[]]>([
    [
      'in two rows are those of the better hotels',
      [
        [300, 320, 350],
        [200, 221, 250],
        [180, 200, 231],
      ],
      ['rows.1.guesthouse price.supplement', 'rows.2.lodge price.supplement'],
    ],
    [
      'by different amounts are, too',
      [
        [300, 320, 350],
        [200, 221, 255],
        [180, 200, 230],
      ],
      ['rows.1.guesthouse price.supplement', 'rows.1.lodge price.supplement'],
    ],
    [
      'in more rows than one are no slip',
      [
        [300, 320, 350],
        [200, 221, 250],
        [180, 202, 230],
      ],
      [],
    ],
    [
      'are not looked for in two rows',
      [
        [300, 320, 350],
        [200, 221, 250],
      ],
      [],
    ],
  ])('%s', (_what, rows, expected) => {
    expect(doubtsAbout(...rows)).toEqual(expected);
  });
});

describe('a table', () => {
  const table = 'prices/isole-lento.json';
  const row = (paxCount: string, none: number, guesthouse: number, lodge: number): Json => ({
    paxCount,
    none,
    guesthouse,
    lodge,
  });
  const withRows = (...rows: readonly Json[]): Workspace => site.set(table, ['rows'], rows);

  it('of which one row is far out of line has a slip in it', () => {
    expect(doubtsIn(withRows(row('1', 300, 1400, 350)))).toEqual(['rows.0.guesthouse price.digit-slip']);
  });

  it('is compared by group size, whatever the order of its rows', () => {
    const small = row('1', 300, 320, 350);
    const large = row('5-8', 301, 321, 351);
    const rises = ['none', 'guesthouse', 'lodge'].map((tier) => `rows.0.${tier} price.rises`);
    expect(doubtsIn(withRows(large, small))).toEqual(rises);
    expect(doubtsIn(withRows(row('5-8', 180, 200, 230), row('2-4', 200, 220, 250), small))).toEqual([]);
  });

  it('may have a total that falls where groups between two rows have no price', () => {
    expect(doubtsIn(withRows(row('1', 300, 310, 320), row('5-8', 59, 61, 63)))).toEqual([]);
    expect(doubtsIn(withRows(row('1', 300, 310, 320), row('2-4', 149, 151, 153)))).toEqual([
      'rows.1.none price.total-falls',
      'rows.1.guesthouse price.total-falls',
      'rows.1.lodge price.total-falls',
    ]);
  });

  it.each([
    ['a price', { paxCount: '2-4', none: 2000, lodge: 250 }],
    ['a known group size', { paxCount: '2-5', none: 2000, guesthouse: 220, lodge: 250 }],
  ])('without %s in a row is not judged', (_what, odd) => {
    expect(doubtsIn(withRows(row('1', 300, 320, 350), odd, row('5-8', 180, 180, 230)))).toEqual([]);
  });

  it.each([
    [140, []],
    [139, ['rows.1.price price.total-falls']],
  ])('of prices for groups, 140 for one guest and %d for two, is doubted: %j', (price, expected) => {
    expect(doubtsIn(site.set('prices/mottarone-auto.json', ['rows', 1, 'price'], price))).toEqual(expected);
  });

  it('is not judged while the accommodation classes are not known', () => {
    expect(doubtsIn(withRows(row('1', 300, 1400, 350)).withText('site.json', '{'))).toEqual([]);
  });
});

describe('a table of fewer accommodation classes', () => {
  const tiers = [
    { id: 'none', stars: 0 },
    { id: 'guesthouse', stars: 2 },
  ];

  /** What is doubted in a table of a site that has so many of the classes. */
  function doubtsWith(count: number, rows: readonly { readonly [key: string]: number }[]): readonly string[] {
    const table = rows.map((row, index) => ({ paxCount: BANDS[index] ?? '', ...row }));
    const few = site
      .without('prices/isole-attivo.json')
      .without('prices/default-1-night.json')
      .set('site.json', ['tiers'], tiers.slice(0, count));
    return doubtsIn(few.set('prices/isole-lento.json', ['rows'], table));
  }

  /** What is doubted in a table of the first classes alone, the site's only one. */
  function doubtsAboutFew(...rows: readonly (readonly number[])[]): readonly string[] {
    const table = rows.map((amounts) =>
      Object.fromEntries(amounts.map((amount, tier) => [tiers[tier]?.id ?? '', amount])),
    );
    return doubtsWith(rows[0]?.length ?? 0, table);
  }

  it('has the better one’s supplement out of line, not the lowest price', () => {
    expect(doubtsAboutFew([300, 320], [200, 221], [180, 200])).toEqual([
      'rows.1.guesthouse price.supplement',
    ]);
  });

  it('has slips although nothing stands beside a price', () => {
    expect(doubtsAboutFew([300], [1100], [180])).toEqual(['rows.1.none price.digit-slip']);
  });

  it('has none if there is a single price', () => {
    expect(doubtsAboutFew([300])).toEqual([]);
  });

  it.each([
    [{ none: 300 }, { price: 1100 }],
    [
      { none: 300, guesthouse: 320 },
      { none: 200, price: 1100 },
    ],
  ])('is not judged where %j stands beside %j', (row, odd) => {
    expect(doubtsWith(Object.keys(row).length, [row, odd, row])).toEqual([]);
  });
});

describe('the lowest prices of destinations', () => {
  const mottarone = site.json('destinations/mottarone.json');

  /** What is doubted of destinations with these lowest prices. */
  function doubtsAboutLowest(...prices: readonly number[]): readonly string[] {
    const bare = site.without('destinations/mottarone.json').without('destinations/isolaSanGiulio.json');
    const workspace = prices.reduce((before, priceFrom, index) => {
      const file = `destinations/place${index}.json`;
      return before.withFile(file, mottarone).set(file, ['priceFrom'], priceFrom);
    }, bare);
    return checkPriceSense(linkModel(soundFiles(workspace.sources))).map(
      ({ code, at }) => `${at.file} ${at.path} ${code}`,
    );
  }

  it.each<readonly [prices: readonly number[], expected: readonly string[]]>([
    [[120, 120, 120, 479], []],
    [[120, 120, 120, 480], ['destinations/place3.json priceFrom price.digit-slip']],
    [[120, 31, 120, 120], []],
    [[120, 30, 120, 120], ['destinations/place1.json priceFrom price.digit-slip']],
    // Of three, none has enough others to be compared with.
    [[120, 120, 480], []],
    // An amount with too many decimals is none to compare with.
    [[120, 120, 480, 1.234], []],
  ])('%j are doubted: %j', (prices, expected) => {
    expect(doubtsAboutLowest(...prices)).toEqual(expected);
  });
});

describe('prices with decimals', () => {
  /** What is said of the prices, in English. */
  function saidOf(...rows: readonly Row[]): readonly string[] {
    const table = rows.map(([none, guesthouse, lodge], index) => ({
      paxCount: BANDS[index] ?? '',
      none,
      guesthouse,
      lodge,
    }));
    const workspace = site.set('prices/isole-lento.json', ['rows'], table);
    return checkPriceSense(linkModel(soundFiles(workspace.sources))).map(({ message }) => message);
  }

  it.each<readonly [rows: readonly Row[], said: string]>([
    [
      [
        [24.5, 26, 28],
        [24.6, 24.9, 25],
      ],
      'Each person in a group of 2-4 pays 24.6, more than in a smaller group of 1 (24.5).',
    ],
    [[[24.5, 24.5, 28]], '"guesthouse" costs 24.5, no more than "none" with fewer stars (24.5).'],
    [
      [
        [24.99, 26, 28],
        [12.49, 13, 14],
      ],
      '1 person pays 24.99, 2 people only 24.98.',
    ],
    [
      [
        [30.1, 32.2, 35],
        [20.1, 22.3, 25],
        [10.1, 12.2, 15],
      ],
      '"guesthouse" costs 2.2 more than "none" here, 2.1 more in every other row: a typing slip?',
    ],
    [
      [
        [1.1, 1.2, 1.3],
        [1, 11, 1.2],
        [0.9, 1, 1.1],
      ],
      '11 is far from the prices around it, which are near 1.1: a digit too many?',
    ],
    [
      [
        [10, 10.5, 11],
        [9.5, 110, 10.8],
        [9, 9.7, 10],
      ],
      '110 is far from the prices around it, which are near 10: a digit too many?',
    ],
    [[[300, 1400, 360]], '1,400 is far from the prices around it, which are near 330: a digit too many?'],
  ])('%j are told as people write them', (rows, said) => {
    expect(saidOf(...rows)).toContain(said);
  });
});
