import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { english } from '../../../scripts/messages/english.ts';
import { indonesian } from '../../../scripts/messages/indonesian.ts';
import type { Messages } from '../../../scripts/messages/messages.ts';
import { exportPrices } from '../../../scripts/operator/prices/export/export-prices.ts';
import { readSpreadsheet } from '../../../scripts/operator/prices/sheets/read-spreadsheet.ts';
import type { Worksheet } from '../../../scripts/operator/prices/sheets/worksheet.ts';
import { temporaryFolder } from '../../helpers/temporary-folder.ts';
import { secondOperatorFolder } from '../../helpers/workspace.ts';

async function exported(name: string, messages: Messages = english): Promise<readonly Worksheet[]> {
  const file = join(temporaryFolder(), name);
  await exportPrices({ dataFolder: secondOperatorFolder, file, messages, overwrite: false, threshold: 20 });
  return readSpreadsheet(file);
}

describe('the exported workbook', { timeout: 60_000 }, () => {
  it('has a sheet for each table by hotel class, and one with notes', async () => {
    const names = (await exported('prices.xlsx')).map(({ name }) => name);
    expect(names).toEqual(['default-1-night', 'isole-attivo', 'isole-lento', 'sentiero', 'How to use']);
  });

  it('says above the prices what they are for, who shows them and in which currency', async () => {
    const sheet = (await exported('prices.xlsx')).find(({ name }) => name === 'isole-lento');
    expect(sheet?.rows.slice(0, 3).map(([cell]) => cell)).toEqual([
      'Soggiorni sulle isole: Lento',
      'Shown on: Isole lente, 3 giorni 2 notti',
      'Prices per person in euro (EUR). Change the white cells only; how it works stands on the sheet “How to use”.',
    ]);
  });

  it('has codes and labels around the prices', async () => {
    const sheet = (await exported('prices.xlsx')).find(({ name }) => name === 'isole-lento');
    expect(sheet?.rows.slice(3, 6)).toEqual([
      ['[table isole-lento]', null, '[tier none]', '[tier guesthouse]', '[tier lodge]'],
      [null, 'Group', 'Senza alloggio', 'Locanda', 'Albergo'],
      ['[band 1]', '1 persone', 310, 420, 560],
    ]);
  });

  it('explains itself in the language asked for and in English', async () => {
    const notes = (await exported('prices.xlsx', indonesian)).at(-1)?.rows.map(([cell]) => cell);
    expect(notes).toContain('CARA MEMAKAI BERKAS INI');
    expect(notes).toContain('HOW TO USE THIS FILE');
  });
});

describe('the exported CSV', () => {
  it('has a line for each group size of each table', async () => {
    const [worksheet] = await exported('prices.csv');
    expect(worksheet?.rows.slice(0, 2)).toEqual([
      [
        'Table is for',
        'Table',
        'Group',
        'Senza alloggio [tier none]',
        'Locanda [tier guesthouse]',
        'Albergo [tier lodge]',
      ],
      [
        'All other overnight packages of 1 night',
        '[table default-1-night]',
        '1 persone [band 1]',
        '150',
        '229,5',
        '320',
      ],
    ]);
  });
});
