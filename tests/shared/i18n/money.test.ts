import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SiteLanguage } from '../../../schema/site.ts';
import { formatShortMoney as formatShortIn } from '../../../scripts/compiler/resolve/money.ts';

function formatShortMoney(own: SiteLanguage, currency: string, amount: number, decimals = 0): string {
  return formatShortIn(own, { locale: own.locale, currency, decimals }, amount);
}

function language(locale: string, overrides: Partial<SiteLanguage> = {}): SiteLanguage {
  return { code: locale.slice(0, 2), locale, name: locale, direction: 'ltr', shortAmounts: [], ...overrides };
}

const id = language('id-ID', {
  shortAmounts: [
    { from: 1_000_000, unit: 1_000_000, text: 'Rp {amount} jt' },
    { from: 1000, unit: 1000, text: 'Rp {amount} rb' },
  ],
});
const en = language('en-GB', {
  shortAmounts: [
    { from: 1_000_000, unit: 1_000_000, text: 'Rp {amount}M' },
    { from: 1000, unit: 1000, text: 'Rp {amount}k' },
  ],
});
const fr = language('fr-FR');

const amount = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });

/** With ordinary spaces in place of those that do not break. */
function spaced(text: string): string {
  return text.replace(/\s/gu, ' ');
}

describe('formatShortMoney', () => {
  it.each([
    { own: id, value: 500_000, text: 'Rp 500 rb' },
    { own: id, value: 1_200_000, text: 'Rp 1,2 jt' },
    { own: id, value: 2_000_000, text: 'Rp 2 jt' },
    { own: en, value: 500_000, text: 'Rp 500k' },
    { own: en, value: 1_200_000, text: 'Rp 1.2M' },
    { own: en, value: 1500, text: 'Rp 1.5k' },
    { own: fr, value: 500_000, text: '500 000 Rp' },
  ])('writes in $own.locale $value as $text', ({ own, value, text }) => {
    expect(spaced(formatShortMoney(own, 'IDR', value))).toBe(text);
  });

  it.each([
    ['an amount below the smallest short form', 900, 'Rp 900'],
    ['an amount whose digits the short form would lose', 1_234_567, 'Rp 1,234,567'],
  ])('writes in full %s', (_, value, text) => {
    expect(spaced(formatShortMoney(en, 'IDR', value))).toBe(text);
  });

  it.each([
    { value: 120_000_000, text: 'Rp 1.2M' },
    { value: 150_050, text: 'Rp 1,500.50' },
    { value: 99_950, text: 'Rp 999.50' },
    { value: 50_000, text: 'Rp 500' },
  ])('of $value with two decimals is $text: units are whole ones', ({ value, text }) => {
    expect(spaced(formatShortMoney(en, 'IDR', value, 2))).toBe(text);
  });

  it('never loses a digit', () => {
    const roundAmount = fc
      .tuple(fc.integer({ min: 1, max: 1_000_000 }), fc.constantFrom(1, 100, 1000, 100_000))
      .map(([count, unit]) => count * unit);
    fc.assert(
      fc.property(fc.oneof(roundAmount, amount), (value) => {
        expect(readBack(formatShortMoney(en, 'IDR', value))).toBe(value);
      }),
    );
  });
});

/** The amount that an English reader understands. */
function readBack(text: string): number {
  const units: Readonly<Record<string, number>> = { M: 1_000_000, k: 1000 };
  const [, digits = '', unit = ''] = /^Rp\s([\d,.]+)([Mk]?)$/u.exec(text) ?? [];
  return Math.round(Number(digits.replaceAll(',', '')) * (units[unit] ?? 1));
}
