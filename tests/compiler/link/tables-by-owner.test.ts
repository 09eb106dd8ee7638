import { describe, expect, it } from 'vitest';
import type { LinkedPriceTable } from '../../../scripts/compiler/link/model.ts';
import { TablesByOwner } from '../../../scripts/compiler/link/tables-by-owner.ts';
import type { PriceQuery, TableOwner } from '../../../src/domain/price-table.ts';

function table(id: string, serves: TableOwner) {
  return { id, serves } as LinkedPriceTable;
}

const TABLES = [
  table('one night', { nights: 1 }),
  table('two nights', { nights: 2 }),
  table('hills', { category: 'hills' }),
  table('coast', { category: 'coast' }),
  table('walk', { package: 'walk' }),
  table('swim', { package: 'swim' }),
  table('walk with a guide', { package: 'walk', options: ['guide'] }),
  table('two days in the hills', { category: 'hills', days: 2 }),
];

function idsAround(nights: number | undefined): readonly string[] {
  const query: PriceQuery = { package: 'walk', category: 'hills', nights, days: 3 };
  return new TablesByOwner(TABLES).around(query).map(({ id }) => id);
}

describe('the tables around a package', () => {
  const own = ['hills', 'walk', 'walk with a guide', 'two days in the hills'];

  it('are its own, those of its category and those of its nights, in their order', () => {
    expect(idsAround(1)).toEqual(['one night', ...own]);
  });

  it('are none of nights where it has none', () => {
    expect(idsAround(undefined)).toEqual(own);
  });
});
