import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromMinorUnits, toMinorUnits } from '../../src/pricing/minor-units.ts';
import { minorAmount, withDecimals } from '../arbitraries/amounts.ts';

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
