import type { PriceTable } from '../../../../../src/domain/page-data/prices.ts';

type Row = PriceTable['rows'][number];
type Price = readonly [amount: number, text: string];

/** A row for two and three people or for four to ten, with its prices without roof, in a tent and in the lodge. */
export function row(band: 'group' | 'pair', label: string, none: Price, tent: Price, lodge: Price): Row {
  const [min, max] = band === 'pair' ? [2, 3] : [4, 10];
  const cells = (
    [
      ['none', none],
      ['tent', tent],
      ['lodge', lodge],
    ] as const
  ).map(([tier, [amount, text]]) => ({ tier, amount, text }));
  return { band, label, min, max, cells };
}
