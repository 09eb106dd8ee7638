import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { siteSchema } from '../../../schema/site.ts';
import type { SourceFile } from '../../../scripts/compiler/read/read-data-folder.ts';
import { english } from '../../../scripts/messages/english.ts';
import { type Figure, figureKey } from '../../../scripts/operator/prices/figures/figure.ts';
import { listFigures } from '../../../scripts/operator/prices/figures/list-figures.ts';
import { CALENDAR_FILE, tableFile } from '../../../scripts/operator/prices/figures/price-list.ts';
import { editFiles } from '../../../scripts/operator/prices/import/edit-files.ts';
import { type PriceBook, priceBook } from '../../../scripts/operator/prices/import/price-book.ts';
import { type ReadingResult, readPrices } from '../../../scripts/operator/prices/import/read-prices.ts';
import type { PriceSheet } from '../../../scripts/operator/prices/sheets/price-sheet.ts';
import { priceSheets } from '../../../scripts/operator/prices/sheets/price-sheets.ts';
import { readCsv } from '../../../scripts/operator/prices/sheets/read-csv.ts';
import { workbookWorksheets } from '../../../scripts/operator/prices/sheets/read-spreadsheet.ts';
import type { Worksheet } from '../../../scripts/operator/prices/sheets/worksheet.ts';
import { writeCsv } from '../../../scripts/operator/prices/sheets/write-csv.ts';
import { writeWorkbook } from '../../../scripts/operator/prices/sheets/write-workbook.ts';
import { listIn } from '../../../scripts/operator/prices/site-prices.ts';
import { figureValue, type SoundPrices, soundPrices } from '../../arbitraries/price-sheets.ts';
import { nonBlankText } from '../../arbitraries/texts.ts';
import { plainSheetTexts } from '../../helpers/plain-sheet-texts.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const someSite = siteSchema.parse(secondOperator().json('site.json'));

function bookOf({ list, tiers, ages, decimals }: SoundPrices): PriceBook {
  return priceBook(list, {
    ...someSite,
    currency: 'USD',
    currencyDecimals: decimals,
    tiers: tiers.map((id) => ({ id, stars: 0 })),
    ageGroups: ages.map((id) => ({ id, from: 0, to: 1, counts: true })),
  });
}

function sheetsOf({ list, tiers }: SoundPrices, label: string): readonly PriceSheet[] {
  return priceSheets({ list, tiers, texts: plainSheetTexts(label) });
}

async function throughWorkbook(data: SoundPrices, label: string): Promise<readonly Worksheet[]> {
  const notes = [english.prices.notes('US dollar', '1250000', 20)];
  const texts = { messages: english, decimals: data.decimals, notes };
  const worksheets = await workbookWorksheets(await writeWorkbook(sheetsOf(data, label), texts));
  if (!worksheets) throw new Error('The workbook cannot be read.');
  return worksheets.filter(({ name }) => name !== english.prices.sheet.notes);
}

function throughCsv(data: SoundPrices, separator: ';' | ',', label: string): readonly Worksheet[] {
  const rows = readCsv(new TextEncoder().encode(writeCsv(sheetsOf(data, label), separator, english)));
  if (!rows) throw new Error('The CSV cannot be read.');
  return [{ name: 'prices.csv', rows }];
}

function reading(worksheets: readonly Worksheet[], data: SoundPrices): ReadingResult {
  return readPrices(worksheets, bookOf(data));
}

/** Everything that the prices say, and nothing that anybody has to look at. */
function wholeReading({ list }: SoundPrices): ReadingResult {
  const values = new Map(listFigures(list).map(({ address, value }) => [figureKey(address), value]));
  return { values, blanks: [], problems: [], notices: [] };
}

/** The prices as the files of a data folder. */
function filesOf({ list }: SoundPrices): readonly SourceFile[] {
  const file = (path: string, value: unknown): SourceFile => ({
    path,
    bytes: new TextEncoder().encode(JSON.stringify(value, null, 2)),
  });
  return [
    file(CALENDAR_FILE, list.calendar),
    ...list.tables.map(({ id, value }) => file(tableFile(id), value)),
  ];
}

/** Files with other values in place of these figures. */
function withValues(
  files: readonly SourceFile[],
  before: readonly Figure[],
  after: readonly Figure[],
): readonly SourceFile[] {
  const changes = editFiles(files, before, after);
  return files.map(({ path, bytes }) => {
    const text = changes.get(path);
    return { path, bytes: text === undefined ? bytes : new TextEncoder().encode(text) };
  });
}

const texts = (files: readonly SourceFile[]): readonly string[] =>
  files.map(({ bytes }) => new TextDecoder().decode(bytes));

describe('prices written to a workbook', { timeout: 60_000 }, () => {
  it('come back the same, whatever they are and however they are called.', async () => {
    await fc.assert(
      fc.asyncProperty(soundPrices, nonBlankText, async (data, label) => {
        expect(reading(await throughWorkbook(data, label), data)).toEqual(wholeReading(data));
      }),
      { numRuns: 40 },
    );
  });

  it('come back the same from sheets, columns and rows in another order.', async () => {
    await fc.assert(
      fc.asyncProperty(soundPrices, fc.nat(6), async (data, from) => {
        const moved = (await throughWorkbook(data, 'label ')).map(({ name, rows }) => ({
          name,
          rows: rows.map((row) => [...row.slice(from), null, ...row.slice(0, from)]),
        }));
        expect(reading(moved.toReversed(), data)).toEqual(wholeReading(data));
        const upsideDown = moved.map(({ name, rows }) => ({ name, rows: rows.toReversed() }));
        expect(reading(upsideDown, data).values).toEqual(wholeReading(data).values);
      }),
      { numRuns: 15 },
    );
  });
});

it.each(['xlsx', ';', ','] as const)(
  'An import of a workbook or CSV (%s) changes the figures of the files, and nothing else.',
  async (kind) => {
    await fc.assert(
      fc.asyncProperty(soundPrices, fc.gen(), async (data, any) => {
        const before = listFigures(data.list);
        const after = before.map((figure) => ({
          ...figure,
          value: any(figureValue, figure, data.decimals),
        }));
        const wanted = withValues(filesOf(data), before, after);
        const other = { ...data, list: listIn(wanted).list };
        const worksheets =
          kind === 'xlsx' ? await throughWorkbook(other, 'label') : throughCsv(other, kind, 'label');
        const { values, problems } = reading(worksheets, data);
        expect(problems).toEqual([]);
        const read = before.map((figure) => ({
          ...figure,
          value: values.get(figureKey(figure.address)) ?? figure.value,
        }));
        expect(texts(withValues(filesOf(data), before, read))).toEqual(texts(wanted));
      }),
      { numRuns: 25 },
    );
  },
);
