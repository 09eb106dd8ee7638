import { describe, expect, it } from 'vitest';
import { type Corner, scaleBarFor, scaleBox } from '../../../../scripts/compiler/map/layout/scale-bar.ts';
import { plainView, rectangle } from '../../../helpers/map-views.ts';

const WIDTHS = [500, 1000];

/** Places in three corners leave the fourth. */
const IN_CORNER: Readonly<Record<Corner, { readonly x: number; readonly y: number }>> = {
  'top-left': { x: 0.05, y: 0.05 },
  'top-right': { x: 0.95, y: 0.05 },
  'bottom-left': { x: 0.05, y: 0.95 },
  'bottom-right': { x: 0.95, y: 0.95 },
};
const CORNERS: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];

function kilometresAt(kilometresPerUnit: number): number | undefined {
  return scaleBarFor(plainView({ kilometresPerUnit }), [], [], WIDTHS)?.kilometres;
}

describe('scaleBarFor', () => {
  // A quarter of the thousand units is the longest that the bar may be.
  it.each([
    [1, 200],
    [0.8, 200],
    [0.79, 100],
    [2, 500],
    [3.999, 500],
    [4, 1000],
    [0.1, 20],
    [0.02, 5],
    [0.004, 1],
  ])('at %d kilometres a unit shows %d kilometres', (kilometresPerUnit, kilometres) => {
    expect(kilometresAt(kilometresPerUnit)).toBe(kilometres);
  });

  it('shows parts of a kilometre where that is all there is', () => {
    expect(kilometresAt(0.002)).toBe(0.5);
  });

  it('is as long as its distance on the picture', () => {
    expect(scaleBarFor(plainView({ kilometresPerUnit: 2 }), [], [], WIDTHS)?.length).toBe(0.25);
  });

  it('stands at the lower right where all corners are alike', () => {
    expect(scaleBarFor(plainView(), [], [], WIDTHS)?.corner).toBe('bottom-right');
  });

  it('stands where the least land is', () => {
    const coast = [rectangle(700, 400, 1100, 700), rectangle(-100, 400, 150, 700)];
    expect(scaleBarFor(plainView(), coast, [], WIDTHS)?.corner).toBe('top-right');
  });

  it('prefers some land to more', () => {
    const coast = [
      rectangle(-100, -100, 1100, 200),
      rectangle(700, 400, 1100, 700),
      rectangle(-100, 400, 60, 700),
    ];
    expect(scaleBarFor(plainView(), coast, [], WIDTHS)?.corner).toBe('bottom-left');
  });

  it.each(CORNERS)('stands at the %s where places need the other corners', (corner) => {
    const others = CORNERS.filter((other) => other !== corner).map((other) => IN_CORNER[other]);
    expect(scaleBarFor(plainView(), [], others, WIDTHS)?.corner).toBe(corner);
  });

  it('is not there where places need every corner', () => {
    expect(scaleBarFor(plainView(), [], Object.values(IN_CORNER), WIDTHS)).toBeUndefined();
  });

  it('keeps clear of places on narrow pictures too, where it is larger', () => {
    // On a picture 300 wide the box starts 42 above the lower edge, at 138 of 180.
    const near = [{ x: 0.9, y: 0.68 }];
    expect(scaleBarFor(plainView(), [], near, [1000])?.corner).toBe('bottom-right');
    expect(scaleBarFor(plainView(), [], near, [1000, 300])?.corner).toBe('bottom-left');
  });
});

describe('scaleBox', () => {
  // 100 for the bar, 14 beside it on either side; 28 high, 14 to the edge.
  it.each<[Corner, number, number, number, number]>([
    ['top-left', 0, 0, 128, 42],
    ['top-right', 272, 0, 400, 42],
    ['bottom-left', 0, 158, 128, 200],
    ['bottom-right', 272, 158, 400, 200],
  ])('at the %s reaches from %d, %d to %d, %d', (corner, left, top, right, bottom) => {
    expect(scaleBox({ corner, length: 0.25 }, 0.5, 400)).toEqual({ left, top, right, bottom });
  });
});
