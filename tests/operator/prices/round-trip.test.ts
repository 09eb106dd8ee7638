import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { type ReadingResult, readPrices } from '../../../scripts/operator/prices/import/read-prices.ts';
import { cellKey, cellsOf, type NamedTable } from '../../../scripts/operator/prices/price-tables.ts';
import { readCsv } from '../../../scripts/operator/prices/sheets/read-csv.ts';
import { workbookWorksheets } from '../../../scripts/operator/prices/sheets/read-spreadsheet.ts';
import { type TableSheet, toTableSheet } from '../../../scripts/operator/prices/sheets/table-sheet.ts';
import type { Worksheet } from '../../../scripts/operator/prices/sheets/worksheet.ts';
import { writeCsv } from '../../../scripts/operator/prices/sheets/write-csv.ts';
import { writeWorkbook } from '../../../scripts/operator/prices/sheets/write-workbook.ts';
import { type SoundTables, soundTables } from '../../arbitraries/price-sheets.ts';
import { nonBlankText } from '../../arbitraries/texts.ts';

function sheetsOf({ tables, tiers }: SoundTables, label: string): readonly TableSheet[] {
  // A name that is a number could be taken for a price of a row that somebody has added.
  const named = (id: string): string => `${label}: ${id}`;
  const labels = { table: ({ id }: NamedTable) => named(id), band: named, tier: named };
  return tables.map((table) => toTableSheet(table, tiers, labels, [label]));
}

async function throughWorkbook(data: SoundTables, label: string): Promise<readonly Worksheet[]> {
  const notes = [english.prices.notes('US dollar', '1250000', 20)];
  const bytes = await writeWorkbook(sheetsOf(data, label), {
    messages: english,
    currency: 'USD',
    decimals: data.decimals,
    notes,
  });
  const worksheets = await workbookWorksheets(bytes);
  if (!worksheets) throw new Error('The workbook cannot be read.');
  return worksheets.filter(({ name }) => name !== english.prices.sheet.notes);
}

function throughCsv(data: SoundTables, separator: ';' | ',', label: string): readonly Worksheet[] {
  const rows = readCsv(new TextEncoder().encode(writeCsv(sheetsOf(data, label), separator, english)));
  if (!rows) throw new Error('The CSV cannot be read.');
  return [{ name: 'prices.csv', rows }];
}

function reading(worksheets: readonly Worksheet[], data: SoundTables): ReadingResult {
  const { tables, tiers, decimals } = data;
  return readPrices(worksheets, { tables, tiers, rules: { currency: 'USD', decimals, units: [] } });
}

/** Everything that the tables say, and nothing that anybody has to look at. */
function wholeReading({ tables }: SoundTables): ReadingResult {
  const cells = tables.flatMap(cellsOf);
  return {
    amounts: new Map(cells.map((cell) => [cellKey(cell), cell.amount])),
    blanks: [],
    problems: [],
    notices: [],
  };
}

function columnsMoved({ name, rows }: Worksheet, from: number): Worksheet {
  return { name, rows: rows.map((row) => [...row.slice(from), null, ...row.slice(0, from)]) };
}

describe('prices written to a workbook', { timeout: 60_000 }, () => {
  it('come back the same, whatever they are and however they are called', async () => {
    await fc.assert(
      fc.asyncProperty(soundTables, nonBlankText, async (data, label) => {
        expect(reading(await throughWorkbook(data, label), data)).toEqual(wholeReading(data));
      }),
      { numRuns: 40 },
    );
  });

  it('come back the same from sheets and columns in another order', async () => {
    await fc.assert(
      fc.asyncProperty(soundTables, fc.nat(6), async (data, from) => {
        const worksheets = (await throughWorkbook(data, 'label ')).map((worksheet) =>
          columnsMoved(worksheet, from),
        );
        expect(reading(worksheets.toReversed(), data)).toEqual(wholeReading(data));
      }),
      { numRuns: 15 },
    );
  });

  it('come back the same from sheets whose rows are turned upside down', async () => {
    await fc.assert(
      fc.asyncProperty(soundTables, async (data) => {
        const worksheets = (await throughWorkbook(data, 'label ')).map(({ name, rows }) => ({
          name,
          rows: rows.toReversed(),
        }));
        expect(reading(worksheets, data).amounts).toEqual(wholeReading(data).amounts);
      }),
      { numRuns: 15 },
    );
  });
});

describe('prices written to CSV', () => {
  it.each([';', ','] as const)('come back the same through "%s"', (separator) => {
    fc.assert(
      fc.property(soundTables, nonBlankText, (data, label) => {
        expect(reading(throughCsv(data, separator, label), data)).toEqual(wholeReading(data));
      }),
    );
  });
});
