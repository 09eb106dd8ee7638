import { type Coast, isOnLand } from '../base/coast.ts';
import type { MapView } from '../base/map-view.ts';
import type { Point } from '../geometry.ts';
import { type Box, boxAround, liesIn, overlap } from './box.ts';

/** A region with the places in it, in the picture’s units; its name’s size as a share of the picture’s width. */
export interface Region {
  readonly places: readonly Point[];
  readonly width: number;
  readonly height: number;
  /** The land of its country: its name stands nowhere else. */
  readonly home?: Coast | undefined;
}

const COLUMNS = 60;
const ROWS = 40;

/**
 * Where the names of regions stand, in the picture’s units: on land, clear of everything else, as near as can
 * be to the middle of the region’s own places and nearest to one of them. Undefined where there is no room.
 *
 * @param isPoor what is taken only where nothing else is left
 */
export function placeRegions(
  regions: readonly Region[],
  view: MapView,
  coast: Coast,
  isTaken: (at: Point, region: Region) => boolean,
  isPoor: (at: Point, region: Region) => boolean = () => false,
): readonly (Point | undefined)[] {
  const grid = Array.from({ length: COLUMNS * ROWS }, (_, index): Point => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    return [((column + 0.5) / COLUMNS) * view.width, ((row + 0.5) / ROWS) * view.height];
  });
  const placed: Box[] = [];
  return regions.map((region) => {
    const middle = middleOf(region.places);
    const others = regions.filter((other) => other !== region).flatMap(({ places }) => places);
    const size = [region.width * view.width, region.height * view.width] as const;
    const isFree = (at: Point): boolean => {
      const box = boxAround(at[0], at[1], ...size);
      return (
        nearest(at, region.places) < nearest(at, others) &&
        !placed.some((other) => overlap(box, other)) &&
        isWhollyOnLand(box, view, coast) &&
        (!region.home || isWhollyOnLand(box, view, region.home)) &&
        !isTaken(at, region)
      );
    };
    const nearby = grid.toSorted((one, other) => distance(one, middle) - distance(other, middle));
    const found = firstFree(nearby, isFree, (at) => isPoor(at, region));
    if (found) placed.push(boxAround(found[0], found[1], ...size));
    return found;
  });
}

/** The first free point that is not poor, else the first that is. Few are looked at: whether one is free takes long. */
function firstFree(
  points: readonly Point[],
  isFree: (at: Point) => boolean,
  isPoor: (at: Point) => boolean,
): Point | undefined {
  let poor: Point | undefined;
  for (const at of points) {
    if (!isFree(at)) continue;
    if (!isPoor(at)) return at;
    poor ??= at;
  }
  return poor;
}

function isWhollyOnLand(box: Box, { width, height }: MapView, coast: Coast): boolean {
  const steps = [0, 0.25, 0.5, 0.75, 1];
  const at = (across: number, down: number): Point => [
    box.left + across * (box.right - box.left),
    box.top + down * (box.bottom - box.top),
  ];
  return (
    liesIn(box, { left: 0, top: 0, right: width, bottom: height }) &&
    steps.every((step) => isOnLand(coast, at(step, 0)) && isOnLand(coast, at(step, 1)))
  );
}

function middleOf(places: readonly Point[]): Point {
  const sum = places.reduce<Point>(([x, y], place) => [x + place[0], y + place[1]], [0, 0]);
  return [sum[0] / places.length, sum[1] / places.length];
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one[0] - other[0], one[1] - other[1]);
}

function nearest(at: Point, places: readonly Point[]): number {
  return Math.min(...places.map((place) => distance(at, place)));
}
