import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { linkModel } from '../../../scripts/compiler/link/link-model.ts';
import { validFiles } from '../../../scripts/compiler/validate/validate-files.ts';
import { moneyParts } from '../../../src/pricing/money.ts';
import { minorAmount, withDecimals } from '../../arbitraries/amounts.ts';
import { plainOperator } from '../../helpers/plain-operator.ts';

/** The second operator without decimals in other places than one price table. */
const plain = plainOperator()
  .set('destinations/isolaSanGiulio.json', ['priceFrom'], 95)
  .set('prices/default-1-night.json', ['rows'], [{ paxCount: '1', none: 150, guesthouse: 230, lodge: 320 }]);

/** The minor units that pages are made from, of a price written in JSON with all its decimals, such as `35.500`. */
function linkedMinors(minor: number, decimals: number): number | 'ask' | undefined {
  const written = withDecimals(minor, decimals, '.');
  const row = `{ "paxCount": "1", "none": ${written}, "guesthouse": ${written}, "lodge": ${written} }`;
  const serves = '{ "category": "island-stays", "options": ["lento"] }';
  const site = plain
    .set('site.json', ['currencyDecimals'], decimals)
    .withText('prices/isole-lento.json', `{ "serves": ${serves}, "rows": [${row}] }\n`);
  const table = linkModel(validFiles(site.sources)).priceTables.find(({ id }) => id === 'isole-lento');
  return table?.rows[0]?.cells[0]?.amount;
}

it('A price is exactly its minor units once linked, and is shown with the digits of the file.', () => {
  fc.assert(
    fc.property(minorAmount, ({ minor, decimals }) => {
      expect(linkedMinors(minor, decimals)).toBe(minor);
      const { figure } = moneyParts({ locale: 'en-US', currency: 'USD', decimals }, minor);
      expect(figure.replaceAll(',', '')).toBe(withDecimals(minor, decimals, '.').replace(/\.0+$/, ''));
    }),
    { numRuns: 40 },
  );
});
