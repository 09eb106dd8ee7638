import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { exportPrices } from '../../../scripts/operator/prices/export-prices.ts';
import { readSpreadsheet, type Worksheet } from '../../../scripts/operator/prices/read-spreadsheet.ts';
import { onDisk, temporaryFolder } from '../../helpers/temporary-folder.ts';
import { secondOperator, secondOperatorFolder } from '../../helpers/workspace.ts';

const usual = { messages: english, language: 'en', overwrite: false, threshold: 20 };

async function exported(name: string, language = 'en'): Promise<readonly Worksheet[]> {
  const file = join(temporaryFolder(), name);
  await exportPrices({ ...usual, dataFolder: secondOperatorFolder, file, language });
  return readSpreadsheet(file);
}

describe('the exported workbook', () => {
  it.each([
    ['en', ['Prices', 'How to use']],
    ['id', ['Harga', 'Cara pakai']],
  ])('has a sheet with all prices, and one with notes, in the language %s.', async (language, names) => {
    expect((await exported('prices.xlsx', language)).map(({ name }) => name)).toEqual(names);
  });

  it('has notes in the language of the operator and in English.', async () => {
    const notes = (await exported('prices.xlsx', 'id')).at(-1)?.rows.map(([cell]) => cell);
    expect(notes).toEqual(expect.arrayContaining(['CARA MEMAKAI FILE INI', 'HOW TO USE THIS FILE']));
  });

  it('has names, figures, remarks and codes.', async () => {
    const [sheet] = await exported('prices.xlsx');
    const lines = sheet?.rows.map((row) => row.join(' | '));
    expect(lines?.[0]).toBe(
      'Table | Group | Senza alloggio\n[tier none] | Locanda\n[tier guesthouse] | Albergo\n[tier lodge] | Amount\n[amount] | Per cent\n[percent] | Remarks | Code (do not change)',
    );
    expect(lines).toEqual(
      expect.arrayContaining([
        'Escursioni (mottarone-auto) | 2–4 persone |  |  |  | 189.5 |  | for the whole group or vehicle · shown on: Mezza giornata al Mottarone, 4 ore | [table mottarone-auto band 2-4]',
        'Cammini (sentiero) | Mostra delle camelie · 5–8 persone | 930 | 1560 | ask |  |  | per person · 05–29 marzo 2027 · shown on: Sentiero dei laghi, 12 giorni | [table sentiero season camellias band 5-8]',
        'Cammini (sentiero) | Bambini (3–11) |  |  |  |  | 0.6 | price of a child: a percentage of the adult price, or an amount; 0 is free | [table sentiero age child]',
        'Seasons and special offers | Inverno |  |  |  |  | -0.1 | added to prices in a season; a negative value is a discount · 20 novembre – 10 marzo | [season winter]',
      ]),
    );
  });

  it('has names as wide as the longest of them.', async () => {
    const file = join(temporaryFolder(), 'prices.xlsx');
    await exportPrices({ ...usual, dataFolder: secondOperatorFolder, file });
    const { 'xl/worksheets/sheet1.xml': sheet = new Uint8Array() } = unzipSync(readFileSync(file));
    const widths = Array.from(
      strFromU8(sheet).matchAll(/<col [^>]*\bwidth="([\d.]+)"/g),
      ([, width]) => width,
    );
    const longest = [
      'All other overnight packages of 1 night (default-1-night)',
      'Mostra delle camelie · 2–4 persone',
    ];
    expect(widths.slice(0, 2)).toEqual(longest.map(({ length }) => String(length)));
  });

  it('shows amounts with the decimals of the currency.', async () => {
    const dataFolder = onDisk(secondOperator().set('site.json', ['currencyDecimals'], 3));
    const file = join(temporaryFolder(), 'prices.xlsx');
    await exportPrices({ ...usual, dataFolder, file });
    const { 'xl/styles.xml': styles = new Uint8Array() } = unzipSync(readFileSync(file));
    expect(strFromU8(styles)).toContain('formatCode="#,##0.000"');
  });
});
