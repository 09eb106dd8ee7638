import { describe, expect, it } from 'vitest';
import { readAmount, readChange } from '../../src/desk/fields/read-amount.ts';
import { readNumber } from '../../src/desk/fields/typed-fields.tsx';

const rupiah = { units: [{ word: 'jt', factor: 1_000_000 }], decimals: 0 };
const euro = { units: [], decimals: 2 };

describe('An amount that is typed', () => {
  it.each([
    ['1,5 jt', 1_500_000],
    ['50.000', 50_000],
    ['50,000', 50_000],
    ['Rp 50.000', 50_000],
    ['3.150.000', 3_150_000],
  ])('is understood in rupiah: %s.', (typed, value) => {
    expect(readAmount(typed, rupiah)).toEqual({ value });
    expect(readChange(`-${typed}`, rupiah)).toEqual({ value: -value });
  });

  it('has two readings where the currency has decimals.', () => {
    expect(readAmount('50.000', euro)).toEqual({ problem: 'ambiguous', readings: [50_000, 50] });
    expect(readAmount('24,50', euro)).toEqual({ value: 24.5 });
  });

  it('may be part of a change in per cent.', () => {
    expect(readChange('+7,5 %', rupiah)).toEqual({ value: 7.5 });
    expect(readChange(' ', rupiah)).toEqual({ value: undefined });
    expect(readChange('many', rupiah)).toEqual({ problem: 'no-amount' });
  });
});

it('A number that is typed may have a comma, a sign, and a per cent sign where it is per cent.', () => {
  expect(['12,5', '+7', '−10', '10 %', '-10%'].map((typed) => readNumber(typed, true))).toEqual([
    12.5, 7, -10, 10, -10,
  ]);
  expect(['10%', '', 'ten', '1,2,3'].map((typed) => readNumber(typed, false))).toEqual(
    Array(4).fill(undefined),
  );
});
