import { describe, expect, it } from 'vitest';
import { compileSite } from '../../../scripts/compiler/compile.ts';
import { languageOf, pageOf } from '../../helpers/real-site.ts';
import { isRecord, type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const TRAIL = '/viaggi/sentiero-laghi-12d';
const PRICES = 'prices/sentiero.json';
const site = secondOperator();

function resolved(workspace: Workspace) {
  const result = compileSite(workspace.sources, { today: '2026-11-22' });
  if (!result.ok) throw new Error('The workspace has errors.');
  return languageOf(result.site, 'it');
}

/** The one option of the trail, as its page shows it. */
function trailOf(workspace: Workspace) {
  const [variant] = pageOf(resolved(workspace), 'package', TRAIL).variants;
  if (!variant?.prices) throw new Error('The trail has no prices.');
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
