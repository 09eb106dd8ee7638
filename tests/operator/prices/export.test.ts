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
  const tables = ['default-1-night', 'isole-attivo', 'isole-lento', 'mottarone-auto', 'sentiero'];

  it.each([
    [english, ['Seasons', 'Children', 'Rooms for one', 'Special offers', 'How to use']],
    [indonesian, ['Musim', 'Anak', 'Kamar untuk satu orang', 'Penawaran khusus', 'Cara pakai']],
  ])('has a sheet for each table and list, and one with notes', async (messages, lists) => {
    const names = (await exported('prices.xlsx', messages)).map(({ name }) => name);
    expect(names).toEqual([...tables, 'sentiero (camellias)', ...lists]);
  });

  it.each([
    [
      'mottarone-auto',
      [
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
        ['[table sentiero] [season camellias]', null, '[tier none]', '[tier guesthouse]', '[tier lodge]'],
        [null, 'Group', 'Senza alloggio', 'Locanda', 'Albergo'],
        ['[band 1]', '1 persona', 1290, 1980, 2690],
        ['[band 2-4]', '2–4 persone', 1020, 1660, 2320],
        ['[band 5-8]', '5–8 persone', 930, 1560, 'ask'],
      ],
    ],
    [
      'Rooms for one',
      [
        [null, null, null, '[tier none]', '[tier guesthouse]', '[tier lodge]'],
        [null, 'For', 'Table', 'Senza alloggio', 'Locanda', 'Albergo'],
        ['[table sentiero] [single room]', 'Room for one', 'Cammini', 0, 210.5, 380],
      ],
    ],
  ])('has codes, labels and figures on the sheet %s', async (name, rows) => {
    const sheet = (await exported('prices.xlsx')).find((other) => other.name === name);
    expect(sheet?.rows.slice(3)).toEqual(rows);
  });

  it('says of whole groups that the price is for them', async () => {
    const sheet = (await exported('prices.xlsx')).find(({ name }) => name === 'mottarone-auto');
    expect(sheet?.rows[2]?.[0]).toMatch(/^Prices for the whole group or vehicle in euro \(EUR\)\./);
  });

  it('says when a season with prices of its own is', async () => {
    const sheet = (await exported('prices.xlsx')).find(({ name }) => name === 'sentiero (camellias)');
    expect(sheet?.rows.slice(0, 2).map(([cell]) => cell)).toEqual([
      'Cammini · Mostra delle camelie',
      'Prices of their own in this season: 05–29 marzo 2027. Shown on: Sentiero dei laghi, 12 giorni',
    ]);
  });

  it('lists what seasons change, with the table that differs', async () => {
    const sheet = (await exported('prices.xlsx')).find(({ name }) => name === 'Seasons');
    const codes = sheet?.rows.map(([code]) => code).slice(5);
    expect(codes).toEqual([
      '[season summer]',
      '[season winter]',
      '[season newYear]',
      '[table sentiero] [season summer]',
    ]);
    expect(sheet?.rows.map((row) => row.slice(4)).slice(3)).toEqual([
      ['[figure percent]', '[figure amount]'],
      ['Change in per cent', 'Change in money'],
      [0.12, null],
      [-0.1, null],
      [null, 35],
      [0.2, null],
    ]);
  });

  it('lists what children pay', async () => {
    const sheet = (await exported('prices.xlsx', indonesian)).find(({ name }) => name === 'Anak');
    expect(sheet?.rows.slice(4).map((row) => row.slice(1))).toEqual([
      ['Usia', 'Tabel', 'Persen dari harga dewasa', 'Jumlah uang', 'Senza alloggio', 'Locanda', 'Albergo'],
      ['Neonati (0–2)', 'Cammini', null, 0, null, null, null],
      ['Bambini (3–11)', 'Cammini', 0.6, null, null, null, null],
      ['Ragazzi (12–16)', 'Cammini', null, null, 700, 1150, 1720.5],
    ]);
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
      ['[band 1]', '1 persona', 310, 420, 560],
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
        'Amount [figure amount]',
        'Per cent [figure percent]',
      ],
      [
        'All other overnight packages of 1 night',
        '[table default-1-night]',
        '1 persona [band 1]',
        '150',
        '229,5',
        '320',
        '',
        '',
      ],
    ]);
  });

  it('has everything under one heading, so that it may be sorted', async () => {
    const [worksheet] = await exported('prices.csv');
    expect(worksheet?.rows.slice(-11)).toEqual([
      [
        'Cammini · Mostra delle camelie',
        '[table sentiero] [season camellias]',
        '5–8 persone [band 5-8]',
        '930',
        '1560',
        'ask',
        '',
        '',
      ],
      ['All other tables', '[season summer]', 'Estate', '', '', '', '', '12%'],
      ['All other tables', '[season winter]', 'Inverno', '', '', '', '', '-10%'],
      ['All other tables', '[season newYear]', 'Capodanno', '', '', '', '35', ''],
      ['Cammini', '[table sentiero] [season summer]', 'Estate', '', '', '', '', '20%'],
      ['Cammini', '[table sentiero]', 'Neonati (0–2) [age infant]', '', '', '', '0', ''],
      ['Cammini', '[table sentiero]', 'Bambini (3–11) [age child]', '', '', '', '', '60%'],
      ['Cammini', '[table sentiero]', 'Ragazzi (12–16) [age teenager]', '700', '1150', '1720,5', '', ''],
      ['Cammini', '[table sentiero]', 'Room for one [single room]', '0', '210,5', '380', '', ''],
      ['Special offer', '[offer earlyBird]', 'Prima prenoti, meno paghi', '', '', '', '', '-10%'],
      ['Special offer', '[offer october]', 'Ottobre sul lago', '', '', '', '-7,5', ''],
    ]);
  });
});
