import { describe, expect, it } from 'vitest';
import type { PricedTour } from '../../../src/shared/page-data/prices.ts';
import { pricedTour } from '../../../src/ui/prices/group-prices.ts';

const PRICING = {
  money: { locale: 'en-GB', currency: 'EUR', decimals: 2 },
  tiers: [
    { id: 'inn', label: 'Inn' },
    { id: 'hotel', label: 'Hotel' },
  ],
  ageGroups: [{ id: 'child', from: 3, to: 11, counts: true }],
};
const TEXTS = {
  contactUs: 'Ask us',
  forPeople: ({ count }: { readonly count: number }) => `for ${count}`,
};
const TOUR: PricedTour = {
  priceText: 'from €80',
  perText: 'each',
  prices: {
    per: 'person',
    tiers: ['inn', 'hotel'],
    rows: [
      { min: 1, max: 1, amounts: [20_000, 30_000] },
      { min: 2, max: 4, amounts: [10_000, null] },
      { min: 5, max: 9, amounts: [8_000, 12_050] },
    ],
    ages: [],
    people: 1,
    tier: 'inn',
  },
};

describe('the price of a tour for a group', () => {
  it.each([
    ['?people=3', '€100', 'each · for 3 · Inn'],
    ['?people=5&tier=hotel', '€120.50', 'each · for 5 · Hotel'],
    // The child pays as adults do, and is one of four.
    ['?people=3&age-child=1', '€100', 'each · for 4 · Inn'],
    ['?people=2&tier=castle', '€100', 'each · for 2 · Inn'],
  ])('%s: %s %s', (group, priceText, perText) => {
    expect(pricedTour(TOUR, group, PRICING, TEXTS)).toEqual({ ...TOUR, priceText, perText });
  });

  it.each(['?people=10', '?people=3&tier=hotel'])('%s: the price of the tour’s own group, named', (group) => {
    const { priceText, perText } = pricedTour(TOUR, group, PRICING, TEXTS);
    expect([priceText, perText]).toEqual(['€200', 'each · for 1 · Inn']);
  });

  it('has to be asked for where there is none for the tour’s own group either', () => {
    const prices = {
      per: 'person' as const,
      tiers: [],
      rows: [{ min: 1, max: 2, amounts: [null] }],
      ages: [],
      people: 1,
    };
    const { priceText, perText } = pricedTour({ ...TOUR, prices }, '?people=10', PRICING, TEXTS);
    expect([priceText, perText]).toEqual(['Ask us', undefined]);
  });

  it('stays as written where there is no table', () => {
    const tour = { priceText: 'Ask us' };
    expect(pricedTour(tour, '?people=3', PRICING, TEXTS)).toBe(tour);
  });

  it('ignores the accommodation class where the table has none', () => {
    const prices = {
      per: 'group' as const,
      tiers: [],
      rows: [{ min: 1, max: 9, amounts: [50_000] }],
      ages: [],
      people: 1,
    };
    const tour = { priceText: 'from €500', perText: 'a group', prices };
    expect(pricedTour(tour, '?people=3&tier=hotel', PRICING, TEXTS)).toMatchObject({
      priceText: '€500',
      perText: 'a group · for 3',
    });
  });
});
