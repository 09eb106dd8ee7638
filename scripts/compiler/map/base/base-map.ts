import { createHash } from 'node:crypto';
import type { Coast, Point } from '../geometry.ts';
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
