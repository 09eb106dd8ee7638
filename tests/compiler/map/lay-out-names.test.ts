import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BaseMap } from '../../../scripts/compiler/map/base/base-map.ts';
import { isOnLand, type Point } from '../../../scripts/compiler/map/geometry.ts';
import { type Block, blockAround, textWidth } from '../../../scripts/compiler/map/layout/blocks.ts';
import {
  layOutNames,
  type MapLayout,
  placeScaleBar,
  type ScaleBar,
  scaleBlock,
} from '../../../scripts/compiler/map/layout/lay-out-names.ts';
import { layOutPins } from '../../../scripts/compiler/map/layout/lay-out-pins.ts';
import type { Corner } from '../../../src/shared/page-data/map.ts';
import { findBlockFaults, plainSheet, plainView, rectangle } from '../../helpers/map-views.ts';

/** Height of the plain sheet as a share of its width. */
const RATIO = 0.6;
const everywhere = [rectangle(-10, -10, 1010, 610)];
// Few different points, so that many are the same.
const crowdedPlace = fc.constantFrom<Point>([500, 300], [501, 300], [250, 300]);
const anyPlace = fc.oneof(
  fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 600 })),
  crowdedPlace,
);
/** A place of a real map, which has room around its places. */
const innerPlace = fc.oneof(
  fc.tuple(fc.integer({ min: 60, max: 940 }), fc.integer({ min: 60, max: 540 })),
  crowdedPlace,
);

/** The layout of places, whose names are their ids, in a region each. */
function layOut(map: BaseMap, regions: Readonly<Record<string, string>>): MapLayout {
  return layOutNames(map, {
    places: Object.entries(regions).map(([id, region]) => ({ id, name: id, region })),
    regions: [...new Set(Object.values(regions))].map((id) => ({ id, name: id })),
  });
}

/** Marks, names and scale on a picture of a width. */
function blocksAt({ numbers, dots, names, scale, lands }: MapLayout, width: number): readonly Block[] {
  const isWide = width >= 600;
  const marks = (isWide ? dots : numbers).flatMap((at, index): readonly Block[] => {
    const size = isWide && names[index] ? 18 : 28;
    return at && numbers[index] ? [blockAround([at[0], at[1] * RATIO], [size, size])] : [];
  });
  const regions = lands
    .filter((land) => isWide || !land.isWide)
    .map(({ name, at: [x, y] }) => {
      const length = (textWidth(name.toUpperCase()) + 0.3 * name.length) * 14;
      return blockAround([x / 1000, y / 1000], [length, 17]);
    });
  const labels = isWide ? names.flatMap((name) => (name ? [name.block] : [])) : [];
  return [...marks, ...labels, ...regions, ...(scale ? [scaleBlock(scale, RATIO)] : [])];
}

