import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  MOST_PEOPLE,
  NO_CHOICE,
  readTripChoice,
  type TripChoice,
  type TripOffer,
  writeTripChoice,
} from '../../src/domain/trip-choice.ts';

const names = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 4 });
const offer: fc.Arbitrary<TripOffer> = fc.record({
  options: names,
  tiers: names,
  alternatives: fc.dictionary(fc.integer({ min: 1, max: 5 }).map(String), fc.integer({ min: 2, max: 3 })),
});

/** An offer and a choice that it allows. */
const allowed = offer.chain((given) => {
  const oneOf = (values: readonly string[]) =>
    values.length === 0 ? fc.constant(undefined) : fc.option(fc.constantFrom(...values), { nil: undefined });
  const days = Object.fromEntries(
    Object.entries(given.alternatives).map(([day, count]) => [day, fc.integer({ min: 1, max: count })]),
  );
  return fc.record({
    given: fc.constant(given),
    choice: fc.record({
      option: oneOf(given.options),
      people: fc.option(fc.integer({ min: 1, max: MOST_PEOPLE }), { nil: undefined }),
      tier: oneOf(given.tiers),
      alternatives: fc.record(days, { requiredKeys: [] }),
    }) as fc.Arbitrary<TripChoice>,
  });
});

const OFFER: TripOffer = { options: ['A', 'B'], tiers: ['plain', 'grand'], alternatives: { 2: 2, 4: 3 } };

describe('the choice in the address of a package', () => {
  it('is written in the order option, people, hotel class, days', () => {
    const choice = { alternatives: { 4: 3, 2: 1 }, tier: 'grand', people: 4, option: 'B' };
    expect(writeTripChoice('', OFFER, choice)).toBe('?option=B&people=4&hotel=grand&day2=1&day4=3');
  });

  it('is read from links that were shared before', () => {
    expect(readTripChoice('?option=B&people=4&hotel=grand&day2=1&day4=3', OFFER)).toEqual({
      option: 'B',
      people: 4,
      tier: 'grand',
      alternatives: { 2: 1, 4: 3 },
    });
  });

  it('names no day of which nothing was chosen', () => {
    expect(Object.keys(readTripChoice('?day2=1', OFFER).alternatives)).toEqual(['2']);
  });

  it('starts with nothing chosen', () => {
    expect(readTripChoice('', OFFER)).toEqual(NO_CHOICE);
  });

  it('comes back as it was written, for any choice that the page offers', () => {
    fc.assert(
      fc.property(allowed, ({ given, choice }) => {
        expect(readTripChoice(writeTripChoice('', given, choice), given)).toEqual(choice);
      }),
    );
  });

  it('survives any garbage: what is read is always on offer', () => {
    fc.assert(
      fc.property(fc.string(), offer, (query, given) => {
        const choice = readTripChoice(query, given);
        expect([undefined, ...given.options]).toContain(choice.option);
        expect([undefined, ...given.tiers]).toContain(choice.tier);
        expect(choice.people ?? 1).toBeGreaterThanOrEqual(1);
        expect(choice.people ?? 1).toBeLessThanOrEqual(MOST_PEOPLE);
        expect(readTripChoice(writeTripChoice('', given, choice), given)).toEqual(choice);
      }),
    );
  });

  it.each(['0', '-4', '4.5', '1e2', ' 4', '4 people', '1000', '٤', ''])('ignores people=%s', (people) => {
    const given = { options: [], tiers: [], alternatives: {} };
    expect(readTripChoice(`?${new URLSearchParams({ people })}`, given).people).toBeUndefined();
  });

  it('leaves the rest of the query alone', () => {
    fc.assert(
      fc.property(allowed, fc.string(), ({ given, choice }, campaign) => {
        const query = `?${new URLSearchParams({ campaign, people: 'many' })}`;
        const written = new URLSearchParams(writeTripChoice(query, given, choice));
        expect(written.get('campaign')).toBe(campaign);
        expect(written.get('people')).toBe(choice.people === undefined ? null : String(choice.people));
      }),
    );
  });

  it('is no query at all when nothing was chosen', () => {
    const given = { options: ['A'], tiers: ['plain'], alternatives: { 2: 2 } };
    expect(writeTripChoice('', given, { alternatives: {} })).toBe('');
  });
});
