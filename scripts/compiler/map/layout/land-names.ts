import { displayNames } from '../../../intl-formats.ts';
import type { BaseMap } from '../base/base-map.ts';
import { gridOn } from '../base/terrain.ts';
import { type Coast, distance, isOnLand, middle, type Point } from '../geometry.ts';
import { type Block, blockAround } from './blocks.ts';
import { WIDE } from './lay-out-marks.ts';
import { textWidth } from './text-width.ts';

/** The name of a region or of a country, and where it is, in the picture's units. */
export interface LandName {
  readonly name: string;
  readonly at: Point;
  readonly isCountry: boolean;
  /** There is room for it on wide maps only. */
  readonly isWide: boolean;
}

/** A region with its places, in the picture's units. */
export interface NamedRegion {
  readonly name: string;
  readonly places: readonly Point[];
}

/** Tells if a block has room, among names too, on narrow or on wide maps. */
type HasRoom = (block: Block, isWide: boolean, names: readonly Block[]) => boolean;

/** Type in pixels, as in PlaceMap.module.css: its size, the room between letters, and the height of a line. */
const TYPE = 14;
const SPACING = 0.3;
const LINE = 17;

interface Land {
  readonly name: string;
  readonly land: Coast;
  /** Its name is as near to this as can be. */
  readonly centre: Point;
  readonly isCountry: boolean;
  readonly places?: readonly Point[];
}

/** Finds room on their land for the names of regions, then for those of countries where more than one can be seen. */
export function placeLandNames(
  map: BaseMap,
  regions: readonly NamedRegion[],
  locale: string,
  hasRoom: HasRoom,
): readonly LandName[] {
  const countries = map.countries.length > 1 ? map.countries : [];
  const countryNames = displayNames(locale, { type: 'region', fallback: 'none' });
  const lands: readonly Land[] = [
    ...(map.hasShore ? regions : []).map((region) => {
      const home = countries.find(({ land }) => region.places.some((place) => isOnLand(land, place)));
      return { ...region, land: home?.land ?? map.coast, centre: middle(region.places), isCountry: false };
    }),
    ...countries.flatMap(({ code, ...country }) => {
      const name = code === undefined ? undefined : countryNames.of(code);
      return name === undefined ? [] : { ...country, name, isCountry: true };
    }),
  ];
  const grid = gridOn(map.view, 60, 40);
  const placed: LandName[] = [];
  for (const own of lands) {
    if (placed.some(({ name }) => name === own.name)) continue;
    const others = regions.flatMap(({ name, places }) => (name === own.name ? [] : places));
    const points = grid.filter(
      (at) => nearest(at, own.places ?? [at]) <= nearest(at, own.places ? others : []),
    );
    const found = findRoom(map, own, points, (block, isWide) => {
      const names = placed
        .filter((other) => isWide || !other.isWide)
        .map(({ name, at }) => nameBlock(map, name, at));
      return hasRoom(block, isWide, names);
    });
    if (found) placed.push({ name: own.name, isCountry: own.isCountry, ...found });
  }
  return placed;
}

/** The nearest point with room on maps of any width, else on wide ones. */
function findRoom(
  map: BaseMap,
  { name, land, centre }: Land,
  points: readonly Point[],
  hasRoom: (block: Block, isWide: boolean) => boolean,
): Pick<LandName, 'at' | 'isWide'> | undefined {
  let wide: Point | undefined;
  for (const at of points.toSorted((one, other) => distance(one, centre) - distance(other, centre))) {
    const block = nameBlock(map, name, at);
    const isNarrow = hasRoom(block, false);
    if ((wide && !isNarrow) || !hasRoom(block, true) || !isNameOn(land, map, block)) continue;
    if (isNarrow) return { at, isWide: false };
    wide = at;
  }
  return wide && { at: wide, isWide: true };
}

function nameBlock({ view }: BaseMap, name: string, [x, y]: Point): Block {
  const width = textWidth(name.toUpperCase()) + SPACING * name.length;
  return blockAround([x / view.width, y / view.width], [width * TYPE, LINE]);
}

/** Tells if a name is wholly on land where the map with names is narrowest. */
function isNameOn(land: Coast, { view }: BaseMap, { left, right, top, bottom }: Block): boolean {
  const unit = view.width / WIDE[0];
  const inUnits = ([share, pixels]: Block['left']) => share * view.width + pixels * unit;
  return [0, 0.25, 0.5, 0.75, 1].every((share) => {
    const x = inUnits(left) + share * (inUnits(right) - inUnits(left));
    return isOnLand(land, [x, inUnits(top)]) && isOnLand(land, [x, inUnits(bottom)]);
  });
}

function nearest(at: Point, places: readonly Point[]): number {
  return Math.min(...places.map((place) => distance(at, place)));
}
