import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, liesIn, overlap } from '../../../../scripts/compiler/map/layout/box.ts';
import {
  dotBox,
  type Label,
  type LabelSide,
  labelBox,
  placeLabels,
} from '../../../../scripts/compiler/map/layout/place-labels.ts';
import { label } from '../../../arbitraries/map-points.ts';

const SIDES: readonly LabelSide[] = ['right', 'left', 'top', 'bottom'];
const RATIO = 0.6;
const WIDTHS = [600, 900];
const map = { ratio: RATIO, widths: WIDTHS };

/** Whether names on these sides meet nothing and stay on the picture, at each of the widths. */
function isSound(labels: readonly Label[], sides: readonly LabelSide[], widths: readonly number[]): boolean {
  return widths.every((width) => {
    const names = labels.map((own, index) => labelBox(own, sides[index] ?? 'right', RATIO, width));
    const picture: Box = { left: 0, top: 0, right: width, bottom: width * RATIO };
    const clear = (name: Box, index: number): boolean =>
      names.every((other, second) => second === index || !overlap(name, other)) &&
      labels.every((other, second) => second === index || !overlap(name, dotBox(other, RATIO, width)));
    return names.every((name, index) => liesIn(name, picture) && clear(name, index));
  });
}

function choices(count: number): readonly (readonly LabelSide[])[] {
  if (count === 0) return [[]];
  return choices(count - 1).flatMap((rest) => SIDES.map((side) => [...rest, side]));
}

describe('placing names', () => {
  it('lets no name meet another or a place, or leave the picture, at the widths and between them', () => {
    const all = Array.from({ length: 301 }, (_, index) => 600 + index);
    fc.assert(
      fc.property(fc.array(label, { maxLength: 12 }), (labels) => {
        const sides = placeLabels(labels, map);
        expect(sides === undefined || isSound(labels, sides, all)).toBe(true);
      }),
    );
  });

  it.each(WIDTHS)('finds a placing at %i pixels whenever there is one', (width) => {
    fc.assert(
      fc.property(fc.array(label, { maxLength: 4 }), (labels) => {
        const isPossible = choices(labels.length).some((sides) => isSound(labels, sides, [width]));
        expect(placeLabels(labels, { ratio: RATIO, widths: [width] }) !== undefined).toBe(isPossible);
      }),
    );
  });

  it('wants room at all widths, not only at the narrowest and the widest', () => {
    // At 600 pixels the first name has room above its place only; from 667 to 675 the third mark is there.
    const labels: readonly Label[] = [
      { x: 0.59, y: 0.92, width: 36 },
      { x: 0.64, y: 0.87, width: 10 },
      { x: 0.55, y: 0.91, width: 10 },
    ];
    expect(
      WIDTHS.map((width) => placeLabels(labels, { ratio: RATIO, widths: [width] }) !== undefined),
    ).toEqual([true, true]);
    expect(placeLabels(labels, map)).toBeUndefined();
  });

  it('puts a lone name to the right of its place', () => {
    expect(placeLabels([{ x: 0.5, y: 0.5, width: 100 }], map)).toEqual(['right']);
  });

  it('puts a name at the right edge to the left of its place', () => {
    expect(placeLabels([{ x: 0.95, y: 0.5, width: 100 }], map)).toEqual(['left']);
  });

  it('prefers the side with the least clutter', () => {
    const clutter = (box: Box, width: number): number => (box.right > width / 2 ? 1 : 0);
    expect(placeLabels([{ x: 0.5, y: 0.5, width: 100 }], { ...map, clutter })).toEqual(['left']);
  });

  it('keeps off what is taken', () => {
    const taken = (width: number): readonly Box[] => [
      { left: width / 2, top: 0, right: width, bottom: width * RATIO },
    ];
    expect(placeLabels([{ x: 0.5, y: 0.5, width: 100 }], { ...map, taken })).toEqual(['left']);
  });

  it('keeps off what is taken at another width only', () => {
    const taken = (width: number): readonly Box[] =>
      width === 600
        ? [{ left: 590, top: 0, right: 600, bottom: 10 }]
        : [{ left: 450, top: 0, right: 900, bottom: 540 }];
    expect(placeLabels([{ x: 0.5, y: 0.5, width: 100 }], { ...map, taken })).toEqual(['left']);
  });

  it('gives up in reasonable time where a crowd stands before a name without room', () => {
    const crowd = Array.from({ length: 24 }, (_, index): Label => {
      return { x: 0.1 + 0.16 * (index % 6), y: 0.2 + 0.2 * Math.floor(index / 6), width: 10 };
    });
    expect(placeLabels([...crowd, { x: 0.5, y: 0.5, width: 700 }], map)).toBeUndefined();
  });

  it('gives up on a name that is wider than the picture', () => {
    expect(placeLabels([{ x: 0.5, y: 0.5, width: 700 }], map)).toBeUndefined();
  });
});

describe('the boxes of a place on a picture of 1000 by 600 pixels', () => {
  const place = { x: 0.5, y: 0.5, width: 100 };

  // 13 from the middle of the place to the name, which is 22 high.
  it.each<[LabelSide, Box]>([
    ['right', { left: 513, top: 289, right: 613, bottom: 311 }],
    ['left', { left: 387, top: 289, right: 487, bottom: 311 }],
    ['top', { left: 450, top: 265, right: 550, bottom: 287 }],
    ['bottom', { left: 450, top: 313, right: 550, bottom: 335 }],
  ])('hold its name on the %s', (side, box) => {
    expect(labelBox(place, side, RATIO, 1000)).toEqual(box);
  });

  it('hold its dot', () => {
    expect(dotBox(place, RATIO, 1000)).toEqual({ left: 491, top: 291, right: 509, bottom: 309 });
  });

  it('hold its number, where a size is given', () => {
    expect(dotBox(place, RATIO, 1000, 26)).toEqual({ left: 487, top: 287, right: 513, bottom: 313 });
  });

  it('follow the place down the picture', () => {
    expect(dotBox({ x: 0.1, y: 0.25 }, RATIO, 1000)).toEqual({ left: 91, top: 141, right: 109, bottom: 159 });
  });
});
