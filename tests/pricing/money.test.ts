import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  approximateAmount,
  formatMoney,
  fromMinorUnits,
  moneyParts,
  toMinorUnits,
} from '../../src/pricing/money.ts';
import { minorAmount, withDecimals } from '../arbitraries/amounts.ts';

describe('formatMoney', () => {
  it.each([
    { locale: 'en-US', currency: 'USD', decimals: 2, minor: 2450, text: '$24.50' },
    { locale: 'en-US', currency: 'USD', decimals: 2, minor: 2400, text: '$24' },
    { locale: 'en-US', currency: 'USD', decimals: 2, minor: 5, text: '$0.05' },
    { locale: 'de-DE', currency: 'EUR', decimals: 2, minor: 123_450, text: '1.234,50\u00a0€' },
    { locale: 'en-GB', currency: 'OMR', decimals: 3, minor: 35_500, text: 'OMR\u00a035.500' },
    { locale: 'en-GB', currency: 'OMR', decimals: 3, minor: 35_000, text: 'OMR\u00a035' },
    { locale: 'en-GB', currency: 'OMR', decimals: 3, minor: 1_234_125, text: 'OMR\u00a01,234.125' },
    { locale: 'ja-JP', currency: 'JPY', decimals: 0, minor: 24_500, text: '¥24,500' },
    { locale: 'id-ID', currency: 'IDR', decimals: 0, minor: 3_150_000, text: 'Rp\u00a03.150.000' },
    { locale: 'en-GB', currency: 'IDR', decimals: 0, minor: 3_150_000, text: 'Rp\u00a03,150,000' },
    { locale: 'de-DE', currency: 'IDR', decimals: 0, minor: 3_150_000, text: '3.150.000\u00a0Rp' },
    // French thousands are set apart by a wide space that does not break.
    { locale: 'fr-FR', currency: 'IDR', decimals: 0, minor: 3_150_000, text: '3\u00a0150\u00a0000\u00a0Rp' },
    { locale: 'en-US', currency: 'USD', decimals: 4, minor: 245_001, text: '$24.5001' },
  ])('writes $minor minor units of $currency in $locale as $text', ({ minor, text, ...format }) => {
    expect(formatMoney(format, minor).replace('￥', '¥')).toBe(text);
  });

  it('writes every digit: none of a whole amount behind the point, of others as many as the currency has', () => {
    const format = fc.record({
      locale: fc.constantFrom('en-US', 'de-DE', 'fr-FR', 'id-ID'),
      currency: fc.constantFrom('USD', 'OMR', 'JPY'),
      decimals: fc.integer({ min: 0, max: 4 }),
    });
    fc.assert(
      fc.property(format, fc.integer({ min: 1, max: 10 ** 15 - 1 }), (money, minor) => {
        const digits = moneyParts(money, minor).figure.replace(/\D/g, '');
        const written = withDecimals(minor, money.decimals, '.');
        expect(digits).toBe(written.replace(/\.0+$/, '').replace('.', ''));
      }),
    );
  });

  it('sets no space beside the currency where a language has none', () => {
    const format = { locale: 'id-ID', currency: 'IDR' };
    expect(formatMoney({ ...format, decimals: 0, space: false }, 3_150_000)).toBe('Rp3.150.000');
    expect(formatMoney({ ...format, decimals: 0, space: true }, 3_150_000)).toBe('Rp\u00a03.150.000');
  });
});

describe('toMinorUnits', () => {
  it.each([
    [24.5, 2, 2450],
    [1.005, 3, 1005],
    [0.29, 2, 29],
    [3_150_000, 0, 3_150_000],
    [0.0001, 4, 1],
    [-0.5, 2, -50],
    [0, 3, 0],
    [99_999_999_999.9999, 4, 999_999_999_999_999],
  ])('of %d with %i decimals gives %i', (amount, decimals, minor) => {
    expect(toMinorUnits(amount, decimals)).toBe(minor);
  });

  it.each([
    [35.5, 0, 'a decimal more than there are'],
    [24.505, 2, 'a decimal more than there are'],
    [1e-7, 4, 'far too many decimals'],
    [1_000_000_000_000_000, 0, 'more than 15 digits'],
    [100_000_000_000, 4, 'more than 15 digits in minor units'],
    [1e21, 0, 'far too many digits'],
    [Number.NaN, 2, 'no number'],
    [Number.POSITIVE_INFINITY, 2, 'no number'],
  ])('of %d with %i decimals gives nothing: %s', (amount, decimals) => {
    expect(toMinorUnits(amount, decimals)).toBeUndefined();
  });

  it('gives the digits of every decimal number, and the number back', () => {
    fc.assert(
      fc.property(minorAmount, ({ minor, decimals }) => {
        const amount = Number(withDecimals(minor, decimals, '.'));
        // Shorter than a millionth, numbers are written in another way; no currency has such amounts.
        fc.pre(amount >= 1e-6);
        expect(toMinorUnits(amount, decimals)).toBe(minor);
        expect(fromMinorUnits(minor, decimals)).toBe(amount);
      }),
    );
  });
});

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
