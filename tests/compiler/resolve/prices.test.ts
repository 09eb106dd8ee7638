import { describe, expect, it } from 'vitest';
import { pageIn, tourIn } from '../../helpers/resolved-pages.ts';
import { isRecord, type Json, secondOperator, type Workspace } from '../../helpers/workspace.ts';

const TRAIL = 'sentiero-laghi-12d';
const PRICES = 'prices/sentiero.json';
const OUTING = 'mottarone-mezza-giornata';
const OUTING_PRICES = 'prices/mottarone-auto.json';
const site = secondOperator();

function variantOf(workspace: Workspace, id = TRAIL) {
  const [variant] = tourIn(workspace, id).variants;
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

function cardPricesOf(workspace: Workspace, id: string): readonly Json[] {
  const page = pageIn(workspace, 'section', '/a-piedi');
  return cardPrices(JSON.parse(JSON.stringify(page)), `/viaggi/${id}`);
}

/** The rows of the trail's table where the prices of some classes have to be asked for. */
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

  it('follow the order of the site’s accommodation classes, in seasons and on cards as well', () => {
    const { prices } = variantOf(reordered);
    expect(prices.tiers.map(({ label }) => label)).toEqual(['Albergo', 'Senza alloggio', 'Locanda']);
    expect(prices.rows.map(({ figures }) => figures)).toEqual([
      [null, '1240', '1890'],
      ['2240,50', '980,50', '1590,50'],
      ['2140,25', '890,25', '1490,25'],
    ]);
    const camellias = prices.seasonTables?.find(({ id }) => id === 'camellias');
    expect(camellias?.rows[0]?.figures).toEqual(['2690', '1290', '1980']);
    expect(cardPricesOf(reordered, TRAIL)).toMatchObject([
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

describe('prices on request', () => {
  it('are explained below a table where it, or one of its seasons, has some', () => {
    const soundSeason = site.set(PRICES, ['seasons', 'camellias', 'rows'], rowsAsking());
    expect(variantOf(site.set(PRICES, ['rows'], rowsAsking())).prices.askText).toBe('Su richiesta');
    const none = variantOf(soundSeason.set(PRICES, ['rows'], rowsAsking()));
    expect(none.prices.askText).toBeUndefined();
  });

  it('leave the price from another class with stars, or an invitation to write', () => {
    const fromLodge = variantOf(site.set(PRICES, ['rows'], rowsAsking('guesthouse')));
    expect(fromLodge).toMatchObject({ priceText: 'da 2100\u00a0€', perText: 'a persona' });
    expect(fromLodge.prices.first).toEqual({ people: 1, tier: 'guesthouse' });
    const asked = variantOf(site.set(PRICES, ['rows'], rowsAsking('guesthouse', 'lodge')));
    expect(asked.priceText).toBe('Scrivici');
    expect(asked.perText).toBeUndefined();
  });
});

describe('the prices of whole groups', () => {
  const ofTwoOrMore = site.set(OUTING_PRICES, ['rows'], [{ paxCount: '2-4', price: 189.5 }]);

  it('are not multiplied by the people of the group, unlike prices a person', () => {
    expect(variantOf(ofTwoOrMore, OUTING).prices.first).toEqual({
      people: 2,
      perPersonText: '189,50\u00a0€',
      totalText: '189,50\u00a0€',
    });
    expect(variantOf(ofTwoOrMore, OUTING).perText).toBe('a gruppo');
    const each = variantOf(ofTwoOrMore.unset(OUTING_PRICES, ['per']), OUTING);
    expect(each).toMatchObject({
      perText: 'a persona',
      prices: { per: 'person', first: { perPersonText: '189,50\u00a0€', totalText: '379\u00a0€' } },
    });
  });

  it('are a single column on cards', () => {
    expect(cardPricesOf(ofTwoOrMore, OUTING)).toEqual([
      { per: 'group', tiers: [], rows: [{ min: 2, max: 4, amounts: [18_950] }], ages: [], people: 2 },
    ]);
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

  it('names the smallest group that pays it', () => {
    const two = variantOf(site.set(PRICES, ['rows'], rows(1700, 1500, 1500)));
    expect(two).toMatchObject({ priceText: 'da 1500\u00a0€', priceFor: 'in un gruppo di 2\u2060–\u20604' });
    const one = variantOf(site.set(PRICES, ['rows'], rows(1500, 1500, 1500)));
    expect(one.priceFor).toBe('per una persona sola');
  });

  it('is that of any class where no accommodation class has stars', () => {
    const unrated = ['none', 'guesthouse', 'lodge'].map((id) => ({ id, stars: 0 }));
    const { priceText, prices } = variantOf(site.set('site.json', ['tiers'], unrated));
    expect(priceText).toBe('da 890,25\u00a0€');
    expect(prices.first).toMatchObject({ people: 1, tier: 'none', totalText: '1240\u00a0€' });
  });

  it('has the space of the locale before the currency unless the site says otherwise', () => {
    const priceText = (workspace: Workspace) => tourIn(workspace, 'orta-2d', 'nl').variants[0]?.priceText;
    expect(priceText(site)).toBe('vanaf €\u00a0184,90');
    expect(priceText(site.set('site.json', ['languages', 1, 'currencySpace'], false))).toBe('vanaf €184,90');
  });
});

describe('amounts in another currency', () => {
  /** Dutch pages show pounds as well. */
  const withRate = (rate: number): Workspace =>
    site.set('site.json', ['exchange'], {
      date: '2026-11-20',
      rates: [{ currency: 'GBP', rate, languages: ['nl'] }],
    });

  it('are shown beside the first price and its total, in the languages that have a rate', () => {
    const ofTwo = [{ paxCount: '2-4', none: 109.9, guesthouse: 184.9, lodge: 274.95 }];
    const priced = withRate(1.25).set('prices/default-1-night.json', ['rows'], ofTwo);
    const dutch = tourIn(priced, 'orta-2d', 'nl');
    expect(dutch.variants[0]?.prices?.first).toMatchObject({
      perPersonAbout: '≈\u00a0£\u00a0150',
      totalAbout: '≈\u00a0£\u00a0300',
    });
    expect(dutch.approximate).toEqual({
      currency: 'GBP',
      rates: [{ currency: 'GBP', rate: 1.25 }],
      label: 'Andere munt',
      note: '≈ ter indicatie, tegen de koers van 20 november 2026. De prijs in euro geldt.',
    });
    const italian = tourIn(priced, 'orta-2d', 'it');
    expect(italian.variants[0]?.prices?.first.perPersonAbout).toBeUndefined();
    // Other languages offer the currency, but show none at first.
    expect(italian.approximate?.currency).toBeUndefined();
    expect(italian.approximate?.rates).toEqual(dutch.approximate?.rates);
  });

  it('are left out where they round to nothing, and where no option of a tour has prices', () => {
    const first = tourIn(withRate(1000), 'orta-2d', 'nl').variants[0]?.prices?.first;
    expect(first?.perPersonAbout).toBeUndefined();
    expect(tourIn(withRate(1.25), 'grande-giro-4d', 'nl').approximate).toBeUndefined();
    const partly = withRate(1.25).without('prices/isole-lento.json');
    expect(tourIn(partly, 'isole-lente-3d', 'nl').approximate).toMatchObject({ currency: 'GBP' });
  });
});
