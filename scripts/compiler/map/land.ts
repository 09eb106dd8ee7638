import { createRequire } from 'node:module';
import type { MultiPolygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** A piece of land as it stands in the atlas: its outline first, then what is cut out of it. */
export type LandPolygon = Position[][];

/** Part of the globe in degrees. East may exceed 180, so that west is always the smaller number. */
export interface GeoBox {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

interface Piece {
  readonly polygon: LandPolygon;
  readonly box: GeoBox;
}

let pieces: readonly Piece[] | undefined;

/**
 * The land of the whole globe that may reach into a box, from Natural Earth at 1 : 10,000,000 (public domain).
 * The atlas is read when it is first asked for, which takes about 0.2 seconds: checking content never does.
 */
export function landAround(box: GeoBox): MultiPolygon {
  pieces ??= readAtlas();
  const coordinates = pieces.filter((piece) => mayMeet(piece.box, box)).map(({ polygon }) => polygon);
  return { type: 'MultiPolygon', coordinates };
}

function readAtlas(): readonly Piece[] {
  const require = createRequire(import.meta.url);
  const atlas: Topology<{ land: GeometryCollection }> = require('world-atlas/land-10m.json');
  return feature(atlas, atlas.objects.land)
    .features.flatMap(({ geometry }) => (geometry.type === 'MultiPolygon' ? geometry.coordinates : []))
    .map((polygon) => ({ polygon, box: boxOf(polygon[0] ?? []) }));
}

function boxOf(outline: readonly Position[]): GeoBox {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [longitude = 0, latitude = 0] of outline) {
    west = Math.min(west, longitude);
    east = Math.max(east, longitude);
    south = Math.min(south, latitude);
    north = Math.max(north, latitude);
  }
  return { west, south, east, north };
}

function mayMeet(piece: GeoBox, box: GeoBox): boolean {
  const isBeside = (turn: number): boolean => piece.east + turn < box.west || piece.west + turn > box.east;
  return piece.north >= box.south && piece.south <= box.north && ![-360, 0, 360].every(isBeside);
}
