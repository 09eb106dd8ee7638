import { describe, expect, it } from 'vitest';
import { type Box, boxAround, liesIn, overlap } from '../../../scripts/compiler/map/box.ts';

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
