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
    ['en', ['Seasons', 'Children', 'Rooms for one', 'Special offers', 'How to use']],
    ['id', ['Musim', 'Anak', 'Kamar untuk satu orang', 'Penawaran khusus', 'Cara pakai']],
  ])(
    'has a sheet for each table and list, and one with notes, in the language %s.',
    async (language, lists) => {
      const sheets = await exported('prices.xlsx', language);
      const tables = ['default-1-night', 'isole-attivo', 'isole-lento', 'mottarone-auto', 'sentiero'];
      expect(sheets.map(({ name }) => name)).toEqual([...tables, 'sentiero (camellias)', ...lists]);
      expect(sheets.at(-1)?.rows.map(([cell]) => cell)).toContain('HOW TO USE THIS FILE');
    },
  );

  it.each([
    [
      'mottarone-auto',
      [
        ['Escursioni'],
        ['Shown on: Mezza giornata al Mottarone, 4 ore'],
        [
          'Prices for the whole group or vehicle in euro (EUR). Change the white cells only; the sheet “How to use” explains how.',
        ],
        ['[table mottarone-auto]', null, '[figure amount]'],
        [null, 'Group', 'Price'],
        ['[band 1]', '1 persona', 140],
        ['[band 2-4]', '2–4 persone', 189.5],
        ['[band 5-8]', '5–8 persone', 'ask'],
      ],
    ],
    [
      'sentiero (camellias)',
      [
        ['Cammini · Mostra delle camelie'],
        ['Prices of this season: 05–29 marzo 2027. Shown on: Sentiero dei laghi, 12 giorni'],
        [
          'Prices per person in euro (EUR). Change the white cells only; the sheet “How to use” explains how.',
        ],
        ['[table sentiero] [season camellias]', null, '[tier none]', '[tier guesthouse]', '[tier lodge]'],
        [null, 'Group', 'Senza alloggio', 'Locanda', 'Albergo'],
        ['[band 1]', '1 persona', 1290, 1980, 2690],
        ['[band 2-4]', '2–4 persone', 1020, 1660, 2320],
        ['[band 5-8]', '5–8 persone', 930, 1560, 'ask'],
      ],
    ],
  ])('has titles, codes, labels and figures on the sheet %s.', async (name, expected) => {
    const sheet = (await exported('prices.xlsx')).find((other) => other.name === name);
    expect(sheet?.rows.slice(0, 3).map(([title]) => [title])).toEqual(expected.slice(0, 3));
    expect(sheet?.rows.slice(3)).toEqual(expected.slice(3));
  });

  it('shows amounts with the decimals of the currency.', async () => {
    const dataFolder = onDisk(secondOperator().set('site.json', ['currencyDecimals'], 3));
    const file = join(temporaryFolder(), 'prices.xlsx');
    await exportPrices({ ...usual, dataFolder, file });
    const { 'xl/styles.xml': styles = new Uint8Array() } = unzipSync(readFileSync(file));
    expect(strFromU8(styles)).toContain('formatCode="#,##0.000"');
  });
});

it('The exported CSV has every figure under one heading, so that it may be sorted.', async () => {
  const [worksheet] = await exported('prices.csv');
  const lines = worksheet?.rows.map((row) => row.join(' | '));
  expect(lines?.slice(0, 2)).toEqual([
    'Table is for | Table | Group | Senza alloggio [tier none] | Locanda [tier guesthouse] | Albergo [tier lodge] | Amount [figure amount] | Per cent [figure percent]',
    'All other overnight packages of 1 night | [table default-1-night] | 1 persona [band 1] | 150 | 229,5 | 320 |  | ',
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Cammini | [table sentiero] | Ragazzi (12–16) [age teenager] | 700 | 1150 | 1720,5 |  | ',
      'Cammini | [table sentiero] | Room for one [single room] | 0 | 210,5 | 380 |  | ',
      'Cammini | [table sentiero] [season summer] | Estate |  |  |  |  | 20%',
      'Cammini · Mostra delle camelie | [table sentiero] [season camellias] | 5–8 persone [band 5-8] | 930 | 1560 | ask |  | ',
      'All other tables | [season newYear] | Capodanno |  |  |  | 35 | ',
      'Special offer | [offer october] | Ottobre sul lago |  |  |  | -7,5 | ',
    ]),
  );
});
