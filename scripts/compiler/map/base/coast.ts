import { geoPath } from 'd3-geo';
import { area, isInside, mix, type Point, simplifyOutline } from '../geometry.ts';
import { type Land, landAround } from './land.ts';
import type { MapView } from './map-view.ts';

/** Outlines of land in the units of the picture; an outline within another one is water again. */
export type Coast = readonly (readonly Point[])[];

/** How far a drawn coast may be from the known one, and the least piece that is drawn, in the picture's units. */
const TOLERANCE = 1;
const LEAST_AREA = 30;
const LONGEST_STRETCH = 50;

/** Of less than this, in kilometres, the atlas knows the coast too coarsely to be of use. */
const FINEST_WIDTH = 30;

/** The land that a view shows; a plain ground where it shows little more than a town. */
export function coastOf(view: MapView): Coast {
  if (view.width * view.kilometresPerUnit < FINEST_WIDTH) return [groundOf(view)];
  return outlinesOf(landAround(view.box), view).map(withShortStretches);
}

function groundOf({ width, height }: MapView): Coast[number] {
  const [left, top, right, bottom] = [
    -LONGEST_STRETCH,
    -LONGEST_STRETCH,
    width + LONGEST_STRETCH,
    height + LONGEST_STRETCH,
  ];
  return withShortStretches([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
}

/** What a view shows of some land. */
export function outlinesOf(land: Land, { projection }: MapView): Coast {
  const outlines: Point[][] = [];
  const path = geoPath(projection, collector(outlines));
  path(land);
  return outlines
    .filter((outline) => Math.abs(area(outline)) >= LEAST_AREA)
    .map((outline) => simplifyOutline(outline, TOLERANCE))
    .filter(({ length }) => length > 2);
}

/** The outline with points along its long stretches, so that rounding it off cuts no more than its corners. */
function withShortStretches(outline: readonly Point[]): readonly Point[] {
  return outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / LONGEST_STRETCH));
    return Array.from({ length: pieces }, (_, piece): Point => {
      const share = piece / pieces;
      return [mix(from[0], to[0], share), mix(from[1], to[1], share)];
    });
  });
}

/** Whether a place lies on land. */
export function isOnLand(coast: Coast, place: Point): boolean {
  return coast.filter((outline) => isInside(outline, place)).length % 2 === 1;
}

/** Whether any of the coast can be seen: not all of the picture is land, nor all of it sea. */
export function hasShore(coast: Coast, { width, height }: MapView): boolean {
  return coast.some((outline) => outline.some(([x, y]) => x > 0 && x < width && y > 0 && y < height));
}

/** A drawing surface that keeps outlines instead of drawing them. */
function collector(outlines: Point[][]) {
  let outline: Point[] = [];
  return {
    beginPath() {},
    moveTo(x: number, y: number) {
      outline = [[x, y]];
    },
    lineTo(x: number, y: number) {
      outline.push([x, y]);
    },
    arc() {},
    closePath() {
      outlines.push(outline);
    },
  };
}
