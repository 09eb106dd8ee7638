import { createHash } from 'node:crypto';
import { type Coast, clamp, type Point } from '../geometry.ts';
import { drawMap, hasShore } from './draw-map.ts';
import { type GeoPoint, type MapView, viewWith } from './map-view.ts';
import { findTerrain } from './terrain.ts';

/** A place to be shown. */
export interface MapPlace {
  readonly id: string;
  readonly point: GeoPoint;
}

/** A picture that the compiler draws itself; its address changes with its content. */
export interface Drawing {
  readonly src: string;
  readonly content: string;
}

/** The map without names: the same for all pages and languages. */
export interface BaseMap {
  readonly view: MapView;
  readonly coast: Coast;
  readonly hasShore: boolean;
  readonly drawing: Drawing;
  /** Positions of the places, by id, in the picture's units. */
  readonly places: ReadonlyMap<string, Point>;
}

/** The share of a map's width and height that is shown around a place. */
const SHARE_AROUND = 0.42;

/** A part of a map, measured from its own corner; the drawing is the whole one. */
export interface MapPart extends BaseMap {
  /** Position of its corner on the whole map, in the picture's units. */
  readonly corner: Point;
}

/** The part of a map around one of its places, with the places in it. */
export function mapPartAround(map: BaseMap, [x, y]: Point): MapPart {
  const width = Math.round(map.view.width * SHARE_AROUND);
  const height = Math.round(map.view.height * SHARE_AROUND);
  const left = Math.round(clamp(x - width / 2, 0, map.view.width - width));
  const top = Math.round(clamp(y - height / 2, 0, map.view.height - height));
  const shift = ([fromX, fromY]: Point): Point => [fromX - left, fromY - top];
  const isInside = ([atX, atY]: Point) => atX >= 0 && atX <= width && atY >= 0 && atY <= height;
  return {
    ...map,
    corner: [left, top],
    view: { ...map.view, width, height, place: (point) => shift(map.view.place(point)) },
    coast: map.coast.map((outline) => outline.map(shift)),
    places: new Map(
      [...map.places].map(([id, at]) => [id, shift(at)] as const).filter(([, at]) => isInside(at)),
    ),
  };
}

/**
 * Draws the map that holds all places, and other points besides.
 *
 * If the atlas knows no shore (inland, or on lakes, which it leaves out) the map is a plain ground with
 * its grid: places, names and the scale still say how far apart things are. With a single place even that
 * says nothing, so there is no map, as there is none without places.
 */
export function makeBaseMap(
  places: readonly MapPlace[],
  besides: readonly GeoPoint[] = [],
): BaseMap | undefined {
  if (places.length === 0) return undefined;
  const points = places.map(({ point }) => point);
  const view = viewWith(points, besides);
  const { land, borders } = findTerrain(view);
  const isShore = hasShore(land, view);
  if (!isShore && borders.length === 0 && places.length === 1) return undefined;
  const content = drawMap(view, land, borders);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {
    view,
    coast: land,
    hasShore: isShore,
    drawing: { src: `/images/map.${hash}.svg`, content },
    places: new Map(places.map(({ id, point }) => [id, view.place(point)])),
  };
}
