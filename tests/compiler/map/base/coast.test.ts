import { beforeAll, describe, expect, it } from 'vitest';
import { type Coast, coastOf, hasShore, isOnLand } from '../../../../scripts/compiler/map/base/coast.ts';
import { viewOf } from '../../../../scripts/compiler/map/base/map-view.ts';
import { plainView, rectangle } from '../../../helpers/map-views.ts';

const ring = [rectangle(100, 100, 400, 400), rectangle(200, 200, 300, 300)];

describe('isOnLand', () => {
  it.each<[string, readonly [x: number, y: number], boolean]>([
    ['in an outline', [150, 150], true],
    ['in a lake in it', [250, 250], false],
    ['outside', [450, 250], false],
  ])('of a place %s', (_name, place, expected) => {
    expect(isOnLand(ring, place)).toBe(expected);
  });
});

describe('hasShore', () => {
  const view = plainView();

  it.each<[string, Coast, boolean]>([
    ['a shore in sight', [rectangle(100, 100, 200, 200)], true],
    ['a second shore in sight', [rectangle(-90, -90, -10, -10), rectangle(100, 100, 200, 200)], true],
    ['a single corner in sight', [rectangle(990, 590, 1100, 700)], true],
    ['land around all of the picture', [rectangle(-50, -50, 1050, 650)], false],
    ['land along its very edges', [rectangle(0, 0, 1000, 600)], false],
    [
      'a point on its left edge',
      [
        [
          [-9, 100],
          [0, 300],
          [-9, 500],
        ],
      ],
      false,
    ],
    [
      'a point on its right edge',
      [
        [
          [1009, 100],
          [1000, 300],
          [1009, 500],
        ],
      ],
      false,
    ],
    [
      'a point on its upper edge',
      [
        [
          [100, -9],
          [500, 0],
          [900, -9],
        ],
      ],
      false,
    ],
    [
      'a point on its lower edge',
      [
        [
          [100, 609],
          [500, 600],
          [900, 609],
        ],
      ],
      false,
    ],
    ['land to its left', [rectangle(-90, 100, -10, 200)], false],
    ['land to its right', [rectangle(1010, 100, 1090, 200)], false],
    ['land above it', [rectangle(100, -90, 200, -10)], false],
    ['land below it', [rectangle(100, 610, 200, 690)], false],
    ['nothing but sea', [], false],
  ])('with %s is %s', (_name, coast, expected) => {
    expect(hasShore(coast, view)).toBe(expected);
  });
});

describe('coastOf', () => {
  const view = viewOf([
    { latitude: 54.3, longitude: 10.2 },
    { latitude: 54.45, longitude: 11.1 },
  ]);
  let coast: Coast = [];

  // The first coast reads the atlas.
  beforeAll(() => {
    coast = coastOf(view);
  }, 60_000);

  const isLand = (latitude: number, longitude: number): boolean =>
    isOnLand(coast, view.place({ latitude, longitude }));

  it('knows land from sea: Kiel, Fehmarn, the bay between', () => {
    expect([isLand(54.3, 10.1), isLand(54.45, 11.15), isLand(54.5, 10.5)]).toEqual([true, true, false]);
  });

  it('ends 120 units beyond the picture', () => {
    const points = coast.flat();
    const reach = [Math.min(...points.map(([x]) => x)), Math.max(...points.map(([, y]) => y)) - view.height];
    expect(reach.map(Math.round)).toEqual([-120, 120]);
  });

  it('leaves out pieces too small to be seen', () => {
    const areas = coast.map((outline) => Math.abs(areaOf(outline)));
    expect(Math.min(...areas)).toBeGreaterThan(25);
  });

  it('has no stretch of more than fifty units, so that rounding off keeps the corners', () => {
    const [outline = []] = coastOf(viewOf([{ latitude: 47, longitude: 28 }]));
    const stretches = outline.map(([x, y], index) => {
      const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
      return Math.hypot(nextX - x, nextY - y);
    });
    expect(Math.max(...stretches)).toBeLessThanOrEqual(50);
    expect(Math.min(...stretches)).toBeGreaterThan(25);
  });

  it('has the corners of plain land where no shore is in sight', () => {
    const inland = viewOf([
      { latitude: 47, longitude: 28 },
      { latitude: 47.1, longitude: 28.2 },
    ]);
    const [outline = [], ...others] = coastOf(inland);
    const [xs, ys] = [outline.map(([x]) => Math.round(x)), outline.map(([, y]) => Math.round(y))];
    expect(others).toEqual([]);
    expect([Math.min(...xs), Math.max(...xs)]).toEqual([-120, inland.width + 120]);
    expect([Math.min(...ys), Math.max(...ys)]).toEqual([-120, inland.height + 120]);
  });
});

/** Of a polygon, by the sum of the trapezia below its sides. */
function areaOf(outline: Coast[number]): number {
  return outline.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = outline[(index + 1) % outline.length] ?? [x, y];
    return sum + ((nextX - x) * (nextY + y)) / 2;
  }, 0);
}
