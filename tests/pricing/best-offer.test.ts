import { describe, expect, it } from 'vitest';
import { findBestOffer } from '../../src/pricing/answer-trip.ts';
import type { Discount } from '../../src/pricing/model.ts';

const TWO = { count: 2, each: 1000, sum: 2500 };
const DAY = '2027-07-14';
const TODAY = '2027-06-10';
const best = (offers: readonly Discount[], base = TWO, roundTo = 1) =>
  findBestOffer(offers, base, DAY, TODAY, roundTo);

describe('the special offer that holds', () => {
  it('takes a per cent from what all persons pay', () => {
    expect(best([{ id: 'early', percent: -10 }])?.line).toEqual({
      for: 'offer',
      count: 1,
      each: -250,
      total: -250,
    });
    expect(best([{ id: 'early', percent: -10 }], TWO, 100)?.line.total).toBe(-200);
    expect(best([{ id: 'all', percent: -200 }])?.line.total).toBe(-2500);
    expect(best([{ id: 'dearer', percent: 10 }])?.line.total).toBe(250);
  });

  it('takes an amount from the price of each adult, and no more than that', () => {
    const line = (each: number) => ({ for: 'offer', count: 2, each, total: 2 * each });
    expect(best([{ id: 'early', amount: -30 }])?.line).toEqual(line(-30));
    expect(best([{ id: 'early', amount: -1200 }])?.line).toEqual(line(-1000));
    expect(best([{ id: 'fair', amount: 40 }])?.line).toEqual(line(40));
    expect(best([{ id: 'named' }])?.line).toEqual(line(0));
  });

  it.each([
    [{}, true],
    [{ bookBy: TODAY }, true],
    [{ bookBy: '2027-06-09' }, false],
    [{ dates: [{ from: '07-01', to: '07-31' }] }, true],
    [{ dates: [{ from: '08-01', to: '08-31' }] }, false],
    [{ dates: [{ from: '07-01', to: '07-31' }], bookBy: '2027-06-01' }, false],
  ])('with %j holds: %s', (when, holds) => {
    expect(best([{ id: 'early', percent: -10, ...when }]) !== undefined).toBe(holds);
  });

  it.each([
    ['dear', 'cheap', { percent: -5 }, { percent: -10 }],
    ['dear', 'cheap', { amount: -50 }, { percent: -5 }],
    ['dear', 'cheap', { percent: 5 }, {}],
  ])('is the one that costs least', (dear, cheap, one, other) => {
    const offers = [
      { id: dear, ...one },
      { id: cheap, ...other },
    ];
    expect(best(offers)?.offer.id).toBe(cheap);
    expect(best(offers.toReversed())?.offer.id).toBe(cheap);
  });

  it('is the first by id of those that cost the same', () => {
    const offers = [
      { id: 'b', amount: -50 },
      { id: 'a', percent: -4 },
      { id: 'c', amount: -50 },
    ];
    expect(best(offers)?.offer.id).toBe('a');
    expect(best(offers.toReversed())?.offer.id).toBe('a');
  });
});
