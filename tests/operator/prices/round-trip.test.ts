import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import type { PriceValue } from '../../../scripts/operator/prices/cells.ts';
import { readCsv, writeCsv } from '../../../scripts/operator/prices/csv.ts';
import { readSheets } from '../../../scripts/operator/prices/import-prices.ts';
import { readWorkbook, type Worksheet } from '../../../scripts/operator/prices/read-spreadsheet.ts';
import { readSitePrices } from '../../../scripts/operator/prices/site-prices.ts';
import { type SheetSource, writeWorkbook } from '../../../scripts/operator/prices/workbook.ts';
import { newValue } from '../../arbitraries/price-sheets.ts';
import { nonBlankText } from '../../arbitraries/texts.ts';
import { plainSheetTexts } from '../../helpers/plain-sheet-texts.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const { list, cells, site } = readSitePrices(secondOperator().sources);

interface Prices {
  readonly decimals: number;
  /** New values of the second operator's prices, cell by cell. */
  readonly values: readonly PriceValue[];
}

const anyPrices: fc.Arbitrary<Prices> = fc.integer({ min: 0, max: 4 }).chain((decimals) =>
  fc.record({
    decimals: fc.constant(decimals),
    values: fc.tuple(...cells.map((cell) => newValue(cell, decimals))),
  }),
);

function makeSource({ decimals, values }: Prices, label: string): SheetSource {
  return {
    cells: cells.map((cell, index) => ({ ...cell, value: values[index] ?? cell.value })),
    tables: list.tables,
    tiers: site.tiers.map(({ id }) => id),
    decimals,
    ...plainSheetTexts(label),
  };
}

async function throughWorkbook(source: SheetSource): Promise<readonly Worksheet[]> {
  const worksheets = await readWorkbook(await writeWorkbook(source));
  if (!worksheets) throw new Error('The workbook cannot be read.');
  return worksheets.filter(({ name }) => name !== english.prices.sheet.notes);
}

function throughCsv(source: SheetSource, separator: ';' | ','): readonly Worksheet[] {
  const rows = readCsv(new TextEncoder().encode(writeCsv(source, separator)));
  if (!rows) throw new Error('The CSV cannot be read.');
  return [{ name: 'prices.csv', rows }];
}

/** The values in sheets, and the problems that anybody has to look at. */
function read(worksheets: readonly Worksheet[], decimals: number) {
  const money = { currency: 'USD', decimals, units: [] };
  const { found, problems } = readSheets(worksheets, cells, money, english);
  return { problems, values: cells.map((cell) => found.get(cell)?.value) };
}

describe('prices written to a file', { timeout: 60_000 }, () => {
  it.each(['xlsx', ';', ','] as const)(
    'come back the same, whatever their values and labels: %s',
    async (kind) => {
      await fc.assert(
        fc.asyncProperty(anyPrices, nonBlankText, async (prices, label) => {
          const source = makeSource(prices, label);
          const sheets = kind === 'xlsx' ? await throughWorkbook(source) : throughCsv(source, kind);
          expect(read(sheets, prices.decimals)).toEqual({ problems: [], values: prices.values });
        }),
        { numRuns: 25 },
      );
    },
  );

  it('come back the same from sheets, columns and rows in another order.', async () => {
    await fc.assert(
      fc.asyncProperty(anyPrices, fc.nat(6), async (prices, from) => {
        const moved = (await throughWorkbook(makeSource(prices, 'label '))).map(({ name, rows }) => ({
          name,
          rows: rows.map((row) => [...row.slice(from), null, ...row.slice(0, from)]),
        }));
        const all = { problems: [], values: prices.values };
        expect(read(moved.toReversed(), prices.decimals)).toEqual(all);
        const upsideDown = moved.map(({ name, rows }) => ({ name, rows: rows.toReversed() }));
        expect(read(upsideDown, prices.decimals)).toEqual(all);
      }),
      { numRuns: 10 },
    );
  });
});
