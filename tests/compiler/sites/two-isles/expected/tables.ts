import type { PriceTable } from '../../../../../src/domain/page-data/prices.ts';

type Row = PriceTable['rows'][number];
type Price = readonly [amount: number, text: string];

/** A row for one person or for two to four, with its prices without hotel, in an inn and in a hotel. */
export function row(band: 'few' | 'solo', label: string, none: Price, inn: Price, hotel: Price): Row {
  const [min, max] = band === 'solo' ? [1, 1] : [2, 4];
  const cells = (
    [
      ['none', none],
      ['inn', inn],
      ['hotel', hotel],
    ] as const
  ).map(([tier, [amount, text]]) => ({ tier, amount, text }));
  return { band, label, min, max, cells };
}
