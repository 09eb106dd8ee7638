import { geoPath } from 'd3-geo';
import { merge, mesh } from 'topojson-client';
import { type Atlas, readAtlas } from '../../read/read-atlas.ts';
import { type Coast, extent, type Point, simplifyByDistance, splitStretches } from '../geometry.ts';
import type { MapView } from './map-view.ts';

/** Land and water of the atlas within a map, in the picture's units. */
export interface Terrain {
  readonly land: Coast;
  /** Between countries, as open lines. */
  readonly borders: readonly (readonly Point[])[];
}

type Area = Extract<Parameters<typeof merge>[1], readonly unknown[]>[number];

/** In the picture's units: how close points of a coast are, and its longest stretch. */
const FINEST = 4;
const MAX_GAP = 50;
const MIN_POINTS = 5;

/** A map of less than this, in kilometres, shows plain ground: the atlas knows the coast too coarsely. */
const FINEST_WIDTH = 30;

/** Land so large that its edges are nowhere near. */
const GROUND: Coast = [
  [
    [-9999, -9999],
    [9999, -9999],
    [9999, 9999],
    [-9999, 9999],
  ],
];

/** Finds what the atlas has of a map. */
export function findTerrain(view: MapView): Terrain {
  const { width, height } = view;
  const atlas = readAtlas();
  const near = areasNear(atlas, view);
  const borders = mesh(
    atlas,
    { type: 'GeometryCollection', geometries: near },
    (one, other) => one !== other,
  );
  const land = linesOn(view, merge(atlas, near))
    .map((outline) => splitStretches(simplifyByDistance(outline, FINEST), MAX_GAP))
    .filter(({ length }) => length >= MIN_POINTS);
  return {
    land: width * view.kilometresPerUnit < FINEST_WIDTH ? GROUND : land,
    borders: linesOn(view, borders)
      .filter((line) => line.some(([x, y]) => x > 0 && x < width && y > 0 && y < height))
      .map((line) => [...simplifyByDistance(line, FINEST), ...line.slice(-1)]),
  };
}

/** The countries of the atlas, without parts far from a map, which would be slow to draw. */
function areasNear(atlas: Atlas, { box }: MapView): Area[] {
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
  const extents = atlas.arcs.map((arc) => {
    let at: Point = translate;
    // Each point of an arc is relative to the previous one.
    const points = arc.map(([x = 0, y = 0]) => {
      at = [at[0] + x * scale[0], at[1] + y * scale[1]];
      return at;
    });
    return { x: extent(points.map(([x]) => x)), y: extent(points.map(([, y]) => y)) };
  });
  /** An outline that crosses the 180th meridian has points at both ends, and so is wide enough. */
  const isNear = ([outline = []]: readonly (readonly number[])[]): boolean => {
    // An arc that is followed backwards is named by its complement.
    const own = outline.flatMap((arc) => extents[arc < 0 ? ~arc : arc] ?? []);
    const [west, east] = extent(own.flatMap(({ x }) => x));
    const [south, north] = extent(own.flatMap(({ y }) => y));
    const isBeside = (turn: number) => west <= box.east + turn && east >= box.west + turn;
    return south <= box.north && north >= box.south && [-360, 0, 360].some(isBeside);
  };
  const areas = atlas.objects.countries;
  if (areas?.type !== 'GeometryCollection') throw new Error('The atlas has no countries.');
  return areas.geometries.flatMap((area): Area[] => {
    const polygons = area.type === 'Polygon' ? [area.arcs] : area.type === 'MultiPolygon' ? area.arcs : [];
    const arcs = polygons.filter(isNear);
    return arcs.length > 0 ? [{ type: 'MultiPolygon', arcs }] : [];
  });
}

/** The lines, or outlines, that d3 would draw. */
function linesOn(
  { projection }: MapView,
  shape: ReturnType<typeof merge | typeof mesh>,
): readonly (readonly Point[])[] {
  const lines: Point[][] = [];
  const path = geoPath(projection, {
    beginPath() {},
    moveTo: (x: number, y: number) => lines.push([[x, y]]),
    lineTo: (x: number, y: number) => lines.at(-1)?.push([x, y]),
    arc() {},
    closePath() {},
  });
  path(shape);
  return lines;
}