describe('layOutNames', { timeout: 60_000 }, () => {
  const coasts = [everywhere, [rectangle(150, 100, 850, 300), rectangle(300, 400, 700, 550)]];
  const layOutLabels = (points: readonly Point[]) =>
    points.map((_, index) => `Place ${'x'.repeat((index * 2) % 20)}${index}`);

  it('lets no mark, name or scale lie over another or leave the picture, on screens of any width', () => {
    const points = fc.array(anyPlace, { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(points, fc.constantFrom(...coasts), (places, coast) => {
        const names = layOutLabels(places);
        const map = plainSheet(
          coast,
          Object.fromEntries(names.map((name, index) => [name, places[index] ?? [0, 0]])),
        );
        const regions = Object.fromEntries(
          names.map((name, index) => [name, index % 2 ? 'Hills' : 'The plains']),
        );
        const layout = layOut(map, regions);
        expect(layOut(map, regions)).toEqual(layout);
        for (const width of [280, 320, 400, 599, 600, 650, 700, 800, 1000, 1200]) {
          expect(findBlockFaults(blocksAt(layout, width), RATIO, width)).toEqual([]);
        }
      }),
      { numRuns: 25 },
    );
  });

  it('has a name at every mark that has room for it, and leaves the others to the list', () => {
    const apart: Record<string, Point> = { Harbour: [200, 300], Lighthouse: [500, 100], Mill: [800, 300] };
    const alone = layOut(plainSheet([], apart), { Harbour: 'a', Lighthouse: 'a', Mill: 'a' });
    expect(alone.names.map((name) => name?.side)).toEqual(['right', 'right', 'right']);
    const long = 'A name that is so long that it fits on no side of its place whatever the screen';
    const crowd = layOut(plainSheet([], { ...apart, [long]: [500, 300] }), { Harbour: 'a', [long]: 'a' });
    expect(crowd.names.map((name) => name?.side)).toEqual(['right', undefined]);
  });
  it('keeps names of places off the shore where it can', () => {
    const shore = Array.from({ length: 63 }, (_, index) => [540, index * 10 - 10] as const);
    const map = plainSheet([[[-10, -10], ...shore, [-10, 610]]], { Harbour: [500, 300] });
    expect(layOut(map, { Harbour: 'a' }).names[0]?.side).toBe('left');
  });
});

describe('the marks of places', () => {
  const layOutAt = (places: readonly Point[]) => layOutPins(plainView(), places, 280);

  it('are at their places where they cover none, and moved by equal parts where they would', () => {
    const [west, east] = layOutAt([
      [200, 300],
      [800, 300],
    ]);
    expect(west).toEqual([expect.closeTo(0.2), expect.closeTo(0.5)]);
    expect(east).toEqual([expect.closeTo(0.8), expect.closeTo(0.5)]);
    const [one, other] = layOutAt([
      [490, 300],
      [510, 300],
    ]);
    expect([one?.[0], other?.[0]]).toEqual([expect.closeTo(0.45, 2), expect.closeTo(0.55, 2)]);
  });

  it('find room for a dozen places, wherever they are', () => {
    fc.assert(
      fc.property(fc.array(innerPlace, { maxLength: 10 }), (places) => {
        expect(layOutAt([[60, 60], ...places, [940, 540]])).not.toContain(undefined);
      }),
      // These push each other to and fro for long.
      {
        examples: [
          [
            [
              [0, 0],
              [151, 477],
              [59, 51],
              [250, 300],
              [242, 277],
              [111, 519],
            ],
          ],
        ],
      },
    );
  });
});

describe('the name of a region', () => {
  const layOutRegions = (map: BaseMap, region = 'Hills') =>
    layOut(map, Object.fromEntries([...map.places.keys()].map((id) => [id, region]))).lands;
  const middle = { Middle: [500, 300] as const };

  it('is on the land of its places, about their middle', () => {
    const [hills] = layOutRegions(plainSheet(everywhere, { West: [300, 200], East: [500, 400] }));
    expect(hills?.name).toBe('Hills');
    expect(Math.hypot((hills?.at[0] ?? 0) - 400, (hills?.at[1] ?? 0) - 300)).toBeLessThan(120);
    const [own, other] = [rectangle(600, 400, 900, 550), rectangle(100, 100, 400, 300)];
    const [island] = layOutRegions(plainSheet([own, other], { Beach: [590, 410], Reef: [450, 200] }));
    expect(isOnLand([own], island?.at ?? [0, 0])).toBe(true);
  });

  it.each([
    ['its land has no room for it', plainSheet([rectangle(460, 260, 540, 340)], middle), 'Hills'],
    ['its places are far from any land', plainSheet([rectangle(600, 400, 900, 550)], middle), 'Hills'],
    ['no shore is in sight', plainSheet(everywhere, middle, { hasShore: false }), 'Hills'],
    [
      'it is wider than the picture',
      plainSheet(everywhere, middle),
      'A name that is much longer than the picture is wide, and some',
    ],
  ])('is left out where %s', (_why, map, region) => {
    expect(layOutRegions(map, region)).toEqual([]);
  });

  it('is on wide maps only where phones have no room for it', () => {
    const name = 'Hills of a long name';
    expect(layOutRegions(plainSheet(everywhere, middle), name)[0]?.isWide).toBe(true);
    expect(layOutRegions(plainSheet(everywhere, middle))[0]?.isWide).toBe(false);
  });
});

describe('the scale', () => {
  const CORNERS: readonly Corner[] = ['bottom-right', 'bottom-left', 'top-right', 'top-left'];
  const makeScale = (kilometresPerUnit: number): ScaleBar | undefined =>
    placeScaleBar(plainView({ kilometresPerUnit }), []);

  // A quarter of the thousand units is the longest bar.
  it.each([
    [1, 200],
    [0.79, 100],
    [3.999, 500],
    [4, 1000],
    [0.004, 1],
    [0.002, 0.5],
  ])('is a round distance at %d kilometres a unit: %d kilometres', (kilometresPerUnit, kilometres) => {
    const bar = makeScale(kilometresPerUnit);
    expect(bar?.kilometres).toBe(kilometres);
    expect(bar?.length).toBeCloseTo(kilometres / kilometresPerUnit / 1000);
  });

  it('is in a corner without places, and left out where there is none', () => {
    const places = CORNERS.map((corner): [string, Point] => [
      corner,
      [corner.endsWith('left') ? 50 : 950, corner.startsWith('top') ? 30 : 570],
    ]);
    const cornerWith = (taken: typeof places) =>
      layOut(plainSheet([], Object.fromEntries(taken)), Object.fromEntries(taken.map(([id]) => [id, 'a'])))
        .scale?.corner;
    for (const corner of CORNERS) expect(cornerWith(places.filter(([id]) => id !== corner))).toBe(corner);
    expect(cornerWith(places)).toBeUndefined();
  });
});
