import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  boxAround,
  everOverlap,
  liesIn,
  overlap,
} from '../../../../scripts/compiler/map/layout/box.ts';

const box = (left: number, top: number, right: number, bottom: number): Box => ({ left, top, right, bottom });

const middle = box(10, 10, 20, 20);

describe('boxAround', () => {
  it('reaches half its size to each side of its middle', () => {
    expect(boxAround(10, 20, 6, 8)).toEqual(box(7, 16, 13, 24));
  });
});

describe('overlap', () => {
  it.each([
    ['the same box', middle, true],
    ['a box in it', box(12, 12, 18, 18), true],
    ['a box around it', box(0, 0, 30, 30), true],
    ['a box across its corner', box(19, 19, 30, 30), true],
    ['a box across it from left to right', box(0, 14, 30, 16), true],
    ['a box at its right edge', box(20, 10, 30, 20), false],
    ['a box at its left edge', box(0, 10, 10, 20), false],
    ['a box at its upper edge', box(10, 0, 20, 10), false],
    ['a box at its lower edge', box(10, 20, 20, 30), false],
    ['a box elsewhere', box(40, 40, 50, 50), false],
  ])('with %s is %s', (_name, other, expected) => {
    expect(overlap(middle, other)).toBe(expected);
  });
});

describe('liesIn', () => {
  it.each([
    ['itself', middle, true],
    ['a box around it', box(0, 0, 30, 30), true],
    ['a box that ends on its left', box(11, 0, 30, 30), false],
    ['a box that ends on its right', box(0, 0, 19, 30), false],
    ['a box that ends above', box(0, 11, 30, 30), false],
    ['a box that ends below', box(0, 0, 30, 19), false],
  ])('in %s is %s', (_name, outer, expected) => {
    expect(liesIn(middle, outer)).toBe(expected);
  });
});

describe('everOverlap', () => {
  it.each<[string, readonly Box[], readonly Box[], boolean]>([
    [
      'boxes that pass one another on the way',
      [box(0, 0, 2, 2), box(10, 0, 12, 2)],
      [box(5, 1, 7, 3), box(5, 1, 7, 3)],
      true,
    ],
    [
      'boxes that keep their distance',
      [box(0, 0, 2, 2), box(10, 0, 12, 2)],
      [box(3, 0, 5, 2), box(13, 0, 15, 2)],
      false,
    ],
    ['boxes that only touch', [box(0, 0, 2, 2), box(0, 0, 2, 2)], [box(2, 0, 4, 2), box(2, 0, 4, 2)], false],
    // The first passes to the right when the second has gone up long since.
    [
      'boxes that cross one way after the other',
      [box(0, 10, 2, 12), box(20, 10, 22, 12)],
      [box(18, 12, 20, 14), box(18, 0, 20, 2)],
      false,
    ],
    [
      'boxes that touch in the end',
      [box(0, 0, 2, 2), box(3, 0, 5, 2)],
      [box(5, 0, 7, 2), box(5, 0, 7, 2)],
      false,
    ],
    ['boxes at a single width', [box(0, 0, 2, 2)], [box(1, 1, 3, 3)], true],
  ])('is right about %s', (_name, one, other, expected) => {
    expect(everOverlap(one, other)).toBe(expected);
  });

  it('is what is seen at any width between', () => {
    const edge = fc.integer({ min: 0, max: 40 });
    const any = fc.tuple(edge, edge, fc.integer({ min: 1, max: 15 }), fc.integer({ min: 1, max: 15 }));
    const anyBox = any.map(([left, top, width, height]) => box(left, top, left + width, top + height));
    // Smaller by a trace, so that rounding makes no overlap of boxes that touch.
    const trace = 1e-6;
    const mixed = (from: Box, to: Box, share: number) => {
      const between = (key: keyof Box) => from[key] + (to[key] - from[key]) * share;
      return box(
        between('left') + trace,
        between('top') + trace,
        between('right') - trace,
        between('bottom') - trace,
      );
    };
    fc.assert(
      fc.property(anyBox, anyBox, anyBox, anyBox, (a, b, c, d) => {
        const seen = Array.from({ length: 101 }, (_, step) => step / 100).some((share) =>
          overlap(mixed(a, b, share), mixed(c, d, share)),
        );
        expect(everOverlap([a, b], [c, d]) || !seen).toBe(true);
      }),
    );
  });
});
