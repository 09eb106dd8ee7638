import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountSchema, parseAmount, readingsOf } from '../../schema/amount.ts';
import {
  amount,
  amountLikeText,
  currencyMark,
  grouped,
  groupMark,
  minorAmount,
  unambiguousAmount,
  withDecimals,
} from '../arbitraries/amounts.ts';
import { anyText, blankText } from '../arbitraries/texts.ts';

/** The digits of a number from the first that is not zero. */
function digitsOf(text: string): string {
  return text.replace(/\D/g, '').replace(/^0+/, '');
}

describe('parseAmount', () => {
  it.each([
    ['3150000', 3_150_000],
    ['3.150.000', 3_150_000],
    ['3,150,000', 3_150_000],
    ['3 150 000', 3_150_000],
    ['3\u00a0150\u00a0000', 3_150_000],
    ['3\u202f150\u202f000', 3_150_000],
    ['3’150’000', 3_150_000],
    ['Rp 3.150.000', 3_150_000],
    ['Rp3.150.000', 3_150_000],
    ['Rp. 3.150.000', 3_150_000],
    ['IDR 3,150,000', 3_150_000],
    ['3,150,000 IDR', 3_150_000],
    ['  Rp 500  ', 500],
    ['3.150.000,00', 3_150_000],
    ['3,150,000.0', 3_150_000],
    ['3150000,00', 3_150_000],
    ['Rp 3.150.000,-', 3_150_000],
    ['3.150.000,–', 3_150_000],
    ['3.150,00', 3150],
    ['3.15', 3.15],
    ['3.150.000,50', 3_150_000.5],
    ['1.234,50', 1234.5],
    ['1,234.5', 1234.5],
    ['1 234,50', 1234.5],
    ['1’234.50', 1234.5],
    ['$24.50', 24.5],
    ['24,50 €', 24.5],
    ['OMR 35.50', 35.5],
    ['OMR 0.500', 0.5],
    ['0,125', 0.125],
    ['35.1250', 35.125],
    ['1234.5', 1234.5],
    ['٣١٥', 315],
    ['٣٬١٥٠', 3150],
    ['٣٬١٥٠٬٠٠٠٫٥', 3_150_000.5],
    ['٣٥٫٥٠٠', 35.5],
    ['٠٫١٢٥', 0.125],
    ['۳۵٫۵', 35.5],
    ['३१५०', 3150],
    ['３１５０', 3150],
    ['３，１５０，０００', 3_150_000],
  ])('reads %j as %d', (text, expected) => {
    expect(parseAmount(text)).toEqual({ ok: true, amount: expected });
  });

  it.each([
    ['3.150', 'a decimal number or one group'],
    ['3,150', 'a decimal number or one group'],
    ['Rp 3.150', 'a decimal number or one group'],
    ['3 150', 'one group'],
    ['3.150,000', 'mixed marks'],
    ['3,150.000', 'mixed marks'],
    ['3.150,000.000', 'mixed marks'],
    ['3.150.000.00', 'a mark that is both'],
    ['OMR 35.500', 'a decimal number or one group'],
    ['3150.000', 'a decimal number or a slip'],
    ['3.150.50', 'two marks that are the same'],
    ['3,15.5', 'a short group'],
    ['2.0000', 'a group or a slip'],
    ['31.50.000', 'a short group'],
    ['3150.000.000', 'a long first group'],
    ['3.150.', 'a mark at the end'],
  ])('refuses %j as ambiguous: %s', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, reason: 'ambiguous' });
  });

  it.each([
    '',
    '   ',
    'Rp',
    'IDR',
    '.',
    'Contact Us',
    '3,15 jt',
    '500k',
    '1e6',
    '0x10',
    '-3150000',
    '-3.150.000',
    '+500',
    '0',
    '000',
    'Rp 0',
    '0.000.000',
    'Rp 1 – Rp 2',
    '9007199254740993',
    '1000000000000000',
    '12345678901234.55',
    '0,0',
    'NaN',
    'Infinity',
  ])('refuses %j as no amount', (text) => {
    expect(parseAmount(text)).toEqual({ ok: false, reason: 'not-an-amount' });
  });

  it.each(['3150000¹', 'Rp 3150000²', '①', '3²'])('does not take the note in %j for a digit', (text) => {
    expect(parseAmount(text).ok).toBe(false);
  });

  it('reads back every amount written plainly', () => {
    fc.assert(
      fc.property(amount, currencyMark, blankText, (value, [before, after], blank) => {
        expect(parseAmount(`${blank}${before}${value}${after}${blank}`)).toEqual({ ok: true, amount: value });
      }),
    );
  });

  it('reads back every amount written in two groups and more, or in none', () => {
    fc.assert(
      fc.property(unambiguousAmount, groupMark, currencyMark, (value, mark, [before, after]) => {
        expect(parseAmount(before + grouped(value, mark) + after)).toEqual({ ok: true, amount: value });
      }),
    );
  });

  it('refuses every amount written with a single group', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1000, max: 999_999 }), groupMark, currencyMark, (value, mark, around) => {
        expect(parseAmount(around.join(grouped(value, mark)))).toEqual({ ok: false, reason: 'ambiguous' });
      }),
    );
  });

  it('refuses every amount with two different marks', () => {
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

  it('refuses every negative amount', () => {
    fc.assert(
      fc.property(unambiguousAmount, groupMark, currencyMark, (value, mark, [before, after]) => {
        expect(parseAmount(`${before}-${grouped(value, mark)}${after}`).ok).toBe(false);
      }),
    );
  });

  it('reads back every amount written with one or two decimals, or four', () => {
    fc.assert(
      fc.property(
        minorAmount.filter(({ minor, decimals }) => decimals !== 3 && minor % 10 ** decimals !== 0),
        fc.constantFrom('.', ','),
        currencyMark,
        ({ minor, decimals }, point, around) => {
          const text = around.join(withDecimals(minor, decimals, point));
          expect(parseAmount(text)).toEqual({ ok: true, amount: Number(withDecimals(minor, decimals, '.')) });
        },
      ),
    );
  });

  it('gives a positive number or a reason for any text', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, amountLikeText), (text) => {
        const parsed = parseAmount(text);
        const isAmount = parsed.ok && Number.isFinite(parsed.amount) && parsed.amount > 0;
        const isReason = !parsed.ok && ['ambiguous', 'not-an-amount'].includes(parsed.reason);
        expect(isAmount || isReason).toBe(true);
      }),
    );
  });

  it('adds, drops and reorders no digit but zeros at the end of decimals', () => {
    fc.assert(
      fc.property(amountLikeText, (text) => {
        const parsed = parseAmount(text);
        fc.pre(parsed.ok && parsed.amount >= 1e-6);
        const read = parsed.ok ? String(parsed.amount) : '';
        const [, decimals = ''] = /[.,](\d*)\D*$/.exec(text) ?? [];
        const dropped = digitsOf(text).length - digitsOf(read).length;
        expect(digitsOf(text)).toBe(digitsOf(read) + '0'.repeat(dropped));
        expect(dropped).toBeLessThanOrEqual(decimals.length);
      }),
    );
  });
});

