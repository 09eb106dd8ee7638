import { geoPath } from 'd3-geo';
import { area, isInside, type Point } from '../../illustrations/geometry/point.ts';
import { simplifyOutline } from '../../illustrations/geometry/simplify.ts';
import { landAround } from './land.ts';
import type { MapView } from './map-view.ts';

/** Outlines of land in the units of the picture; an outline within another one is water again. */
export type Coast = readonly (readonly Point[])[];

/** How far a drawn coast may be from the known one, and the least piece that is drawn, in the picture's units. */
const TOLERANCE = 1;
const LEAST_AREA = 30;

/** The land that a view shows. */
export function coastOf(view: MapView): Coast {
  const outlines: Point[][] = [];
  const path = geoPath(view.projection, collector(outlines));
  path(landAround(view.box));
  return outlines
    .filter((outline) => Math.abs(area(outline)) >= LEAST_AREA)
    .map((outline) => simplifyOutline(outline, TOLERANCE))
    .filter(({ length }) => length > 2);
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
