import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isScrolled } from '../../src/domain/scroll-state.ts';

describe('isScrolled', () => {
  it.each([
    [-20, false],
    [0, false],
    [50, false],
    [50.5, true],
    [51, true],
  ])('at %d px is %s', (scrollY, expected) => {
    expect(isScrolled(scrollY)).toBe(expected);
  });

  it('is true everywhere further down', () => {
    fc.assert(
      fc.property(fc.integer({ min: 51 }), (scrollY) => {
        expect(isScrolled(scrollY)).toBe(true);
      }),
    );
  });

  it('is false everywhere further up', () => {
    fc.assert(
      fc.property(fc.integer({ max: 50 }), (scrollY) => {
        expect(isScrolled(scrollY)).toBe(false);
      }),
    );
  });
});
