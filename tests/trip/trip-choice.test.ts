import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type DayChoices,
  groupFor,
  groupInQuery,
  MAX_GROUP,
  NO_CHOICE,
  readAges,
  readTripChoice,
  replaceGroup,
  type TripChoice,
  type TripOffer,
  writeGroup,
  writeTripChoice,
} from '../../src/trip/trip-choice.ts';
import { calendarDate } from '../arbitraries/offers.ts';

const OFFER: TripOffer = {
  options: ['A', 'B'],
  tiers: ['plain', 'grand'],
  ageGroups: ['infant', 'child'],
  singleRooms: true,
  alternatives: { A: { 2: 2 }, B: { 2: 2, 4: 3 } },
};
const NO_OFFER: TripOffer = { options: [], tiers: [], ageGroups: [], singleRooms: false, alternatives: {} };

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const count = fc.integer({ min: 1, max: MAX_GROUP });

/** A choice that the offer allows; an option of which no day is chosen is not named among the days. */
const allowed: fc.Arbitrary<TripChoice> = fc.constantFrom(...OFFER.options, undefined).chain((option) => {
  const shown = option ?? 'A';
  const days = Object.entries(OFFER.alternatives[shown] ?? {}).map(
    ([day, most]) => [day, fc.integer({ min: 1, max: most })] as const,
  );
  return fc.record({
    option: fc.constant(option),
    people: maybe(count),
    tier: maybe(fc.constantFrom(...OFFER.tiers)),
    date: maybe(calendarDate),
    children: fc.record({ infant: count, child: count }, { requiredKeys: [] }),
    singleRooms: maybe(count),
    alternatives: fc
      .record(Object.fromEntries(days), { requiredKeys: [] })
      .map((chosen): TripChoice['alternatives'] =>
        Object.keys(chosen).length > 0 ? { [shown]: chosen as DayChoices } : {},
      ),
  });
});

const field = fc.constantFrom('option', 'people', 'tier', 'date', 'single', 'age-child', 'day2', 'utm');
const anyQuery = fc
  .array(fc.tuple(field, fc.oneof(fc.string(), fc.constantFrom('A', 'B', '1', '2', '3', 'grand'))))
  .map((fields) => `?${new URLSearchParams(fields)}`);

describe('the choice in the address of a package', () => {
  it('is written in the order option, people, accommodation class, date, ages, rooms, days', () => {
    const choice = {
      alternatives: { A: { 2: 2 }, B: { 4: 3, 2: 1 } },
      singleRooms: 1,
      children: { child: 2, infant: 1 },
      date: '2027-07-14',
      tier: 'grand',
      people: 4,
      option: 'B',
    };
    expect(writeTripChoice('', OFFER, choice)).toBe(
      '?option=B&people=4&tier=grand&date=2027-07-14&age-infant=1&age-child=2&single=1&day2=1&day4=3',
    );
  });

  it('has the ages of children as numbers, and none without children', () => {
    const choice = { ...NO_CHOICE, people: 2, children: { child: 2 }, ages: [4, 9] };
    expect(writeTripChoice('', OFFER, choice)).toBe('?people=2&age-child=2&ages=4+9');
    expect(readTripChoice('?people=2&age-child=2&ages=4+9', OFFER)).toEqual(choice);
    expect(writeTripChoice('', OFFER, { ...choice, children: {} })).toBe('?people=2');
  });

  it.each([
    ['4, 9', [4, 9]],
    ['4 und 9 Jahre', [4, 9]],
    ['0;12', [0, 12]],
    ['2019, seven', undefined],
    ['', undefined],
  ])('finds the ages in "%s"', (text, ages) => {
    expect(readAges(text)).toEqual(ages);
  });

  it.each([
    ['date', ['2027-02-29', '2027-7-4', '2027-07-14 ', '02027-07-14', '']],
    ['people', ['0', '-4', '4.5', '1e2', '4 people', '1000', '٤', '']],
    ['tier', ['castle']],
    ['option', ['C']],
    ['day4', ['3']],
    ['age-ghost', ['2']],
    ['age-child', ['0']],
    ['single', ['none']],
  ])('ignores a %s that is none of the page: %j', (name, values) => {
    for (const value of values) {
      expect(readTripChoice(`?${new URLSearchParams({ [name]: value })}`, OFFER)).toEqual(NO_CHOICE);
    }
  });

  it('leaves rooms in the address that the page does not offer', () => {
    expect(writeTripChoice('?single=3', NO_OFFER, NO_CHOICE)).toBe('?single=3');
    expect(writeTripChoice('?single=3&date=2027-07-14&age-child=1', OFFER, NO_CHOICE)).toBe('');
  });

  it('comes back as it was written, for any choice that the page offers', () => {
    fc.assert(
      fc.property(allowed, (choice) => {
        expect(readTripChoice(writeTripChoice('', OFFER, choice), OFFER)).toEqual(choice);
      }),
    );
  });

  it('is always one that the page offers, for any address', () => {
    fc.assert(
      fc.property(anyQuery, fc.constantFrom(OFFER, NO_OFFER), (query, given) => {
        const choice = readTripChoice(query, given);
        expect([undefined, ...given.options]).toContain(choice.option);
        expect([undefined, ...given.tiers]).toContain(choice.tier);
        expect(given.ageGroups).toEqual(expect.arrayContaining(Object.keys(choice.children)));
        expect(choice.people ?? 1).toBeGreaterThanOrEqual(1);
        expect(choice.people ?? 1).toBeLessThanOrEqual(MAX_GROUP);
        expect(readTripChoice(writeTripChoice('', given, choice), given)).toEqual(choice);
      }),
    );
  });

  it('leaves the rest of the query alone', () => {
    fc.assert(
      fc.property(allowed, fc.string(), (choice, campaign) => {
        const query = `?${new URLSearchParams({ campaign, people: 'many' })}`;
        const written = new URLSearchParams(writeTripChoice(query, OFFER, choice));
        expect(written.get('campaign')).toBe(campaign);
        expect(written.get('people')).toBe(choice.people === undefined ? null : String(choice.people));
      }),
    );
  });
});

