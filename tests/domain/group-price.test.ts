import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupPrice } from '../../src/domain/group-price.ts';
import { groupTable } from '../arbitraries/group-tables.ts';

const anyPeople = fc.integer({ min: -5, max: 100 });

describe('groupPrice', () => {
  it('gives the cell of the table, and that times the group unless it is for all of it, for any group and hotel class', () => {
    fc.assert(
      fc.property(groupTable, anyPeople, fc.nat(), (table, people, pick) => {
        const cells = table.rows[0]?.cells ?? [];
        const tier = cells[pick % cells.length]?.tier ?? '';
        const row = table.rows.find(({ min, max }) => min <= people && people <= max);
        const amount = row?.cells.find((cell) => cell.tier === tier)?.amount;
        expect(groupPrice(table, people, tier)).toEqual(
          row &&
            amount && {
              band: row.band,
              tier,
              perPerson: amount,
              total: table.per === 'group' ? amount : amount * people,
            },
        );
      }),
    );
  });

  it('guesses nothing below the smallest group or above the largest', () => {
    fc.assert(
      fc.property(groupTable, (table) => {
        const tier = table.rows[0]?.cells[0]?.tier ?? '';
        const smallest = table.rows[0]?.min ?? 1;
        const largest = table.rows.at(-1)?.max ?? 1;
        expect(groupPrice(table, smallest - 1, tier)).toBeUndefined();
        expect(groupPrice(table, largest + 1, tier)).toBeUndefined();
      }),
    );
  });

  it('knows no price of a hotel class that the table does not have', () => {
    fc.assert(
      fc.property(groupTable, (table) => {
        expect(groupPrice(table, table.rows[0]?.min ?? 1, 'no such class')).toBeUndefined();
      }),
    );
  });
});
