import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, moneyParts } from '../../src/pricing/money.ts';
import { withDecimals } from '../arbitraries/amounts.ts';

describe('formatMoney', () => {
  it('sets French thousands apart by a wide space that does not break', () => {
    const format = { locale: 'fr-FR', currency: 'IDR', decimals: 0 };
    expect(formatMoney(format, 3_150_000)).toBe('3\u00a0150\u00a0000\u00a0Rp');
  });

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
