import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountSchema, parseAmount, readBothWays } from '../../schema/amount.ts';
import {
  amount,
  amountLikeText,
  currencySymbol,
  grouped,
  groupMark,
  minorAmount,
  unambiguousAmount,
  withDecimals,
} from '../arbitraries/amounts.ts';
import { anyText, blankText } from '../arbitraries/texts.ts';

function significantDigits(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '');
}

describe('parseAmount', () => {
  it.each([
    ['3.150.000', 3_150_000],
    ['Rp. 3.150.000', 3_150_000],
    ['3,150,000.0', 3_150_000],
    ['Rp 3.150.000,-', 3_150_000],
    ['3.150.000,–', 3_150_000],
    ['3.150,00', 3150],
    ['3.15', 3.15],
    ['1 234,50', 1234.5],
    ['1’234.50', 1234.5],
    ['$24.50', 24.5],
    ['24,50 €', 24.5],
    ['OMR 0.500', 0.5],
    ['0,125', 0.125],
    ['٣٬١٥٠', 3150],
    ['٣٬١٥٠٬٠٠٠٫٥', 3_150_000.5],
    ['٠٫١٢٥', 0.125],
    ['۳۵٫۵', 35.5],
    ['３，１５０，０００', 3_150_000],
  ])('reads %j as %d.', (text, expected) => {
    expect(parseAmount(text)).toEqual({ ok: true, amount: expected });
  });

  it.each([
    ['3.150', 'a decimal number or one group'],
    ['OMR 35.500', 'a decimal number or one group'],
    ['3 150', 'one group'],
    ['3.150,000', 'mixed marks'],
    ['3.150,000.000', 'mixed marks'],
    ['3.150.000.00', 'a mark that is both'],
    ['3150.000', 'a decimal number or a slip'],
    ['3.150.50', 'two marks that are the same'],
    ['3,15.5', 'a short group'],
    ['2.0000', 'a group or a slip'],
    ['3150.000.000', 'a long first group'],
    ['3.150.', 'a mark at the end'],
  ])('refuses %j as ambiguous: %s.', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, reason: 'ambiguous' });
  });

  it.each([
    '   ',
    'Rp',
    '.',
    'Contact Us',
    '3,15 jt',
    '500k',
    '1e6',
    '0x10',
    '-3150000',
    '+500',
    '0',
    '0.000.000',
    'Rp 1 – Rp 2',
    '9007199254740993',
    '12345678901234.55',
    '0,0',
    'Infinity',
    '3150000¹',
    '①',
  ])('refuses %j as no amount.', (text) => {
    expect(parseAmount(text).ok).toBe(false);
  });

  it('reads back every amount in any unambiguous writing.', () => {
    fc.assert(
      fc.property(amount, currencySymbol, blankText, (value, [before, after], blank) => {
        expect(parseAmount(`${blank}${before}${value}${after}${blank}`)).toEqual({ ok: true, amount: value });
      }),
    );
    fc.assert(
      fc.property(unambiguousAmount, groupMark, currencySymbol, (value, mark, [before, after]) => {
        expect(parseAmount(before + grouped(value, mark) + after)).toEqual({ ok: true, amount: value });
        expect(parseAmount(`${before}-${grouped(value, mark)}${after}`).ok).toBe(false);
      }),
    );
    const decimal = minorAmount.filter(
      ({ minor, decimals }) => decimals !== 3 && minor % 10 ** decimals !== 0,
    );
    fc.assert(
      fc.property(
        decimal,
        fc.constantFrom('.', ','),
        currencySymbol,
        ({ minor, decimals }, point, around) => {
          const text = around.join(withDecimals(minor, decimals, point));
          expect(parseAmount(text)).toEqual({ ok: true, amount: Number(withDecimals(minor, decimals, '.')) });
        },
      ),
    );
  });

  it('refuses every amount with a single group, and every one with two different marks.', () => {
    const thousands = fc.integer({ min: 1000, max: 999_999 });
    fc.assert(
      fc.property(thousands, groupMark, currencySymbol, (value, mark, around) => {
        expect(parseAmount(around.join(grouped(value, mark)))).toEqual({ ok: false, reason: 'ambiguous' });
      }),
    );
    const millions = fc.integer({ min: 1_000_000, max: 10 ** 15 - 1 });
    const marks = fc.constantFrom(['.', ','], [',', '.'], [' ', '.'], [',', ' '], ['’', ',']);
    fc.assert(
      fc.property(millions, marks, (value, [usual = '', last = '']) => {
        const text = grouped(value, usual);
        const mixed = `${text.slice(0, -4)}${last}${text.slice(-3)}`;
        expect(parseAmount(mixed)).toEqual({ ok: false, reason: 'ambiguous' });
      }),
    );
  });

  it('gives a positive number or a reason for any text.', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, amountLikeText), (text) => {
        const parsed = parseAmount(text);
        const isAmount = parsed.ok && Number.isFinite(parsed.amount) && parsed.amount > 0;
        const isReason = !parsed.ok && ['ambiguous', 'not-an-amount'].includes(parsed.reason);
        expect(isAmount || isReason).toBe(true);
      }),
    );
  });

  it('adds, drops and reorders no digit but zeros at the end of decimals.', () => {
    fc.assert(
      fc.property(amountLikeText, (text) => {
        const parsed = parseAmount(text);
        fc.pre(parsed.ok && parsed.amount >= 1e-6);
        const read = parsed.ok ? String(parsed.amount) : '';
        const [, decimals = ''] = /[.,](\d*)\D*$/.exec(text) ?? [];
        const dropped = significantDigits(text).length - significantDigits(read).length;
        expect(significantDigits(text)).toBe(significantDigits(read) + '0'.repeat(dropped));
        expect(dropped).toBeLessThanOrEqual(decimals.length);
      }),
    );
  });
});

