import type { ShownPriceRow } from '../../../../../src/domain/page-data/prices.ts';

type Price = readonly [amount: number, figure: string];

/** A row for two and three people or for four to ten, with its prices without roof, in a tent and in the lodge. */
export function row(
  band: 'group' | 'pair',
  label: string,
  none: Price,
  tent: Price,
  lodge: Price,
): ShownPriceRow {
  const [min, max] = band === 'pair' ? [2, 3] : [4, 10];
  const prices = [
    { tier: 'none', price: none },
    { tier: 'tent', price: tent },
    { tier: 'lodge', price: lodge },
  ];
  return {
    band,
    label,
    min,
    max,
    cells: prices.map(({ tier, price: [amount] }) => ({ tier, amount })),
    figures: prices.map(({ price: [, figure] }) => figure),
  };
}
