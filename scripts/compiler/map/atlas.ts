import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { feature } from 'topojson-client';
import { boxOfBoxes, type GeoBox, meetOnGlobe } from './geo-box.ts';

export type Atlas = Parameters<typeof feature>[0];
type AtlasObject = Atlas['objects'][string];
type Areas = Extract<AtlasObject, { readonly type: 'GeometryCollection' }>;

/** What the atlas knows of the globe: all land, or countries with what they are called. */
type AtlasName = 'countries' | 'land';

/** The areas of an atlas that may reach into a box, and the atlas, which has the lines that they are made of. */
interface AtlasPart {
  readonly atlas: Atlas;
  readonly areas: Areas;
}

/** As long as nothing else needs the memory: a hundred megabytes, of which a map needs next to nothing. */
const read = new Map<AtlasName, WeakRef<Atlas>>();

/**
 * What Natural Earth (1 : 10,000,000, public domain) has around a box: nothing that lies apart from it, so that only
 * little of the globe is taken out of the form in which it is kept.
 */
export function atlasAround(name: AtlasName, box: GeoBox): AtlasPart {
  const atlas = readAtlas(name);
  const areas = atlas.objects[name];
  if (areas?.type !== 'GeometryCollection') throw new Error(`The atlas has no ${name}.`);
  const lines = boxesOfLines(atlas);
  // A line that is followed backwards is named by its complement.
  const reaches = ([outline = []]: readonly (readonly number[])[]): boolean =>
    meetOnGlobe(boxOfBoxes(outline.flatMap((line) => lines[line < 0 ? ~line : line] ?? [])), box);
  const geometries = areas.geometries.flatMap((area) => {
    if (area.type === 'Polygon') return reaches(area.arcs) ? area : [];
    return area.type === 'MultiPolygon' ? { ...area, arcs: area.arcs.filter(reaches) } : [];
  });
  return { atlas, areas: { ...areas, geometries } };
}

function readAtlas(name: AtlasName): Atlas {
  const known = read.get(name)?.deref();
  if (known) return known;
  const file = createRequire(import.meta.url).resolve(`world-atlas/${name}-10m.json`);
  const atlas = JSON.parse(readFileSync(file, 'utf8')) as Atlas;
  read.set(name, new WeakRef(atlas));
  return atlas;
}

/** The boxes of an atlas' lines. Whatever leaps at 180 degrees goes round the whole globe: its box is wide enough. */
function boxesOfLines({ arcs, transform }: Atlas): readonly GeoBox[] {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  return arcs.map((line) => {
    let [x, y] = [0, 0];
    let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity];
    // Each point says how far it lies from the one before.
    for (const [across = 0, up = 0] of line) {
      x += across;
      y += up;
      west = Math.min(west, x);
      east = Math.max(east, x);
      south = Math.min(south, y);
      north = Math.max(north, y);
    }
    return {
      west: west * scale[0] + translate[0],
      south: south * scale[1] + translate[1],
      east: east * scale[0] + translate[0],
      north: north * scale[1] + translate[1],
    };
  });
}
