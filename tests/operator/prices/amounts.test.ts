import { describe, expect, it } from 'vitest';
import { validFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { type AmountRules, amountRules, readValue } from '../../../scripts/operator/prices/amounts.ts';
import { readSitePrices } from '../../../scripts/operator/prices/site-prices.ts';
import { secondOperator } from '../../helpers/workspace.ts';

const rupiah: AmountRules = { currency: 'IDR', decimals: 0, units: [] };
const rial: AmountRules = { currency: 'OMR', decimals: 3, units: [] };

function read(text: string, value: number, rules: AmountRules) {
  return readValue(text, { column: 'tier lodge', kind: 'price', value }, rules);
}

describe('An amount as spreadsheet programs show it in CSV', () => {
  it.each(['950.000', '950,000', '950\u202F000', '950\u00A0000', '950’000', 'Rp 950.000', 'Rp950.000'])(
    'has one group of thousands where the currency has no decimals: %s',
    (text) => {
      expect(read(text, 900_000, rupiah)).toEqual({ value: 950_000 });
    },
  );

  it.each(['455.500', '455,500'])('may have three decimals where it has not changed: %s', (text) => {
    expect(read(text, 455.5, rial)).toEqual({ value: 455.5 });
    expect(read(text, 455, rial)).toHaveProperty('fault');
  });
});

it('A price on request is written in the words of a language of the site, too.', () => {
  const site = secondOperator().set('texts/it/labels.json', ['prices', 'onRequest'], 'Su richiesta');
  const { site: settings, source } = readSitePrices(validFiles(site.sources));
  const rules = amountRules(settings, [...source.dictionaries.values()]);
  expect(read('su richiesta', 240, rules)).toEqual({ value: 'ask' });
  expect(read('su richiesta', 240, amountRules(settings))).toHaveProperty('fault');
});

it.each([
  'ask',
  'Tanya',
  'On request',
  'tanyakan',
  'auf Anfrage',
  'Sur\u00A0demande',
  'Hubungi Kami',
  'Prix sur demande',
])('A price on request is written as the sheet or the website says it: %s', (text) => {
  expect(read(text, 900_000, rupiah)).toEqual({ value: 'ask' });
});
