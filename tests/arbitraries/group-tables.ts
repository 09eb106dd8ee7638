import * as fc from 'fast-check';
import type { PriceTable } from '../../src/domain/price-table.ts';

/** A price table with bands that follow each other and any accommodation classes. */
export const groupTable: fc.Arbitrary<PriceTable> = fc
  .record({
    per: fc.constantFrom('person' as const, 'group' as const),
    tiers: fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 5 }),
    start: fc.integer({ min: 1, max: 4 }),
    widths: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 1, maxLength: 6 }),
    amounts: fc.infiniteStream(fc.integer({ min: 1, max: 100_000_000 })),
  })
  .map(({ per, tiers, start, widths, amounts }) => {
    let next = start;
    const rows = widths.map((width) => {
      const min = next;
      next += width;
      const cells = tiers.map((tier) => ({ tier, amount: amounts.next().value }));
      return { band: `${min}-${next - 1}`, min, max: next - 1, cells };
    });
    return { per, rows };
  });
