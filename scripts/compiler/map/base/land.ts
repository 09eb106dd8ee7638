import { feature } from 'topojson-client';
import { isInside, type Point } from '../geometry.ts';
import { atlasAround } from './atlas.ts';
import { type GeoBox, TURNS } from './geo-box.ts';

/** As GeoJSON has it: polygons, each an outline and what is cut out of it, of points in degrees. */
export interface Land {
  readonly type: 'MultiPolygon';
  readonly coordinates: Position[][][];
}

type Position = number[];
type Feature = Extract<ReturnType<typeof feature>, { readonly type: 'Feature' }>;

/** An outline without the leap at 180 degrees. */
interface Outline {
  readonly points: readonly Point[];
  readonly box: GeoBox;
  /** Goes round a pole, so that it has no inside on a flat map. */
  readonly isPolar: boolean;
}

/** A polygon with what tells whether it reaches into a box. */
export interface Piece {
  readonly polygon: Position[][];
  readonly outline: Outline;
  readonly holes: readonly Outline[];
}

const TURN = 360;

/** In degrees: more than the sides of the box bend. */
const MARGIN = 0.5;

/** The land of the whole globe that reaches into a box. */
export function landAround(box: GeoBox): Land {
  const { atlas, areas } = atlasAround('land', box);
  const { features } = feature(atlas, areas);
  return landIn(
    features.flatMap(({ geometry }) => piecesOf(geometry)),
    box,
  );
}

/** What of some land reaches into a box. */
export function landIn(pieces: readonly Piece[], box: GeoBox): Land {
  return { type: 'MultiPolygon', coordinates: pieces.flatMap((piece) => polygonIn(piece, box)) };
}

/** The polygons of a feature. */
export function piecesOf(geometry: Feature['geometry']): readonly Piece[] {
  if (geometry.type === 'Polygon') return [toPiece(geometry.coordinates)];
  return geometry.type === 'MultiPolygon' ? geometry.coordinates.map(toPiece) : [];
}

function toPiece(polygon: Position[][]): Piece {
  const [outline = [], ...holes] = polygon;
  return { polygon, outline: toOutline(outline), holes: holes.map(toOutline) };
}

function toOutline(ring: readonly Position[]): Outline {
  const points: Point[] = [];
  let turns = 0;
  let before: number | undefined;
  for (const [longitude = 0, latitude = 0] of ring) {
    if (before !== undefined && Math.abs(longitude - before) > TURN / 2) {
      turns += longitude < before ? TURN : -TURN;
    }
    before = longitude;
    points.push([longitude + turns, latitude]);
  }
  return { points, box: boxOf(points), isPolar: turns !== 0 };
}

function boxOf(points: readonly Point[]): GeoBox {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of points) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return { west, south, east, north };
}

/**
 * The polygon, if it reaches into the box. Continents lie around many boxes and are dear to draw: where none
 * of their shores is in sight, a plain piece of land stands in.
 */
function polygonIn({ polygon, outline, holes }: Piece, box: GeoBox): readonly Position[][][] {
  const relation = relationOf(outline, box);
  if (relation === 'apart') return [];
  const isPlain = relation === 'around' && holes.every((hole) => relationOf(hole, box) === 'apart');
  return isPlain ? [[ringAround(box)]] : [polygon];
}

function relationOf({ points, box: own, isPolar }: Outline, box: GeoBox): 'apart' | 'around' | 'crossing' {
  if (own.north < box.south || own.south > box.north) return 'apart';
  if (isPolar) return 'crossing';
  let relation: 'apart' | 'around' = 'apart';
  for (const turn of TURNS) {
    const [west, east] = [box.west + turn, box.east + turn];
    if (own.east < west || own.west > east) continue;
    if (points.some(([x, y]) => x >= west && x <= east && y >= box.south && y <= box.north))
      return 'crossing';
    if (isInside(points, [(west + east) / 2, (box.south + box.north) / 2])) relation = 'around';
  }
  return relation;
}

/** Clockwise, as d3 has the outlines of land; only boxes that are far smaller than continents come here. */
function ringAround({ west, south, east, north }: GeoBox): Position[] {
  return [
    [west - MARGIN, south - MARGIN],
    [west - MARGIN, north + MARGIN],
    [east + MARGIN, north + MARGIN],
    [east + MARGIN, south - MARGIN],
    [west - MARGIN, south - MARGIN],
  ];
}
