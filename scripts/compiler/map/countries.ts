import { createRequire } from 'node:module';
import { feature, mesh } from 'topojson-client';
import { type GeoBox, type Land, landIn, type Piece, piecesOf } from './land.ts';

/** A country's land. */
interface CountryLand {
  /** Two letters, as ISO 3166 has them; undefined for lands that have none. */
  readonly code: string | undefined;
  readonly land: Land;
}

type GeometryObject = Parameters<typeof mesh>[1];

interface World {
  readonly borders: ReturnType<typeof mesh>;
  readonly countries: readonly { readonly code: string | undefined; readonly pieces: readonly Piece[] }[];
}

let world: World | undefined;

/** All borders between countries of the globe, from Natural Earth at 1 : 10,000,000 (public domain). */
export function borderLines(): World['borders'] {
  world ??= readWorld();
  return world.borders;
}

/** The countries whose land reaches into a box. */
export function countriesAround(box: GeoBox): readonly CountryLand[] {
  world ??= readWorld();
  return world.countries
    .map(({ code, pieces }) => ({ code, land: landIn(pieces, box) }))
    .filter(({ land }) => land.coordinates.length > 0);
}

function readWorld(): World {
  const require = createRequire(import.meta.url);
  const atlas: Parameters<typeof mesh>[0] = require('world-atlas/countries-10m.json');
  const { countries } = atlas.objects;
  const found = countries && feature(atlas, countries);
  if (found?.type !== 'FeatureCollection') throw new Error('The atlas has no countries.');
  return {
    borders: mesh(atlas, countries as GeometryObject, (one, other) => one !== other),
    countries: found.features.map(({ id, geometry }) => ({ code: codeOf(id), pieces: piecesOf(geometry) })),
  };
}

/** The atlas has the three figures of ISO 3166, of which locales know what letters they stand for. */
function codeOf(id: string | number | undefined): string | undefined {
  if (id === undefined) return undefined;
  const { region } = new Intl.Locale(`und-${String(id).padStart(3, '0')}`);
  return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : undefined;
}
