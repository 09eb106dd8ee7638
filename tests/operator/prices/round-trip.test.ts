import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CALENDAR_FILE,
  listCells,
  type PriceCell,
  type PriceValue,
  tableFile,
} from '../../../scripts/compiler/link/price-cells.ts';
import type { SourceFile } from '../../../scripts/compiler/read/read-data-folder.ts';
import { english } from '../../../scripts/messages/english.ts';
import { readCsv, writeCsv } from '../../../scripts/operator/prices/csv.ts';
import type { PriceSheet } from '../../../scripts/operator/prices/export-prices.ts';
import { readSheets } from '../../../scripts/operator/prices/import-prices.ts';
import { readWorkbook, type Worksheet } from '../../../scripts/operator/prices/read-spreadsheet.ts';
import { findChanges } from '../../../scripts/operator/prices/report.ts';
import { editFiles } from '../../../scripts/operator/prices/site-prices.ts';
import { writeWorkbook } from '../../../scripts/operator/prices/workbook.ts';
import { newValue, soundPrices, type ValidPrices } from '../../arbitraries/price-sheets.ts';
import { nonBlankText } from '../../arbitraries/texts.ts';
import { plainSheet } from '../../helpers/plain-sheet-texts.ts';

type NewValue = (cell: PriceCell) => PriceValue | undefined;

const keyFor = ({ file, path }: PriceCell): string => [file, ...path].join('/');

const unchanged: NewValue = ({ value }) => value;

/** The sheet that is written of prices with new values. */
function makeSheet({ list, tiers }: ValidPrices, label = 'label ', pick = unchanged): PriceSheet {
  return plainSheet(
    listCells(list).map((cell) => ({ ...cell, value: pick(cell) ?? cell.value })),
    tiers,
    label,
  );
}

async function throughWorkbook(sheet: PriceSheet, { decimals }: ValidPrices): Promise<readonly Worksheet[]> {
  const notes = [english.prices.notes('US dollar', '1250000', 20)];
  const worksheets = await readWorkbook(await writeWorkbook(sheet, english, { decimals, notes }));
  if (!worksheets) throw new Error('The workbook cannot be read.');
  return worksheets.filter(({ name }) => name !== english.prices.sheet.notes);
}

function throughCsv(sheet: PriceSheet, separator: ';' | ','): readonly Worksheet[] {
  const rows = readCsv(new TextEncoder().encode(writeCsv(sheet, english, separator)));
  if (!rows) throw new Error('The CSV cannot be read.');
  return [{ name: 'prices.csv', rows }];
}

function read(worksheets: readonly Worksheet[], { list, decimals }: ValidPrices) {
  const cells = listCells(list);
  const { found, problems } = readSheets(
    worksheets,
    cells,
    { currency: 'USD', decimals, units: [] },
    english,
    [],
  );
  return { problems, values: cells.map((cell) => found.get(cell)?.value) };
}

/** Everything that the prices say, and nothing that anybody has to look at. */
function readAll({ list }: ValidPrices) {
  return { problems: [], values: listCells(list).map(unchanged) };
}

/** The prices as the texts of the files of a data folder, with new values. */
function editTexts({ list }: ValidPrices, pick: NewValue): ReadonlyMap<string, string | undefined> {
  const file = (path: string, value: unknown): SourceFile => ({
    path,
    bytes: new TextEncoder().encode(JSON.stringify(value, null, 2)),
  });
  const files = [
    file(CALENDAR_FILE, list.calendar),
    ...list.tables.map(({ id, value }) => file(tableFile(id), value)),
  ];
  return editFiles(files, findChanges(listCells(list), pick));
}

describe('prices written to a workbook', { timeout: 60_000 }, () => {
  it('come back the same, whatever their values and names.', async () => {
    await fc.assert(
      fc.asyncProperty(soundPrices, nonBlankText, async (data, label) => {
        expect(read(await throughWorkbook(makeSheet(data, label), data), data)).toEqual(readAll(data));
      }),
      { numRuns: 20 },
    );
  });

  it('come back the same from sheets, columns and rows in another order.', async () => {
    await fc.assert(
      fc.asyncProperty(soundPrices, fc.nat(6), async (data, from) => {
        const moved = (await throughWorkbook(makeSheet(data), data)).map(({ name, rows }) => ({
          name,
          rows: rows.map((row) => [...row.slice(from), null, ...row.slice(0, from)]),
        }));
        expect(read(moved.toReversed(), data)).toEqual(readAll(data));
        const upsideDown = moved.map(({ name, rows }) => ({ name, rows: rows.toReversed() }));
        expect(read(upsideDown, data)).toEqual(readAll(data));
      }),
      { numRuns: 15 },
    );
  });
});

it.each(['xlsx', ';', ','] as const)(
  'An import of a workbook or CSV (%s) changes the prices in the files, and nothing else.',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(soundPrices, fc.gen(), async (data, any) => {
        const cells = listCells(data.list);
        const values = new Map(cells.map((cell) => [keyFor(cell), any(newValue, cell, data.decimals)]));
        const pick: NewValue = (cell) => values.get(keyFor(cell));
        const sheet = makeSheet(data, 'label', pick);
        const sheets = kind === 'xlsx' ? await throughWorkbook(sheet, data) : throughCsv(sheet, kind);
        const { problems, values: found } = read(sheets, data);
        expect(problems).toEqual([]);
        const back = new Map(cells.map((cell, index) => [keyFor(cell), found[index]]));
        const written = editTexts(data, (cell) => back.get(keyFor(cell)));
        expect(written).toEqual(editTexts(data, pick));
      }),
      { numRuns: 12 },
    );
  },
);
