import { type GeoProjection, geoMercator } from 'd3-geo';
import type { Destination } from '../../../../schema/destination.ts';
import { clamp, extent, isWithin, type Point } from '../geometry.ts';

export type GeoPoint = Destination['point'];

/** Width of every map in its own units; the height follows from the places shown. */
const MAP_WIDTH = 1200;

/** Margin of the coast beyond the picture, in its units, so that nothing bends at the edge. */
const BLEED = 120;

/** A map shows at least so much in either direction: the coast is not known more finely. */
const MIN_KILOMETRES = 30;

/** Places nearer together than this are shown without the coast, as near as they need; never nearer than the least. */
const CITY_KILOMETRES = 8;
const MIN_CITY_KILOMETRES = 1;

/** Room around the outermost places, as a share of the longer side. */
const PADDING = 0.14;
const NARROWEST = 1.2;
const WIDEST = 1.75;

const EARTH_RADIUS = 6371;
/** The limit of Mercator's projection, in degrees: places farther north or south are drawn at the edge. */
export const HIGHEST_LATITUDE = 85;
const RADIANS = Math.PI / 180;

/** The part of the globe that a map shows, and where its places are on the picture. */
export interface MapView {
  readonly width: number;
  readonly height: number;
  /** Mercator, clipped somewhat beyond the picture. */
  readonly projection: GeoProjection;
  /** In degrees, with what is drawn beyond the picture; east may exceed 180, so that west is always less. */
  readonly box: {
    readonly west: number;
    readonly south: number;
    readonly east: number;
    readonly north: number;
  };
  /** At the middle of the picture. */
  readonly kilometresPerUnit: number;
  readonly place: (point: GeoPoint) => Point;
}

/** The view that contains all points; those within the view of the places do not widen it. */
export function viewWith(places: readonly GeoPoint[], besides: readonly GeoPoint[]): MapView {
  const view = fitView(places);
  return fitView([...places, ...besides.filter((point) => !isWithin(view.place(point), view))]);
}

/** The view that holds all points, at least one, with some room around them. */
export function fitView(points: readonly GeoPoint[]): MapView {
  const middle = middleLongitude(points.map(({ longitude }) => longitude));
  const flat = geoMercator().rotate([-middle, 0]).scale(1).translate([0, 0]);
  const places = points.map((point) => project(flat, point));
  const [left, right] = extent(places.map(([x]) => x));
  const [top, bottom] = extent(places.map(([, y]) => y));
  const centre = (top + bottom) / 2;
  // In Mercator's projection a radian of the globe is stretched by its inverse.
  const radian = EARTH_RADIUS / Math.cosh(centre);
  const shown = Math.max(right - left, bottom - top) * radian;
  // All places at one point are no city.
  const isCity = shown >= MIN_CITY_KILOMETRES / 100 && shown < CITY_KILOMETRES;
  const least = (isCity ? MIN_CITY_KILOMETRES : MIN_KILOMETRES) / radian;
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
  const latitude = (y: number): number => Math.atan(Math.sinh(-y)) / RADIANS;
  const bleed = BLEED / scale;
  return {
    width: MAP_WIDTH,
    height,
    projection,
    box: {
      west: middle - (spanX / 2 + bleed) / RADIANS,
      east: middle + (spanX / 2 + bleed) / RADIANS,
      north: latitude(centre - spanY / 2 - bleed),
      south: latitude(centre + spanY / 2 + bleed),
    },
    kilometresPerUnit: radian / scale,
    place: (point) => project(projection, point),
  };
}

/** The middle of the shortest stretch of the globe's circle that holds all longitudes. */
function middleLongitude(longitudes: readonly number[]): number {
  const stretches = [...new Set(longitudes)].map((start) => {
    const [, span] = extent(longitudes.map((longitude) => (longitude - start + 360) % 360));
    return { start, span };
  });
  const { start, span } = stretches.reduce((one, other) => (other.span < one.span ? other : one));
  return start + span / 2;
}

function project(projection: GeoProjection, { latitude, longitude }: GeoPoint): Point {
  const held = clamp(latitude, -HIGHEST_LATITUDE, HIGHEST_LATITUDE);
  const [x, y] = projection([longitude, held]) ?? [0, 0];
  return [x, y];
}

function withRoom(width: number, height: number): Point {
  const padding = 2 * PADDING * Math.max(width, height);
  const [x, y] = [width + padding, height + padding];
  return [Math.max(x, y * NARROWEST), Math.max(y, x / WIDEST)];
}
