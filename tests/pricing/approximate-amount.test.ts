import { describe, expect, it } from 'vitest';
import { approximateAmount } from '../../src/pricing/approximate-amount.ts';

const RUPIAH = { locale: 'fr-FR', currency: 'IDR', decimals: 0 };
const EURO = { currency: 'EUR', rate: 18_900 };

const plain = (text: string | undefined) => text?.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('what an amount comes to in another currency', () => {
  it.each([
    [3_150_000, '≈ 170 €'],
    [9_000, undefined],
    [10_000, '≈ 1 €'],
    [340_000, '≈ 18 €'],
    [850_000, '≈ 45 €'],
    [1_870_000, '≈ 100 €'],
    [20_000_000, '≈ 1 050 €'],
    [101_000_000, '≈ 5 300 €'],
    [0, undefined],
  ])('%d rupiah: %s', (amount, expected) => {
    expect(plain(approximateAmount(RUPIAH, EURO, amount))).toBe(expected);
  });

  it('is written as the language writes it, from minor units', () => {
    const euros = { locale: 'en-GB', currency: 'EUR', decimals: 2 };
    expect(plain(approximateAmount(euros, { currency: 'USD', rate: 0.87 }, 150_050))).toBe('≈ $1,700');
    const kept = { locale: 'de-CH', currency: 'EUR', decimals: 2, space: false };
    expect(approximateAmount(kept, { currency: 'CHF', rate: 1.06 }, 10_600)).toBe('≈\u00a0CHF100');
  });
});
