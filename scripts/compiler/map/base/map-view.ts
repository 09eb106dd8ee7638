import { type GeoProjection, geoMercator } from 'd3-geo';
import type { Destination } from '../../../../schema/destination.ts';
import { clamp, type Point } from '../geometry.ts';
import type { GeoBox } from './geo-box.ts';

export type GeoPoint = Destination['point'];

/** Width of every map in its own units; the height follows from the places shown. */
const MAP_WIDTH = 1200;

/** How far the coast is drawn beyond the picture, in its units, so that nothing bends at the edge. */
const BLEED = 120;

/** A map shows at least so much in either direction: the coast is not known more finely. */
const LEAST_KILOMETRES = 30;

/** Places nearer together than this are shown without the coast, as near as they need; never nearer than the least. */
const CITY_KILOMETRES = 8;
const LEAST_CITY_KILOMETRES = 1;

/** Room around the outermost places, as a share of the longer side. */
const PADDING = 0.14;
const NARROWEST = 1.2;
const WIDEST = 1.75;

const EARTH_RADIUS = 6371;
/** Farther north or south, Mercator's projection has no room on a sheet: places stand at its edge. */
export const HIGHEST_LATITUDE = 85;
const RADIANS = Math.PI / 180;

/** What part of the globe a map shows, and where its places lie on the picture. */
export interface MapView {
  readonly width: number;
  readonly height: number;
  /** Mercator, clipped somewhat beyond the picture. */
  readonly projection: GeoProjection;
  readonly box: GeoBox;
  /** At the middle of the picture. */
  readonly kilometresPerUnit: number;
  readonly place: (point: GeoPoint) => Point;
}

/** The view that holds all points, at least one, with some room around them. */
export function viewOf(points: readonly GeoPoint[]): MapView {
  const middle = middleLongitude(points.map(({ longitude }) => longitude));
  const flat = geoMercator().rotate([-middle, 0]).scale(1).translate([0, 0]);
  const places = points.map((point) => projected(flat, point));
  const [left, right] = extent(places.map(([x]) => x));
  const [top, bottom] = extent(places.map(([, y]) => y));
  const centre = (top + bottom) / 2;
  // In Mercator's projection a radian of the globe is stretched by this much.
  const cosine = 1 / Math.cosh(centre);
  const least =
    leastKilometres(Math.max(right - left, bottom - top) * EARTH_RADIUS * cosine) / (EARTH_RADIUS * cosine);
  const [spanX, spanY] = withRoom(Math.max(right - left, least), Math.max(bottom - top, least));
  const scale = MAP_WIDTH / spanX;
  const height = Math.round(scale * spanY);
  const projection = geoMercator()
    .rotate([-middle, 0])
    .scale(scale)
    .translate([MAP_WIDTH / 2, height / 2 - scale * centre])
    .clipExtent([
      [-BLEED, -BLEED],
      [MAP_WIDTH + BLEED, height + BLEED],
    ])
    .precision(0);
  return {
    width: MAP_WIDTH,
    height,
    projection,
    box: boxAround([middle, centre], [spanX, spanY], BLEED / scale),
    kilometresPerUnit: (EARTH_RADIUS * cosine) / scale,
    place: (point) => projected(projection, point),
  };
}

/** The view that holds all points; what lies within that of the places alone does not widen it. */
export function viewWith(points: readonly GeoPoint[], besides: readonly GeoPoint[]): MapView {
  const view = viewOf(points);
  return viewOf([...points, ...besides.filter((point) => !isOn(view, view.place(point)))]);
}

function isOn({ width, height }: MapView, [x, y]: Point): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

/** What a map of places shows in either direction at least; all of them at one point are no city. */
function leastKilometres(shown: number): number {
  const isCity = shown >= LEAST_CITY_KILOMETRES / 100 && shown < CITY_KILOMETRES;
  return isCity ? LEAST_CITY_KILOMETRES : LEAST_KILOMETRES;
}

/** The middle of the shortest stretch of the globe's circle that holds all longitudes. */
function middleLongitude(longitudes: readonly number[]): number {
  const sorted = longitudes.toSorted((left, right) => left - right);
  let start = sorted[0] ?? 0;
  let gap = start + 360 - (sorted.at(-1) ?? 0);
  sorted.slice(1).forEach((longitude, index) => {
    const before = longitude - (sorted[index] ?? longitude);
    if (before > gap) [start, gap] = [longitude, before];
  });
  return start + (360 - gap) / 2;
}

function projected(projection: GeoProjection, { latitude, longitude }: GeoPoint): Point {
  const held = clamp(latitude, -HIGHEST_LATITUDE, HIGHEST_LATITUDE);
  const [x, y] = projection([longitude, held]) ?? [0, 0];
  return [x, y];
}

function extent(values: readonly number[]): readonly [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

function withRoom(width: number, height: number): Point {
  const padding = 2 * PADDING * Math.max(width, height);
  const [x, y] = [width + padding, height + padding];
  return [Math.max(x, y * NARROWEST), Math.max(y, x / WIDEST)];
}

/** What the globe has there: the middle by its longitude in degrees and by the projection's height. */
function boxAround([middle, centre]: Point, span: Point, bleed: number): GeoBox {
  const longitude = (x: number): number => middle + x / RADIANS;
  const latitude = (y: number): number => Math.atan(Math.sinh(-y)) / RADIANS;
  return {
    west: longitude(-span[0] / 2 - bleed),
    east: longitude(span[0] / 2 + bleed),
    north: latitude(centre - span[1] / 2 - bleed),
    south: latitude(centre + span[1] / 2 + bleed),
  };
}
