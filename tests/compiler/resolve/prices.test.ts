import { describe, expect, it } from 'vitest';
import { compileSite } from '../../../scripts/compiler/compile.ts';
import { languageOf, pageOf } from '../../helpers/first-operator.ts';
import { isRecord, type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const TRAIL = '/viaggi/sentiero-laghi-12d';
const PRICES = 'prices/sentiero.json';
const OUTING = '/viaggi/mottarone-mezza-giornata';
const OUTING_PRICES = 'prices/mottarone-auto.json';
const site = secondOperator();

function resolved(workspace: Workspace) {
  const result = compileSite(workspace.sources, { today: '2026-11-22' });
  if (!result.ok) throw new Error('The workspace has errors.');
  return languageOf(result.site, 'it');
}

/** The one option of the trail, as its page shows it. */
function trailOf(workspace: Workspace) {
  return variantOf(workspace, TRAIL);
}

/** The first option of a tour with prices, as its page shows it. */
function variantOf(workspace: Workspace, path: string) {
  const [variant] = pageOf(resolved(workspace), 'package', path).variants;
  if (!variant?.prices) throw new Error('The tour has no prices.');
  return { ...variant, prices: variant.prices };
}

/** The prices of tours on cards that lead to a page, wherever a value holds them. */
function cardPrices(value: Json, href: string): readonly Json[] {
  if (Array.isArray(value)) return value.flatMap((item) => cardPrices(item, href));
  if (!isRecord(value)) return [];
  const own = value.href === href && value.prices !== undefined ? [value.prices] : [];
  return [...own, ...Object.values(value).flatMap((item) => cardPrices(item, href))];
}

/** The rows of the trail's table with all prices of a class to be asked for. */
function rowsAsking(...tiers: readonly ('guesthouse' | 'lodge' | 'none')[]): Json {
  return ['1', '2-4', '5-8'].map((paxCount) => ({
    paxCount,
    none: 900,
    guesthouse: 1500,
    lodge: 2100,
    ...Object.fromEntries(tiers.map((tier) => [tier, 'ask'])),
  }));
}

describe('the columns of price tables', () => {
  const reordered = site.set(
    'site.json',
    ['tiers'],
    [
      { id: 'lodge', stars: 4 },
      { id: 'none', stars: 0 },
      { id: 'guesthouse', stars: 2 },
    ],
  );

  it('stand in the order in which the site lists its accommodation classes, in seasons, too', () => {
    const { prices } = trailOf(reordered);
    expect(prices.tiers.map(({ label }) => label)).toEqual(['Albergo', 'Senza alloggio', 'Locanda']);
    expect(prices.rows.map(({ figures }) => figures)).toEqual([
      [null, '1240', '1890'],
      ['2240,50', '980,50', '1590,50'],
      ['2140,25', '890,25', '1490,25'],
    ]);
    const camellias = prices.seasonTables?.find(({ id }) => id === 'camellias');
    expect(camellias?.rows.map(({ figures }) => figures)).toEqual([
      ['2690', '1290', '1980'],
      ['2320', '1020', '1660'],
      [null, '930', '1560'],
    ]);
  });

  it('are the same on cards: each amount is that of its own class', () => {
    const page = pageOf(resolved(reordered), 'section', '/a-piedi');
    expect(cardPrices(JSON.parse(JSON.stringify(page)), TRAIL)).toMatchObject([
      {
        tiers: ['lodge', 'none', 'guesthouse'],
        rows: [
          { min: 1, max: 1, amounts: [null, 124_000, 189_000] },
          { min: 2, max: 4, amounts: [224_050, 98_050, 159_050] },
          { min: 5, max: 8, amounts: [214_025, 89_025, 149_025] },
        ],
      },
    ]);
  });
});

describe('where one has to ask for prices', () => {
  const soundSeason = site.set(PRICES, ['seasons', 'camellias', 'rows'], rowsAsking());

  it('the table says what an empty place means, and no other table does', () => {
    expect(trailOf(site).prices.askText).toBe('Su richiesta');
    expect(trailOf(soundSeason.set(PRICES, ['rows'], rowsAsking())).prices).not.toHaveProperty('askText');
  });

  it('the table says so where it is a season’s price alone', () => {
    expect(trailOf(site.set(PRICES, ['rows'], rowsAsking())).prices.askText).toBe('Su richiesta');
  });

  it('the page begins with the smallest group in the first class with stars, without an amount', () => {
    const { prices } = trailOf(site.set(PRICES, ['rows'], rowsAsking('guesthouse')));
    expect(prices.first).toEqual({ people: 1, tier: 'guesthouse' });
  });

  it('the price is that of another class with stars, or one is asked to write', () => {
    const fromLodge = trailOf(site.set(PRICES, ['rows'], rowsAsking('guesthouse')));
    expect(fromLodge).toMatchObject({ priceText: 'da 2100\u00a0€', perText: 'a persona' });
    const asked = trailOf(site.set(PRICES, ['rows'], rowsAsking('guesthouse', 'lodge')));
    expect(asked.priceText).toBe('Scrivici');
    expect(asked).not.toHaveProperty('perText');
  });
});

describe('the prices of whole groups', () => {
  const ofTwoOrMore = site.set(OUTING_PRICES, ['rows'], [{ paxCount: '2-4', price: 189.5 }]);

  it('are a single column, and say whom they are for', () => {
    expect(variantOf(site, OUTING)).toMatchObject({ priceText: 'da 140\u00a0€', perText: 'a gruppo' });
    const { seasonTables, ...table } = variantOf(site, OUTING).prices;
    expect(seasonTables?.map(({ rows }) => rows.map(({ figures }) => figures))).toEqual([
      [['157'], ['212'], [null]],
    ]);
    expect(table).toEqual({
      per: 'group',
      note: 'Prezzi per tutto il gruppo in euro.',
      tiers: [],
      currency: { before: '', after: '\u00a0€' },
      askText: 'Su richiesta',
      rows: [
        { band: '1', min: 1, max: 1, cells: [{ amount: 14_000 }], label: '1 persona', figures: ['140'] },
        {
          band: '2-4',
          min: 2,
          max: 4,
          cells: [{ amount: 18_950 }],
          label: '2–4 persone',
          figures: ['189,50'],
        },
        { band: '5-8', min: 5, max: 8, cells: [{}], label: '5–8 persone', figures: [null] },
      ],
      first: { people: 1, perPersonText: '140\u00a0€', totalText: '140\u00a0€' },
    });
  });

  it('are not multiplied by the people of the group', () => {
    expect(variantOf(ofTwoOrMore, OUTING).prices.first).toEqual({
      people: 2,
      perPersonText: '189,50\u00a0€',
      totalText: '189,50\u00a0€',
    });
    const each = variantOf(ofTwoOrMore.unset(OUTING_PRICES, ['per']), OUTING);
    expect(each.prices).toMatchObject({
      per: 'person',
      note: 'Prezzi a persona in euro, secondo il gruppo.',
      first: { perPersonText: '189,50\u00a0€', totalText: '379\u00a0€' },
    });
    expect(each.perText).toBe('a persona');
  });

  it('are a single column on cards, too', () => {
    const page = pageOf(resolved(ofTwoOrMore), 'section', '/a-piedi');
    expect(cardPrices(JSON.parse(JSON.stringify(page)), OUTING)).toEqual([
      { per: 'group', tiers: [], rows: [{ min: 2, max: 4, amounts: [18_950] }], ages: [], people: 2 },
    ]);
  });
});

describe('what ages and rooms for one cost', () => {
  it('is part of the table, in minor units, where the data says so', () => {
    const { prices } = trailOf(site);
    expect(prices.children).toEqual({
      infant: { amount: 0 },
      child: { percent: 60 },
      teenager: { amount: { none: 70_000, guesthouse: 115_000, lodge: 172_050 } },
    });
    expect(prices.singleSupplement).toEqual({ none: 0, guesthouse: 21_050, lodge: 38_000 });
    const plain = trailOf(site.unset(PRICES, ['children']).unset(PRICES, ['singleSupplement'])).prices;
    expect(plain).not.toHaveProperty('children');
    expect(plain).not.toHaveProperty('singleSupplement');
  });
});

describe('the price from which a tour is', () => {
  const rows = (...lowest: readonly number[]): Json =>
    ['1', '2-4', '5-8'].map((paxCount, index) => ({
      paxCount,
      none: 900,
      guesthouse: lowest[index] ?? 0,
      lodge: 2100,
    }));

  it('is told of the smallest group that pays it', () => {
    const two = trailOf(site.set(PRICES, ['rows'], rows(1700, 1500, 1500)));
    expect(two).toMatchObject({ priceText: 'da 1500\u00a0€', priceFor: 'in un gruppo di 2–4' });
    const one = trailOf(site.set(PRICES, ['rows'], rows(1500, 1500, 1500)));
    expect(one.priceFor).toBe('per una persona sola');
  });

  it('is any where no accommodation class has stars', () => {
    const unrated = ['none', 'guesthouse', 'lodge'].map((id) => ({ id, stars: 0 }));
    const { priceText, prices } = trailOf(site.set('site.json', ['tiers'], unrated));
    expect(priceText).toBe('da 890,25\u00a0€');
    expect(prices.first).toMatchObject({ people: 1, tier: 'none', totalText: '1240\u00a0€' });
  });
});