describe('readBothWays', () => {
  it('finds both readings of one group of three digits.', () => {
    expect(readBothWays('OMR 35,125')).toEqual({ thousands: 35_125, decimal: 35.125 });
  });

  it.each(['35.50', '3 150', '3.150.000', '0.500', '3,150 jt'])('finds none of %j.', (text) => {
    expect(readBothWays(text)).toBeUndefined();
  });
});

describe('parseAmount with units', () => {
  const units = [
    { word: 'jt', factor: 1_000_000 },
    { word: 'rb', factor: 1000 },
  ];

  it.each([
    ['3,15 jt', 3_150_000],
    ['3,15JT.', 3_150_000],
    ['Rp 3,15 jt', 3_150_000],
    ['3150,500 rb', 3_150_500],
    ['3.150.000 rb', 3_150_000_000],
    ['0,125 jt', 125_000],
  ])('reads %j as %i.', (text, expected) => {
    expect(parseAmount(text, units)).toEqual({ ok: true, amount: expected });
  });

  it.each([
    ['3.150 rb', 'ambiguous', 'a decimal number or one group'],
    ['3.1.5 jt', 'ambiguous', 'two marks'],
    ['3,1234567 jt', 'not-an-amount', 'a part of a unit'],
    ['0,0 jt', 'not-an-amount', 'nothing'],
    ['3,15 million', 'not-an-amount', 'a unit that is not known'],
    ['3 jt 150 rb', 'not-an-amount', 'two amounts'],
    ['jt', 'not-an-amount', 'no number'],
    ['9007199255 jt', 'not-an-amount', 'more than can be counted'],
  ])('refuses %j as %s: %s.', (text, reason) => {
    expect(parseAmount(text, units)).toEqual({ ok: false, reason });
  });
});

describe('amountSchema', () => {
  it.each([
    [35.5, 35.5],
    ['1.234,50', 1234.5],
    ['Rp 3.150.000', 3_150_000],
  ])('reads %j as %d.', (value, expected) => {
    expect(amountSchema.parse(value)).toBe(expected);
  });

  it.each([[0], [-0.5], [24.990000000000002], [1e-7], [Number.NaN], [2 ** 53], [null], [true], [[500]]])(
    'refuses %j.',
    (value) => {
      expect(amountSchema.safeParse(value).success).toBe(false);
    },
  );
});
