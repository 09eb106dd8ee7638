import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import { isInside, type Point } from '../../illustrations/geometry/point.ts';

/** Part of the globe in degrees. East may exceed 180, so that west is always the smaller number. */
export interface GeoBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** As GeoJSON has it: polygons, each an outline and what is cut out of it, of points in degrees. */
export interface Land {
  readonly type: 'MultiPolygon';
  readonly coordinates: Position[][][];
}

type Position = number[];
type Atlas = Parameters<typeof feature>[0];

interface Piece {
  /** As it stands in the atlas: its outline first, then what is cut out of it. */
  readonly polygon: Position[][];
  /** The outline without the leap at 180 degrees. */
  readonly outline: readonly Point[];
  readonly box: GeoBox;
  /** Goes round a pole, so that it has no inside on a flat map. */
  readonly isPolar: boolean;
}

const TURN = 360;
const TURNS = [-TURN, 0, TURN];

let pieces: readonly Piece[] | undefined;

/**
 * The land of the whole globe that reaches into a box, from Natural Earth at 1 : 10,000,000 (public domain).
 * The atlas is read when it is first asked for, which takes a few tenths of a second: checking content never does.
 */
export function landAround(box: GeoBox): Land {
  pieces ??= readAtlas();
  const coordinates = pieces.filter((piece) => reachesInto(piece, box)).map(({ polygon }) => polygon);
  return { type: 'MultiPolygon', coordinates };
}

function readAtlas(): readonly Piece[] {
  const require = createRequire(import.meta.url);
  const atlas: Atlas = require('world-atlas/land-10m.json');
  const { land } = atlas.objects;
  if (!land) throw new Error('The atlas has no land.');
  const found = feature(atlas, land);
  const features = found.type === 'FeatureCollection' ? found.features : [found];
  return features
    .flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
    .map(toPiece);
}

function toPiece(polygon: Position[][]): Piece {
  const outline: Point[] = [];
  let turns = 0;
  let before: number | undefined;
  for (const [longitude = 0, latitude = 0] of polygon[0] ?? []) {
    if (before !== undefined && Math.abs(longitude - before) > TURN / 2) {
      turns += longitude < before ? TURN : -TURN;
    }
    before = longitude;
    outline.push([longitude + turns, latitude]);
  }
  return { polygon, outline, box: boxOf(outline), isPolar: turns !== 0 };
}

function boxOf(outline: readonly Point[]): GeoBox {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [longitude, latitude] of outline) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return { west, south, east, north };
}

/** Continents lie around many boxes into which they do not reach; they are dear to draw. */
function reachesInto({ outline, box: own, isPolar }: Piece, box: GeoBox): boolean {
  if (own.north < box.south || own.south > box.north) return false;
  if (isPolar) return true;
  return TURNS.some((turn) => {
    const [west, east] = [box.west + turn, box.east + turn];
    if (own.east < west || own.west > east) return false;
    const isIn = ([x, y]: Point): boolean => x >= west && x <= east && y >= box.south && y <= box.north;
    return outline.some(isIn) || isInside(outline, [(west + east) / 2, (box.south + box.north) / 2]);
  });
}
