import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linkModel } from '../../../scripts/compiler/link/link-model.ts';
import { soundFiles } from '../../../scripts/compiler/validate/sound-files.ts';
import { english } from '../../../scripts/messages/english.ts';
import { planImport } from '../../../scripts/operator/prices/import/plan-import.ts';
import type { PriceSheet } from '../../../scripts/operator/prices/sheets/price-sheet.ts';
import { priceSheets } from '../../../scripts/operator/prices/sheets/price-sheets.ts';
import { readCsv } from '../../../scripts/operator/prices/sheets/read-csv.ts';
import { workbookWorksheets } from '../../../scripts/operator/prices/sheets/read-spreadsheet.ts';
import type { Worksheet } from '../../../scripts/operator/prices/sheets/worksheet.ts';
import { writeCsv } from '../../../scripts/operator/prices/sheets/write-csv.ts';
import { writeWorkbook } from '../../../scripts/operator/prices/sheets/write-workbook.ts';
import { readSitePrices } from '../../../scripts/operator/prices/site-prices.ts';
import { moneyParts } from '../../../src/domain/money.ts';
import { withDecimals } from '../../arbitraries/amounts.ts';
import { plainOperator } from '../../helpers/plain-operator.ts';
import { plainSheetTexts } from '../../helpers/plain-sheet-texts.ts';
import type { Workspace } from '../../helpers/workspace.ts';
import { zipEntry } from '../../helpers/zip-entry.ts';

const TABLE = 'prices/isole-lento.json';
const BANDS = ['1', '2-4', '5-8'];
const TIERS = ['none', 'guesthouse', 'lodge'];

/** The second operator without decimals in other places. */
const plain = plainOperator()
  .set('destinations/isolaSanGiulio.json', ['priceFrom'], 95)
  .set('prices/default-1-night.json', ['rows'], [{ paxCount: '1', none: 150, guesthouse: 230, lodge: 320 }]);

/** Nine prices in minor units, and how many of their digits are decimals. */
interface Prices {
  readonly decimals: number;
  readonly minors: readonly number[];
}

const prices: fc.Arbitrary<Prices> = fc.record({
  decimals: fc.integer({ min: 0, max: 4 }),
  minors: fc.array(fc.integer({ min: 1, max: 10 ** 15 - 1 }), { minLength: 9, maxLength: 9 }),
});

/** A site with these prices, written in JSON with all their decimals: `35.500`. */
function siteWith({ decimals, minors }: Prices): Workspace {
  const rows = BANDS.map((band, row) => {
    const cells = TIERS.map((tier, column) => {
      return `"${tier}": ${withDecimals(minors[row * TIERS.length + column] ?? 1, decimals, '.')}`;
    });
    return `{ "paxCount": "${band}", ${cells.join(', ')} }`;
  });
  const serves = '{ "category": "island-stays", "options": ["lento"] }';
  return plain
    .set('site.json', ['currencyDecimals'], decimals)
    .withText(TABLE, `{ "serves": ${serves}, "rows": [${rows.join(', ')}] }\n`);
}

/** The prices in minor units, as pages are made from them. */
function linkedPrices(site: Workspace): readonly number[] {
  const table = linkModel(soundFiles(site.sources)).priceTables.find(({ id }) => id === 'isole-lento');
  return table?.rows.flatMap(({ cells }) => cells.map(({ amount }) => amount ?? Number.NaN)) ?? [];
}

function sheetsOf(site: Workspace): readonly PriceSheet[] {
  return priceSheets({
    list: readSitePrices(site.sources).list,
    tiers: TIERS,
    texts: plainSheetTexts('label'),
  });
}

function throughCsv(site: Workspace, separator: ';' | ','): readonly Worksheet[] {
  const rows = readCsv(new TextEncoder().encode(writeCsv(sheetsOf(site), separator, english)));
  return [{ name: 'prices.csv', rows: rows ?? [] }];
}

async function throughWorkbook(site: Workspace, decimals: number): Promise<readonly Worksheet[]> {
  const texts = { messages: english, decimals, notes: [] };
  return (await workbookWorksheets(await writeWorkbook(sheetsOf(site), texts))) ?? [];
}

/** What is linked of a site with other prices once these sheets were imported. */
function imported(decimals: number, worksheets: readonly Worksheet[]): readonly number[] {
  const before = siteWith({ decimals, minors: BANDS.flatMap(() => [70_000, 80_000, 90_000]) });
  const { list, site } = readSitePrices(before.sources);
  const { changes } = planImport(before.sources, list, site, worksheets);
  return linkedPrices([...changes].reduce((after, [path, text]) => after.withText(path, text ?? ''), before));
}

describe('the cells of a workbook', () => {
  it.each([
    [0, '#,##0'],
    [2, '#,##0.00'],
    [3, '#,##0.000'],
  ])('show %i decimals', async (decimals, format) => {
    const site = siteWith({ decimals, minors: [] });
    const texts = { messages: english, decimals, notes: [] };
    const styles = zipEntry(await writeWorkbook(sheetsOf(site), texts), 'xl/styles.xml');
    expect(styles).toContain(`formatCode="${format}"`);
  });
});

describe('prices with the decimals of their currency', { timeout: 60_000 }, () => {
  it('are whole minor units once they are linked, and their sums are too', () => {
    fc.assert(
      fc.property(prices, ({ decimals, minors }) => {
        const linked = linkedPrices(siteWith({ decimals, minors }));
        expect(linked).toEqual(minors);
        expect(Number.isInteger(linked.reduce((sum, amount) => sum + amount, 0))).toBe(true);
      }),
      { numRuns: 40 },
    );
  });

  it('are shown with the digits that the file has', () => {
    fc.assert(
      fc.property(prices, ({ decimals, minors }) => {
        const format = { locale: 'en-US', currency: 'USD', decimals };
        for (const minor of linkedPrices(siteWith({ decimals, minors }))) {
          const figure = moneyParts(format, minor).figure.replaceAll(',', '');
          expect(figure).toBe(withDecimals(minor, decimals, '.').replace(/\.0+$/, ''));
        }
      }),
      { numRuns: 40 },
    );
  });

  it.each([';', ','] as const)('come back the same through CSV with "%s"', (separator) => {
    fc.assert(
      fc.property(prices, ({ decimals, minors }) => {
        const worksheets = throughCsv(siteWith({ decimals, minors }), separator);
        expect(imported(decimals, worksheets)).toEqual(minors);
      }),
      { numRuns: 15 },
    );
  });

  it('come back the same through a workbook', async () => {
    await fc.assert(
      fc.asyncProperty(prices, async ({ decimals, minors }) => {
        const worksheets = await throughWorkbook(siteWith({ decimals, minors }), decimals);
        expect(imported(decimals, worksheets)).toEqual(minors);
      }),
      { numRuns: 10 },
    );
  });
});
