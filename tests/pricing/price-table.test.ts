import { describe, expect, it } from 'vitest';
import { type PriceQuery, selectPriceTable, type TableOwner } from '../../src/pricing/price-table.ts';

const STAY: PriceQuery = { package: 'tour-1', category: 'overnight', option: 'A', nights: 2, days: 3 };
const WALK: PriceQuery = {
  package: 'tour-1',
  category: 'walks',
  nights: undefined,
  days: undefined,
  hours: 4,
};

function ownerFor(query: PriceQuery, owners: readonly TableOwner[]): TableOwner | undefined {
  return selectPriceTable(
    owners.map((serves) => ({ serves })),
    query,
  )?.serves;
}

describe('selectPriceTable', () => {
  it.each<[name: string, query: PriceQuery, closestFirst: readonly TableOwner[]]>([
    [
      'a stay',
      STAY,
      [
        { package: 'tour-1', options: ['A'] },
        { package: 'tour-1' },
        { category: 'overnight', options: ['A', 'B'], days: 3 },
        { category: 'overnight', options: ['A', 'B'] },
        { category: 'overnight', days: 3 },
        { category: 'overnight' },
        { nights: 2 },
      ],
    ],
    [
      'a walk of some hours',
      WALK,
      [
        { package: 'tour-1' },
        { category: 'walks', hours: 4 },
        { category: 'walks', hours: true },
        { category: 'walks' },
      ],
    ],
  ])('takes the table that fits %s most closely, in any order of tables', (_, query, closestFirst) => {
    for (const [index, owner] of closestFirst.entries()) {
      const rest = closestFirst.slice(index);
      expect(ownerFor(query, rest)).toBe(owner);
      expect(ownerFor(query, rest.toReversed())).toBe(owner);
    }
  });

  it.each<[query: PriceQuery, owner: TableOwner]>([
    [STAY, { package: 'tour-2' }],
    [STAY, { package: 'tour-1', options: ['C'] }],
    [STAY, { category: 'honeymoon', options: ['A'] }],
    [STAY, { category: 'overnight', options: ['C'], days: 3 }],
    [STAY, { category: 'overnight', days: 2 }],
    [STAY, { category: 'overnight', hours: true }],
    [STAY, { nights: 3 }],
    [
      { ...STAY, option: undefined },
      { category: 'overnight', options: ['A'] },
    ],
    [WALK, { category: 'walks', options: ['A'] }],
    [WALK, { category: 'walks', hours: 5 }],
    [WALK, { category: 'walks', days: 1 }],
    [WALK, { nights: 1 }],
  ])('finds nothing for %j where the only table is for %j', (query, owner) => {
    expect(ownerFor(query, [owner])).toBeUndefined();
  });

  it('takes the first of two tables that fit equally well', () => {
    const first: TableOwner = { nights: 2 };
    expect(ownerFor(STAY, [first, { nights: 2 }])).toBe(first);
  });
});
