import { expect, it } from 'vitest';
import { formatAmount } from '../../src/desk/fields/format-amount.ts';

it('An amount of money shows all its decimals, or none where it is whole.', () => {
  expect([49.5, 1249.5, 80].map((amount) => formatAmount(amount, 'en-GB', 2))).toEqual([
    '49.50',
    '1,249.50',
    '80',
  ]);
  expect(formatAmount(12.5, 'en-GB')).toBe('12.5');
});
