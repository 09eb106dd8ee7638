import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ownerRank,
  type PriceQuery,
  selectPriceTable,
  type TableOwner,
} from '../../src/domain/price-table.ts';
import { type OwnedTable, priceQuery, tables, untiedTables } from '../arbitraries/price-tables.ts';

const ofOption = { id: 1, serves: { category: 'overnight', options: ['A', 'B'] } };
const ofOtherOption = { id: 2, serves: { category: 'overnight', options: ['C'] } };
const ofNights = { id: 3, serves: { nights: 2 } };
const ofPackage = { id: 4, serves: { package: 'tour-1' } };
const ofPackageOption = { id: 5, serves: { package: 'tour-1', options: ['C'] } };

function query(overrides: Partial<PriceQuery> = {}): PriceQuery {
  return { package: 'tour-1', category: 'overnight', option: 'A', nights: 2, days: 3, ...overrides };
}

describe('selectPriceTable', () => {
  it("takes the chosen option's table before the default of the nights", () => {
    expect(selectPriceTable<OwnedTable>([ofNights, ofOption], query())).toBe(ofOption);
  });

  it("takes the package's own table before that of its category", () => {
    expect(selectPriceTable<OwnedTable>([ofOption, ofPackage], query())).toBe(ofPackage);
  });

  it("takes the package's own table before the default of the nights", () => {
    expect(selectPriceTable<OwnedTable>([ofNights, ofPackage], query())).toBe(ofPackage);
  });

  it('takes the default of the nights where the option has no table', () => {
    expect(selectPriceTable<OwnedTable>([ofOtherOption, ofNights], query())).toBe(ofNights);
  });

  it('takes the default of the nights for a package without options', () => {
    const honeymoon = query({ category: 'honeymoon', option: undefined });
    expect(selectPriceTable<OwnedTable>([ofOption, ofOtherOption, ofNights], honeymoon)).toBe(ofNights);
  });

  it("keeps a package's table for one option from its other options", () => {
    expect(selectPriceTable<OwnedTable>([ofPackageOption, ofOption], query())).toBe(ofOption);
  });

  it('finds nothing where no table is of the option or the nights', () => {
    const others: readonly OwnedTable[] = [ofOtherOption, ofNights];
    expect(selectPriceTable(others, query({ nights: 4 }))).toBeUndefined();
  });

  it('takes the first of two tables that fit equally well', () => {
    const twin = { id: 6, serves: { nights: 2 } };
    expect(selectPriceTable<OwnedTable>([ofNights, twin], query({ option: undefined }))).toBe(ofNights);
  });

  it('finds nothing among no tables', () => {
    expect(selectPriceTable<OwnedTable>([], query())).toBeUndefined();
  });

  it('never gives a table of another package, category, option or night count', () => {
    fc.assert(
      fc.property(tables, priceQuery, (candidates, wanted) => {
        const found = selectPriceTable(candidates, wanted);
        expect(found === undefined || fits(found.serves, wanted)).toBe(true);
      }),
    );
  });

  it('finds nothing only where no table fits', () => {
    fc.assert(
      fc.property(tables, priceQuery, (candidates, wanted) => {
        const someFits = candidates.some(({ serves }) => fits(serves, wanted));
        expect(selectPriceTable(candidates, wanted) !== undefined).toBe(someFits);
      }),
    );
  });

  it('takes a table of the category before the default of the nights', () => {
    const ofCategory = { id: 7, serves: { category: 'overnight' } };
    expect(selectPriceTable<OwnedTable>([ofNights, ofCategory], query())).toBe(ofCategory);
  });

  it('never lets a default of the nights displace a closer table', () => {
    fc.assert(
      fc.property(tables, priceQuery, (candidates, wanted) => {
        const closer = candidates.filter(({ serves }) => !('nights' in serves));
        const found = selectPriceTable(closer, wanted);
        fc.pre(found !== undefined);
        expect(selectPriceTable(candidates, wanted)).toBe(found);
      }),
    );
  });

  it('gives the same table in whatever order the tables come', () => {
    const shuffled = untiedTables.chain((ordered) =>
      fc.tuple(fc.constant(ordered), fc.shuffledSubarray([...ordered], { minLength: ordered.length })),
    );
    fc.assert(
      fc.property(shuffled, priceQuery, ([ordered, reordered], wanted) => {
        expect(selectPriceTable(reordered, wanted)).toBe(selectPriceTable(ordered, wanted));
      }),
    );
  });
});

describe('ownerRank', () => {
  it.each<[rank: number, owner: TableOwner]>([
    [20, { package: 'tour-1', options: ['A'] }],
    [16, { package: 'tour-1' }],
    [14, { category: 'overnight', options: ['A', 'B'], days: 3 }],
    [12, { category: 'overnight', options: ['A', 'B'] }],
    [10, { category: 'overnight', days: 3 }],
    [8, { category: 'overnight' }],
    [1, { nights: 2 }],
    [0, { package: 'tour-2' }],
    [0, { package: 'tour-1', options: ['C'] }],
    [0, { category: 'honeymoon' }],
    [0, { category: 'honeymoon', options: ['A'] }],
    [0, { category: 'overnight', options: ['C'] }],
    [0, { category: 'overnight', options: ['C'], days: 3 }],
    [0, { category: 'overnight', days: 2 }],
    [0, { category: 'overnight', hours: true }],
    [0, { category: 'overnight', hours: 4 }],
    [0, { nights: 3 }],
  ])('is %i for %j', (rank, owner) => {
    expect(ownerRank(owner, query())).toBe(rank);
  });

  it.each<[rank: number, owner: TableOwner]>([
    [16, { package: 'tour-1' }],
    [14, { category: 'walks', options: ['A'], hours: 4 }],
    [10, { category: 'walks', hours: 4 }],
    [9, { category: 'walks', hours: true }],
    [8, { category: 'walks' }],
    [0, { category: 'walks', hours: 5 }],
    [0, { category: 'walks', days: 1 }],
    [0, { nights: 1 }],
  ])('is %i for %j of a tour of four hours', (rank, owner) => {
    const walk = query({ category: 'walks', nights: undefined, days: undefined, hours: 4 });
    expect(ownerRank(owner, walk)).toBe(rank);
  });
});

/** Whether a table may be shown at all, said without ranks. */
function fits(owner: TableOwner, wanted: PriceQuery): boolean {
  if ('nights' in owner) return owner.nights === wanted.nights;
  const isOption = owner.options === undefined || owner.options.some((option) => option === wanted.option);
  if ('package' in owner) return isOption && owner.package === wanted.package;
  const { category, days, hours } = owner;
  const isLong =
    hours === undefined || (hours === true ? wanted.hours !== undefined : hours === wanted.hours);
  return isOption && category === wanted.category && isLong && (days === undefined || days === wanted.days);
}
