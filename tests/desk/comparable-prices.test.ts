import { describe, expect, it } from 'vitest';
import { readDataFolder } from '../../scripts/compiler/read/read-data-folder.ts';
import { validFiles } from '../../scripts/compiler/validate/validate-files.ts';
import { findComparablePrices } from '../../scripts/desk/publish/comparable-prices.ts';
import { english } from '../../scripts/messages/english.ts';
import { comparePrices } from '../../scripts/operator/prices/diff-prices.ts';
import { createLabels } from '../../scripts/operator/prices/labels.ts';
import { readSitePrices } from '../../scripts/operator/prices/site-prices.ts';
import { firstOperatorFolder } from '../helpers/first-operator.ts';

const usual = readDataFolder(firstOperatorFolder);
const list = {
  serves: { package: 'lombok-overnight-3d2n', options: ['C'] },
  rows: [{ paxCount: '2-3', noHotel: 3_650_000 }],
};
const withOwn = [...usual, { path: 'prices/own.json', bytes: Buffer.from(JSON.stringify(list)) }];

function compare(older: typeof usual, newer: typeof usual) {
  const [before, after] = [validFiles(older), validFiles(newer)];
  const labels = createLabels(readSitePrices(after), english, before.entries.prices);
  const context = { messages: english, labels, threshold: 20 };
  return comparePrices(
    findComparablePrices(before, after),
    findComparablePrices(after, before),
    context,
  ).rows.map(({ cells }) => cells.join(' | ').replaceAll(/\s/g, ' '));
}

describe('A price list for one tour', () => {
  it('is compared with the list that applied to the tour before.', () => {
    expect(compare(usual, withOwn)).toEqual([
      'own | 2–3 people | No hotel | Rp 3,550,000 | Rp 3,650,000 | +2.8%',
    ]);
  });

  it('is compared with the list that applies to the tour after it is removed.', () => {
    expect(compare(withOwn, usual)).toEqual([
      'own | 2–3 people | No hotel | Rp 3,650,000 | Rp 3,550,000 | -2.7%',
    ]);
  });
});
