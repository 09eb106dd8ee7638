import { type Atlas, type AtlasName, readAtlas } from '../../read/read-atlas.ts';
import { boxOfBoxes, type GeoBox, meetOnGlobe } from './geo-box.ts';

type AtlasObject = Atlas['objects'][string];
type Areas = Extract<AtlasObject, { readonly type: 'GeometryCollection' }>;

/** The areas of an atlas that may reach into a box, and the atlas, which has the lines that they are made of. */
interface AtlasPart {
  readonly atlas: Atlas;
  readonly areas: Areas;
}

/**
 * What the atlas has around a box: nothing that lies apart from it, so that only
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
