import { describe, expect, it } from 'vitest';
import type { TripAnswer } from '../../src/domain/offer/model.ts';
import { priceSeen } from '../../src/domain/price-seen.ts';

const answer = { kind: 'price', perPerson: 1500, total: 3000 } as TripAnswer;

describe('priceSeen', () => {
  it('tells what each and all pay', () => {
    expect(priceSeen('person', answer)).toEqual({ perPerson: 1500, total: 3000 });
    expect(priceSeen(undefined, answer)).toEqual({ perPerson: 1500, total: 3000 });
  });

  it('tells only what all pay where the price is for the group', () => {
    expect(priceSeen('group', answer)).toEqual({ total: 3000 });
  });

  it('names the offer that lowers it', () => {
    const withOffer = { ...answer, offer: { id: 'early' } } as TripAnswer;
    expect(priceSeen('person', withOffer)).toEqual({ perPerson: 1500, total: 3000, offer: 'early' });
  });

  it('tells nothing where there is no price', () => {
    expect(priceSeen('person', undefined)).toBeUndefined();
    expect(priceSeen('person', { kind: 'ask', reason: 'cell' })).toBeUndefined();
  });
});
