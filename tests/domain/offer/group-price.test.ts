import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerTrip } from '../../../src/domain/offer/answer-trip.ts';
import type { PriceTable } from '../../../src/domain/price-table.ts';
import { groupTable } from '../../arbitraries/group-tables.ts';

const anyPeople = fc.integer({ min: 1, max: 100 });
const TODAY = '2027-06-10';

/** The price of so many adults on no particular day. */
function ask(table: PriceTable, adults: number, tier: string | undefined) {
  const query = {
    travellers: { adults, children: {}, singleRooms: 0 },
    ...(tier === undefined ? {} : { tier }),
  };
  return answerTrip(table, undefined, [], query, TODAY);
}

describe('what a group pays', () => {
  it('is the cell of the table, times the group where it is per person, for any group and accommodation class', () => {
    fc.assert(
      fc.property(groupTable, anyPeople, fc.nat(), (table, people, pick) => {
        const cells = table.rows[0]?.cells ?? [];
        const tier = cells[pick % cells.length]?.tier;
        const row = table.rows.find(({ min, max }) => min <= people && people <= max);
        const amount = row?.cells.find((cell) => cell.tier === tier)?.amount;
        const line =
          table.per === 'group'
            ? { for: 'group', count: 1, each: amount, total: amount }
            : { for: 'adult', count: people, each: amount, total: (amount ?? 0) * people };
        expect(ask(table, people, tier)).toEqual(
          row
            ? {
                kind: 'price',
                band: row.band,
                tier,
                perPerson: amount,
                total: line.total,
                lines: [line],
              }
            : { kind: 'ask', reason: 'group-size' },
        );
      }),
    );
  });

  it('is not guessed below the smallest group or above the largest', () => {
    fc.assert(
      fc.property(groupTable, (table) => {
        const tier = table.rows[0]?.cells[0]?.tier;
        const asked = { kind: 'ask', reason: 'group-size' };
        expect(ask(table, (table.rows[0]?.min ?? 1) - 1, tier)).toEqual(asked);
        expect(ask(table, (table.rows.at(-1)?.max ?? 1) + 1, tier)).toEqual(asked);
      }),
    );
  });

  it('is not known in an accommodation class that the table does not have', () => {
    fc.assert(
      fc.property(groupTable, (table) => {
        expect(ask(table, table.rows[0]?.min ?? 1, 'no such class').kind).toBe('ask');
      }),
    );
  });
});
