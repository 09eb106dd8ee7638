import { createHash } from 'node:crypto';
import type { MapPart } from '../../../../src/shared/page-data/map.ts';
import {
  type Coast,
  clamp,
  isWithin,
  linePath,
  type Point,
  roundDownToStep,
  softOutlinePath,
} from '../geometry.ts';
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
  /** The part of the drawing that is shown, from whose corner all else is measured; all of it, unless given. */
  readonly part?: MapPart;
}

/** The share of a map's width and height that is shown around a place. */
const SHARE_AROUND = 0.42;

/** The part of a map around one of its places, with the places in it. */
export function mapPartAround(map: BaseMap, [x, y]: Point): BaseMap {
  const width = Math.round(map.view.width * SHARE_AROUND);
  const height = Math.round(map.view.height * SHARE_AROUND);
  const left = Math.round(clamp(x - width / 2, 0, map.view.width - width));
  const top = Math.round(clamp(y - height / 2, 0, map.view.height - height));
  const shift = ([fromX, fromY]: Point): Point => [fromX - left, fromY - top];
  return {
    ...map,
    part: { x: left, y: top, width, height },
    view: { ...map.view, width, height, place: (point) => shift(map.view.place(point)) },
    coast: map.coast.map((outline) => outline.map(shift)),
    places: new Map(
      [...map.places]
        .map(([id, at]) => [id, shift(at)] as const)
        .filter(([, at]) => isWithin(at, { width, height })),
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

/** Colours of the map; `depths` go from the open sea to the shore. */
const LIGHT = {
  depths: ['#cfe4ea', '#d6e9ed', '#deeeef', '#e7f4f1', '#f0f9f3'],
  waterline: '#a9cdd6',
  grid: '#b7d4dc',
  shore: '#8fa79c',
  rim: '#e2d3ac',
  land: '#f5edd9',
  border: '#a5875a',
};

const DARK: typeof LIGHT = {
  depths: ['#072634', '#0a2d3d', '#0d3546', '#114050', '#174c59'],
  waterline: '#1d5567',
  grid: '#113b4d',
  shore: '#83998c',
  rim: '#565d4b',
  land: '#39423c',
  border: '#b3a87f',
};

/** Widths of the bands of shallower water along the shore, outermost first, in the picture’s units. */
const BANDS = [66, 43, 25, 11];
const WATERLINE = 1.2;

/** Widths of the lines that shade the land along its shore. */
const RIMS = [56, 34, 16];

/** Of the longer side, in degrees, the part between two lines of the grid at most. */
const GRID_PART = 0.4;

/** True if any of the coast can be seen: not all of the picture is land, nor all of it sea. */
function hasShore(coast: Coast, { width, height }: MapView): boolean {
  return coast.some((outline) => outline.some(([x, y]) => x > 0 && x < width && y > 0 && y < height));
}

/**
 * The map as a picture: land with its shore, water that grows paler towards it, a fine grid of degrees. No places and
 * no words, so that one picture serves all pages and languages; it follows the visitor’s preference for light or dark.
 *
 * @param borders between countries, as open lines
 */
function drawMap(view: MapView, coast: Coast, borders: readonly (readonly Point[])[] = []): string {
  const { width, height } = view;
  const grid = `<path class="g" d="${gridPath(view)}"/>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<style>${style(LIGHT)}@media(prefers-color-scheme:dark){${style(DARK)}}</style>`,
    `<defs><path id="l" d="${coast.map(softOutlinePath).join('')}"/><clipPath id="c"><use href="#l"/></clipPath></defs>`,
    `<path class="d0" d="M0 0h${width}v${height}H0z"/>`,
    grid,
    // A band of water and the fine line that ends it.
    ...BANDS.map(
      (reach, index) =>
        `<use href="#l" class="w" stroke-width="${2 * reach + WATERLINE}"/><use href="#l" class="b${index + 1}" stroke-width="${2 * reach - WATERLINE}"/>`,
    ),
    '<use href="#l" class="s"/><use href="#l" class="l"/>',
    `<g clip-path="url(#c)">${RIMS.map((reach) => `<use href="#l" class="r" stroke-width="${reach}"/>`).join('')}</g>`,
    // Land may hide the sea and its grid, so the grid is drawn above.
    hasShore(coast, view) ? '' : grid,
    borders.length > 0 ? `<path class="e" d="${borders.map(linePath).join('')}"/>` : '',
    '</svg>\n',
  ].join('');
}

function style({
  depths: [sea, ...shallows],
  waterline,
  grid,
  shore,
  rim,
  land,
  border,
}: typeof LIGHT): string {
  return [
    `use{stroke-linejoin:round;fill:none}.d0{fill:${sea}}`,
    ...shallows.map((colour, index) => `.b${index + 1}{stroke:${colour}}`),
    `.w{stroke:${waterline}}.g{stroke:${grid};fill:none}`,
    `.s{stroke:${shore};stroke-width:2.6}.l{fill:${land}}.r{stroke:${rim};opacity:.25}`,
    `.e{stroke:${border};stroke-width:3;stroke-dasharray:14 8 2 8;fill:none}`,
  ].join('');
}

/** Straight lines, as Mercator's projection has them. */
function gridPath({ box: { west, east, south, north }, place, width, height }: MapView): string {
  const step = roundDownToStep(GRID_PART * Math.max(east - west, north - south));
  return [
    ...multiplesIn(west, east, step).map((longitude) => {
      const [x] = place({ latitude: south, longitude });
      return `M${Math.round(x)} 0v${height}`;
    }),
    ...multiplesIn(south, north, step).map((latitude) => {
      const [, y] = place({ latitude, longitude: west });
      return `M0 ${Math.round(y)}h${width}`;
    }),
  ].join('');
}

function multiplesIn(low: number, high: number, step: number): readonly number[] {
  const first = Math.ceil(low / step);
  const count = Math.max(0, Math.floor(high / step) - first + 1);
  return Array.from({ length: count }, (_, index) => (first + index) * step);
}