describe('readingsOf', () => {
  it.each([
    ['35.500', 35_500, 35.5],
    ['OMR 35,125', 35_125, 35.125],
    [' 1.455 €', 1455, 1.455],
  ])('finds both of %j', (text, thousands, decimal) => {
    expect(readingsOf(text)).toEqual({ thousands, decimal });
  });

  it.each(['35.50', '3 150', '3.150.000', '0.500', '3,150 jt', 'a lot'])('finds none of %j', (text) => {
    expect(readingsOf(text)).toBeUndefined();
  });
});

describe('parseAmount with units', () => {
  const units = [
    { word: 'jt', factor: 1_000_000 },
    { word: 'rb', factor: 1000 },
  ];

  it.each([
    ['3,15 jt', 3_150_000],
    ['3.15 jt', 3_150_000],
    ['3,15jt', 3_150_000],
    ['3,15 JT.', 3_150_000],
    ['Rp 3,15 jt', 3_150_000],
    ['3150 rb', 3_150_000],
    ['3150,5 rb', 3_150_500],
    ['3150,500 rb', 3_150_500],
    ['3.150.000 rb', 3_150_000_000],
    ['0,5 jt', 500_000],
    ['0,125 jt', 125_000],
    ['3 jt', 3_000_000],
  ])('reads %j as %i', (text, expected) => {
    expect(parseAmount(text, units)).toEqual({ ok: true, amount: expected });
  });

  it.each([
    ['3.150 rb', 'ambiguous', 'a decimal number or one group'],
    ['3,150 jt', 'ambiguous', 'a decimal number or one group'],
    ['3.1.5 jt', 'ambiguous', 'two marks'],
    ['3,1234567 jt', 'not-an-amount', 'a part of a unit'],
    ['0 jt', 'not-an-amount', 'nothing'],
    ['0,0 jt', 'not-an-amount', 'nothing'],
    ['3,15 million', 'not-an-amount', 'a unit that is not known'],
    ['3 jt 150 rb', 'not-an-amount', 'two amounts'],
    ['jt', 'not-an-amount', 'no number'],
    ['9007199255 jt', 'not-an-amount', 'more than can be counted'],
  ])('refuses %j as %s: %s', (text, reason) => {
    expect(parseAmount(text, units)).toEqual({ ok: false, reason });
  });

  it('reads every amount the same with units and without where it has none', () => {
    fc.assert(
      fc.property(amountLikeText, (text) => {
        expect(parseAmount(text, units)).toEqual(parseAmount(text));
      }),
    );
  });

  it('reads back every amount divided by a unit, in as few decimals as it needs', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_999 }), fc.constantFrom(',', '.'), (tens, mark) => {
        const decimals = String(tens % 100_000)
          .padStart(5, '0')
          .replace(/0+$/, '');
        fc.pre(decimals.length !== 3);
        const text = `${Math.floor(tens / 100_000)}${decimals === '' ? '' : mark + decimals} jt`;
        expect(parseAmount(text, units)).toEqual({ ok: true, amount: tens * 10 });
      }),
    );
  });
});

describe('amountSchema', () => {
  it.each([[3_150_000], [35.5], [0.125], ['3150000'], ['24.50'], ['Rp 3.150.000']])('accepts %j', (value) => {
    expect(amountSchema.safeParse(value).success).toBe(true);
  });

  it('turns a text into its number', () => {
    expect(amountSchema.parse('1.234,50')).toBe(1234.5);
    expect(amountSchema.parse('Rp 3.150.000')).toBe(3_150_000);
  });

  it.each([
    [0],
    [-500],
    [-0.5],
    [24.990000000000002],
    [1e-7],
    [Number.NaN],
    [Number.POSITIVE_INFINITY],
    [2 ** 53],
    [null],
    [true],
    [[500]],
  ])('refuses %j', (value) => {
    expect(amountSchema.safeParse(value).success).toBe(false);
  });

  it('gives a positive number of 15 digits or fewer for every value that it accepts', () => {
    fc.assert(
      fc.property(fc.oneof(fc.double(), fc.integer(), amountLikeText, fc.anything()), (value) => {
        const parsed = amountSchema.safeParse(value);
        fc.pre(parsed.success);
        const found = parsed.success ? parsed.data : 0;
        expect(found > 0 && Number(found.toPrecision(15)) === found).toBe(true);
      }),
    );
  });
});
