import { createHash } from 'node:crypto';
import type { Point } from '../geometry.ts';
import { bordersOf, type Country, countriesOf } from './borders.ts';
import { type Coast, coastOf, hasShore } from './coast.ts';
import { drawMap } from './draw-map.ts';
import { isletsFor } from './islets.ts';
import { type GeoPoint, type MapView, viewWith } from './map-view.ts';

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
  /** Whether a border between countries can be seen. */
  readonly hasBorder: boolean;
  readonly countries: readonly Country[];
  readonly drawing: Drawing;
  /** Where the places lie, by id, in the picture's units. */
  readonly places: ReadonlyMap<string, Point>;
}

/**
 * Draws the map that holds all places, and other points besides.
 *
 * Where the atlas knows no shore (inland, or on lakes, which it leaves out) the map is a plain ground with
 * its grid: places, names and the scale still say how far apart things lie. With a single place even that
 * says nothing, so there is no map, as there is none without places.
 */
export function baseMapOf(
  places: readonly MapPlace[],
  besides: readonly GeoPoint[] = [],
): BaseMap | undefined {
  if (places.length === 0) return undefined;
  const view = viewWith(
    places.map(({ point }) => point),
    besides,
  );
  const land = coastOf(view);
  const borders = bordersOf(view);
  const points = places.map(({ id, point }) => ({ id, at: view.place(point) }));
  const coast = [...land, ...isletsFor(points, land)];
  const isShore = hasShore(coast, view);
  if (!isShore && borders.length === 0 && places.length === 1) return undefined;
  const content = drawMap(view, coast, borders);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
  return {
    view,
    coast,
    hasShore: isShore,
    hasBorder: borders.length > 0,
    countries: countriesOf(view),
    drawing: { src: `/images/map.${hash}.svg`, content },
    places: new Map(points.map(({ id, at }) => [id, at])),
  };
}
