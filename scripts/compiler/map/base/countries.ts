import { feature, mesh } from 'topojson-client';
import { atlasAround } from './atlas.ts';
import type { GeoBox } from './geo-box.ts';
import { type Land, landIn, piecesOf } from './land.ts';

/** A country's land. */
interface CountryLand {
  /** Two letters, as ISO 3166 has them; undefined for lands that have none. */
  readonly code: string | undefined;
  readonly land: Land;
}

/** The borders between countries whose land reaches into a box. */
export function bordersAround(box: GeoBox): ReturnType<typeof mesh> {
  const { atlas, areas } = atlasAround('countries', box);
  return mesh(atlas, areas as Parameters<typeof mesh>[1], (one, other) => one !== other);
}

/** The countries near a box, and what of their land reaches into it: none of some. */
export function countriesAround(box: GeoBox): readonly CountryLand[] {
  const { atlas, areas } = atlasAround('countries', box);
  return feature(atlas, areas).features.map(({ id, geometry }) => ({
    code: codeOf(id),
    land: landIn(piecesOf(geometry), box),
  }));
}

/** The atlas has the three figures of ISO 3166, of which locales know what letters they stand for. */
function codeOf(id: string | number | undefined): string | undefined {
  if (id === undefined) return undefined;
  const { region } = new Intl.Locale(`und-${id}`);
  return region !== undefined && /[A-Z]/.test(region) ? region : undefined;
}
