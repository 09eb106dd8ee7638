import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, everOverlap, liesIn, overlap } from '../../../scripts/compiler/map/layout/box.ts';
import {
  dotBox,
  type Label,
  type LabelSide,
  labelBox,
  placeLabels,
} from '../../../scripts/compiler/map/layout/place-labels.ts';
import { type Corner, scaleBarFor } from '../../../scripts/compiler/map/layout/scale-bar.ts';
import { label } from '../../arbitraries/map-points.ts';
import { plainView, rectangle } from '../../helpers/map-views.ts';

describe('everOverlap', () => {
  const edge = fc.integer({ min: 0, max: 40 });
  const size = fc.integer({ min: 1, max: 15 });
  const anyBox = fc
    .tuple(edge, edge, size, size)
    .map(([left, top, width, height]): Box => ({ left, top, right: left + width, bottom: top + height }));
  // Smaller by a trace, so that rounding makes no overlap of boxes that touch.
  const trace = 1e-6;
  const mixed = (from: Box, to: Box, share: number): Box => {
    const between = (key: keyof Box) => from[key] + (to[key] - from[key]) * share;
    return {
      left: between('left') + trace,
      top: between('top') + trace,
      right: between('right') - trace,
      bottom: between('bottom') - trace,
    };
  };

  it('finds every overlap of two boxes at any width between', () => {
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

describe('placeLabels', () => {
  const SIDES: readonly LabelSide[] = ['right', 'left', 'top', 'bottom'];
  const RATIO = 0.6;
  const map = { ratio: RATIO, widths: [600, 900] };

  /** Whether names on these sides meet nothing and stay on the picture, at each of the widths. */
  function isSound(
    labels: readonly Label[],
    sides: readonly LabelSide[],
    widths: readonly number[],
  ): boolean {
    return widths.every((width) => {
      const names = labels.map((own, index) => labelBox(own, sides[index] ?? 'right', RATIO, width));
      const dots = labels.map((own) => dotBox(own, RATIO, width));
      const picture: Box = { left: 0, top: 0, right: width, bottom: width * RATIO };
      const isClear = (name: Box, index: number): boolean =>
        [...names, ...dots].every((other, at) => at % labels.length === index || !overlap(name, other));
      return names.every((name, index) => liesIn(name, picture) && isClear(name, index));
    });
  }

  function choices(count: number): readonly (readonly LabelSide[])[] {
    if (count === 0) return [[]];
    return choices(count - 1).flatMap((rest) => SIDES.map((side) => [...rest, side]));
  }

  it('lets no name meet another or a place, or leave the picture, at the widths and between them', () => {
    const all = Array.from({ length: 301 }, (_, index) => 600 + index);
    fc.assert(
      fc.property(fc.array(label, { maxLength: 12 }), (labels) => {
        const sides = placeLabels(labels, map);
        expect(sides === undefined || isSound(labels, sides, all)).toBe(true);
      }),
    );
  });

  it('finds room for all names whenever there is room', () => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 4 }), fc.constantFrom(600, 900), (labels, width) => {
        const isPossible = choices(labels.length).some((sides) => isSound(labels, sides, [width]));
        expect(placeLabels(labels, { ratio: RATIO, widths: [width] }) !== undefined).toBe(isPossible);
      }),
    );
  });

  const middle: Label = { x: 0.5, y: 0.5, width: 100 };
  const half = (width: number): Box => ({ left: width / 2, top: 0, right: width, bottom: width * RATIO });

  it.each([
    ['the right', middle, {}, 'right'],
    ['the left at the right edge', { ...middle, x: 0.95 }, {}, 'left'],
    [
      'the side with the least clutter',
      middle,
      { clutter: ({ right }: Box, width: number) => right / width },
      'left',
    ],
    ['a side that is not taken', middle, { taken: (width: number) => [half(width)] }, 'left'],
  ])('prefers %s', (_what, own, area, side) => {
    expect(placeLabels([own], { ...map, ...area })).toEqual([side]);
  });

  it('gives up in reasonable time where a crowd comes before a name without room', () => {
    const crowd = Array.from({ length: 24 }, (_, index): Label => {
      return { x: 0.1 + 0.16 * (index % 6), y: 0.2 + 0.2 * Math.floor(index / 6), width: 10 };
    });
    expect(placeLabels([...crowd, { ...middle, width: 700 }], map)).toBeUndefined();
  });
});

describe('scaleBarFor', () => {
  const WIDTHS = [500, 1000];
  const CORNERS: readonly Corner[] = ['top-left', 'top-right', 'bottom-left', 'bottom-right'];
  const inCorner = (corner: Corner) => ({
    x: corner.endsWith('left') ? 0.05 : 0.95,
    y: corner.startsWith('top') ? 0.05 : 0.95,
  });

  // A quarter of the thousand units is the longest bar.
  it.each([
    [1, 200],
    [0.79, 100],
    [3.999, 500],
    [4, 1000],
    [0.004, 1],
    [0.002, 0.5],
  ])('is a round distance at %d kilometres a unit: %d kilometres', (kilometresPerUnit, kilometres) => {
    const bar = scaleBarFor(plainView({ kilometresPerUnit }), [], [], WIDTHS);
    expect(bar?.kilometres).toBe(kilometres);
    expect(bar?.length).toBeCloseTo(kilometres / kilometresPerUnit / 1000);
  });

  it('is in the corner with the least land', () => {
    const coast = [rectangle(700, 400, 1100, 700), rectangle(-100, 400, 150, 700)];
    expect(scaleBarFor(plainView(), coast, [], WIDTHS)?.corner).toBe('top-right');
    expect(scaleBarFor(plainView(), [], [], WIDTHS)?.corner).toBe('bottom-right');
  });

  it('is in a corner without places, and left out where there is none', () => {
    for (const corner of CORNERS) {
      const others = CORNERS.filter((other) => other !== corner).map(inCorner);
      expect(scaleBarFor(plainView(), [], others, WIDTHS)?.corner).toBe(corner);
    }
    expect(scaleBarFor(plainView(), [], CORNERS.map(inCorner), WIDTHS)).toBeUndefined();
  });
});
