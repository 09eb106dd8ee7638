import { geoMercator } from 'd3-geo';
import type { BaseMap } from '../../scripts/compiler/map/base/base-map.ts';
import type { MapView } from '../../scripts/compiler/map/base/map-view.ts';
import type { Coast } from '../../scripts/compiler/map/geometry.ts';
import { type Block, measureBlock } from '../../scripts/compiler/map/layout/blocks.ts';

/**
 * A view of 1000 by 600 units, a kilometre each, of ten degrees by six: a degree is a hundred units in either
 * direction, from 20° east at the left and 6° north at the top.
 */
export function plainView(overrides: Partial<MapView> = {}): MapView {
  return {
    width: 1000,
    height: 600,
    projection: geoMercator(),
    box: { west: 20, south: 0, east: 30, north: 6 },
    kilometresPerUnit: 1,
    place: ({ latitude, longitude }) => [(longitude - 20) * 100, (6 - latitude) * 100],
    ...overrides,
  };
}

export function rectangle(left: number, top: number, right: number, bottom: number): Coast[number] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** A sheet in the plain view with land and places given in its units. */
export function plainSheet(
  coast: Coast,
  places: Readonly<Record<string, readonly [x: number, y: number]>> = {},
  overrides: Partial<BaseMap> = {},
): BaseMap {
  return {
    view: plainView(),
    coast,
    hasShore: true,
    drawing: { src: '/images/map.svg', content: '' },
    places: new Map(Object.entries(places)),
    ...overrides,
  };
}

/** The English words of a route's pins and legend. */
export const ROUTE_WORDS = {
  route: 'Route',
  alternative: 'Alternative',
  letter: (stop: number): string => 'ABCDEFGHI'.charAt(stop - 1),
  startAt: (place: string): string => `Start: ${place}`,
  number: (number: number): string => String(number),
  range: (from: number, to: number): string => `${from}–${to}`,
  choice: (day: number, choice: number): string => `${day}${'abc'.charAt(choice - 1)}`,
};

/** The blocks that overlap or leave a picture of a width, by more than a trace in pixels: their edges. */
export function findBlockFaults(blocks: readonly Block[], ratio: number, width: number, trace = 1e-3) {
  const boxes = blocks.map((block) => measureBlock(block, width, width));
  return boxes.filter((one, index) => {
    const isOff = Math.min(one.left, one.top, width - one.right, width * ratio - one.bottom) < -trace;
    const isOver = (other: typeof one) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > trace &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > trace;
    return isOff || boxes.slice(index + 1).some(isOver);
  });
}
