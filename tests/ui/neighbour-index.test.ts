import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { neighbourIndex } from '../../src/ui/TabList/neighbour-index.ts';

/** A place in a row of one or more tabs. */
const place = fc
  .integer({ min: 1 })
  .chain((count) => fc.record({ count: fc.constant(count), index: fc.nat(count - 1) }));

describe('neighbourIndex', () => {
  it.each([
    ['ArrowRight', 0, 1],
    ['ArrowRight', 4, 0],
    ['ArrowLeft', 0, 4],
    ['ArrowLeft', 3, 2],
    ['Home', 3, 0],
    ['End', 1, 4],
  ])('leads by %s from %i to %i of five', (key, from, to) => {
    expect(neighbourIndex(key, from, 5, false)).toBe(to);
  });

  it('turns the arrows round where writing runs from right to left', () => {
    expect(neighbourIndex('ArrowLeft', 0, 5, true)).toBe(1);
  });

  it.each(['Enter', ' ', 'Tab', 'ArrowDown', 'a', ''])('does not move by "%s"', (key) => {
    expect(neighbourIndex(key, 2, 5, false)).toBe(-1);
  });

  it('stays in the row wherever it starts', () => {
    const key = fc.constantFrom('ArrowLeft', 'ArrowRight', 'Home', 'End');
    fc.assert(
      fc.property(key, place, fc.boolean(), (pressed, { count, index }, rightToLeft) => {
        const next = neighbourIndex(pressed, index, count, rightToLeft);
        expect(next).toBeGreaterThanOrEqual(0);
        expect(next).toBeLessThan(count);
      }),
    );
  });

  it('comes back by the opposite arrow', () => {
    fc.assert(
      fc.property(place, fc.boolean(), ({ count, index }, rightToLeft) => {
        const there = neighbourIndex('ArrowRight', index, count, rightToLeft);
        expect(neighbourIndex('ArrowLeft', there, count, rightToLeft)).toBe(index);
      }),
    );
  });
});
