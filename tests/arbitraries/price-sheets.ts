import * as fc from 'fast-check';
import { priceTableSchema } from '../../schema/price-table.ts';
import type { NamedTable } from '../../scripts/operator/prices/price-tables.ts';
import { type CodeKind, writeCode } from '../../scripts/operator/prices/sheets/price-code.ts';
import type { Cell, Worksheet } from '../../scripts/operator/prices/sheets/worksheet.ts';
import { amount, amountLikeText } from './amounts.ts';
import { anyText } from './texts.ts';

/** Price tables that are sound: every table has a price for every hotel class. */
export interface SoundTables {
  readonly tiers: readonly string[];
  readonly tables: readonly NamedTable[];
  /** How many decimals amounts may have. */
  readonly decimals: number;
}

const idPart = fc.string({ unit: fc.constantFrom(...'ABab012'), minLength: 1, maxLength: 20 });

/** Ids as the schema allows them; some are long, some differ only in case, some look like dates. */
export const anyId: fc.Arbitrary<string> = fc.oneof(
  fc.array(idPart, { minLength: 1, maxLength: 4 }).map((parts) => parts.join('-')),
  fc.constantFrom('2-3', '11-15', 'History', 'history', 'table', 'band', 'tier', 'a', 'A'),
);

const ids = (maxLength: number): fc.Arbitrary<readonly string[]> =>
  fc.uniqueArray(anyId, { minLength: 1, maxLength });

/** Any sound price tables. */
export const soundTables: fc.Arbitrary<SoundTables> = fc
  .record({ tiers: ids(5), bands: ids(6), tables: ids(4), decimals: fc.integer({ min: 0, max: 4 }) })
  .chain(({ tiers, bands, tables, decimals }) =>
    fc
      .tuple(
        ...tables.map((id) =>
          fc.subarray([...bands], { minLength: 1 }).chain((own) =>
            fc
              .array(
                fc.array(
                  amount.map((minor) => minor / 10 ** decimals),
                  { minLength: tiers.length, maxLength: tiers.length },
                ),
                {
                  minLength: own.length,
                  maxLength: own.length,
                },
              )
              .map((amounts) => aTable(id, own, tiers, amounts)),
          ),
        ),
      )
      .map((made) => ({ tiers, tables: made, decimals })),
  );

function aTable(
  id: string,
  bands: readonly string[],
  tiers: readonly string[],
  amounts: readonly (readonly number[])[],
): NamedTable {
  const rows = bands.map((paxCount, row) => {
    const prices = tiers.map((tier, column) => [tier, amounts[row]?.[column] ?? 1] as const);
    return { paxCount, ...Object.fromEntries(prices) };
  });
  return { id, value: priceTableSchema.parse({ serves: { nights: 1 }, rows }) };
}

const anyCode = fc
  .tuple(
    fc.constantFrom<CodeKind>('table', 'band', 'tier'),
    fc.oneof(anyId, fc.constantFrom('2-4', 'none', 'lodge', 'isole-lento')),
  )
  .map(([kind, id]) => writeCode(kind, id));

/** Whatever a cell may hold. */
export const anyCell: fc.Arbitrary<Cell> = fc.oneof(
  fc.constant(null),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.date(),
  anyText,
  amountLikeText,
  anyCode,
);

/** Sheets full of anything, codes of prices among it. */
export const anyGrids: fc.Arbitrary<readonly Worksheet[]> = fc.array(
  fc.record({
    name: fc.oneof(anyText, anyId),
    rows: fc.array(fc.array(anyCell, { maxLength: 6 }), { maxLength: 8 }),
  }),
  { maxLength: 3 },
);
