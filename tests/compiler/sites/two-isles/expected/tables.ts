import type { ShownPriceRow } from '../../../../../src/domain/page-data/prices.ts';

type Price = readonly [amount: number, figure: string];

/** A row for one person or for two to four, with its prices without hotel, in an inn and in a hotel. */
export function row(
  band: 'few' | 'solo',
  label: string,
  none: Price,
  inn: Price,
  hotel: Price,
): ShownPriceRow {
  const [min, max] = band === 'solo' ? [1, 1] : [2, 4];
  const prices = [
    { tier: 'none', price: none },
    { tier: 'inn', price: inn },
    { tier: 'hotel', price: hotel },
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