const ALL = { tiers: ['plain', 'grand'], ageGroups: ['infant', 'child'], singleRooms: true };

const groups = fc.record({
  people: fc.integer({ min: 1, max: 400 }),
  tier: fc.constantFrom(...ALL.tiers, undefined),
  children: fc.dictionary(fc.constantFrom(...ALL.ageGroups), fc.integer({ min: 1, max: 200 })),
  singleRooms: fc.option(fc.integer({ min: 1, max: 9 }), { nil: undefined }),
});

describe('the group of a visit', () => {
  it('comes back as it was written, where all of it is asked for', () => {
    fc.assert(
      fc.property(groups, (group) => {
        expect(groupFor(writeGroup(group), ALL)).toEqual(group);
      }),
    );
  });

  it('loses nobody: children whose ages a tour does not tell apart are among its people', () => {
    fc.assert(
      fc.property(groups, fc.subarray(ALL.ageGroups), (group, ageGroups) => {
        const { people = 0, children } = groupFor(writeGroup(group), { ...ALL, ageGroups });
        const sum = (given: Readonly<Record<string, number>>) =>
          Object.values(given).reduce((all, some) => all + some, 0);
        expect(ageGroups).toEqual(expect.arrayContaining(Object.keys(children)));
        expect(people + sum(children)).toBe(group.people + sum(group.children));
      }),
    );
  });

  it('has no accommodation class that a tour does not have, and is nobody where nothing is known', () => {
    expect(groupFor('?people=4&tier=castle', ALL)).toEqual({ people: 4, children: {} });
    expect(groupFor('', ALL)).toEqual({ children: {} });
    expect(groupFor('%', ALL)).toEqual({ children: {} });
  });

  it('counts children once, whatever else the text names', () => {
    const text = '?people=2&age-child=1&somechild=1';
    expect(groupFor(text, { ...ALL, ageGroups: [] })).toEqual({ people: 3, children: {} });
  });

  it('is one text, whatever else was chosen', () => {
    expect(writeGroup({ people: 5, tier: 'grand', children: { child: 2 } })).toBe(
      '?people=5&tier=grand&age-child=2',
    );
    expect(writeGroup({ children: {} })).toBe('');
  });
});

describe('the group of an address', () => {
  it.each([
    ['?tours=a,b&people=4&tier=inn', '?people=4&tier=inn'],
    ['?age-child=2&single=1&option=C', '?age-child=2&single=1'],
    ['?tours=a', ''],
  ])('%s has the group "%s"', (query, group) => expect(groupInQuery(query)).toBe(group));

  it('gives way to another, and all else stays', () => {
    expect(replaceGroup('?utm=x&people=4&age-child=1', '?people=2&tier=inn')).toBe(
      '?utm=x&people=2&tier=inn',
    );
    expect(replaceGroup('?people=4', '')).toBe('');
  });
});
