import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupFor, writeGroup } from '../../src/trip/trip-group.ts';

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
        const count = (given: Readonly<Record<string, number>>) =>
          Object.values(given).reduce((sum, some) => sum + some, 0);
        expect(ageGroups).toEqual(expect.arrayContaining(Object.keys(children)));
        expect(people + count(children)).toBe(group.people + count(group.children));
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
