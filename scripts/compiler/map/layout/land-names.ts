import type { BaseMap } from '../base/base-map.ts';
import { type Coast, distance, isOnLand, middle, type Point } from '../geometry.ts';
import { type Block, blockAround, measureBlock, textWidth } from './blocks.ts';
import { WIDE } from './lay-out-pins.ts';

/** A region with its places, in the picture's units. */
export interface NamedRegion {
  readonly name: string;
  readonly places: readonly Point[];
}

/** The name of a region, and where it is, in the picture's units. */
export interface LandName {
  readonly name: string;
  readonly at: Point;
  readonly block: Block;
  /** There is room for it on wide maps only. */
  readonly isWide: boolean;
}

/** True if a block has room on narrow or on wide maps. */
type HasRoom = (block: Block, isWide: boolean, names: readonly Block[]) => boolean;

/** Type in pixels, as in PlaceMap.module.css: its size, the room between letters, and the height of a line. */
const TYPE = 14;
const SPACING = 0.3;
const LINE = 17;

/** The land of places is around them, or so near, in the picture's units: the atlas lacks small pieces of land. */
const NEAR_SHORE = 25;

const COLUMNS = 60;
const ROWS = 40;

/** Puts names on their land, nearest to the middle of their places: with room at any width, else on wide maps only. */
export function placeLandNames(
  map: BaseMap,
  regions: readonly NamedRegion[],
  hasRoom: HasRoom,
): readonly LandName[] {
  const { width, height } = map.view;
  const grid = Array.from({ length: COLUMNS * ROWS }, (_, index): Point => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    return [((column + 0.5) / COLUMNS) * width, ((row + 0.5) / ROWS) * height];
  });
  const placed: LandName[] = [];
  for (const own of map.hasShore ? regions : []) {
    const centre = middle(own.places);
    const isOwn = (outline: readonly Point[]) =>
      own.places.some(
        (place) => isOnLand([outline], place) || outline.some((at) => distance(at, place) < NEAR_SHORE),
      );
    const land = map.coast.filter(isOwn);
    const others = regions.flatMap((region) => (region === own ? [] : region.places));
    const points = grid
      .filter((at) => nearest(at, own.places) < nearest(at, others))
      .toSorted((one, other) => distance(one, centre) - distance(other, centre));
    const isFree = (at: Point, isWide: boolean) => {
      const names = placed.filter((other) => isWide || !other.isWide).map(({ block }) => block);
      return hasRoom(nameBlock(map, own.name, at), isWide, names);
    };
    const wide = points.filter((at) => isFree(at, true));
    const isOn = (at: Point) => isNameOn(land, map, nameBlock(map, own.name, at));
    const narrow = wide.find((at) => isFree(at, false) && isOn(at));
    const at = narrow ?? wide.find(isOn);
    if (at) placed.push({ name: own.name, at, block: nameBlock(map, own.name, at), isWide: !narrow });
  }
  return placed;
}

function nameBlock({ view }: BaseMap, name: string, [x, y]: Point): Block {
  const width = textWidth(name.toUpperCase()) + SPACING * name.length;
  return blockAround([x / view.width, y / view.width], [width * TYPE, LINE]);
}

/** True if a name is wholly on land where the map with names is narrowest. */
function isNameOn(land: Coast, { view }: BaseMap, block: Block): boolean {
  const { left, right, top, bottom } = measureBlock(block, WIDE[0], view.width);
  return [0, 0.25, 0.5, 0.75, 1].every((share) => {
    const x = left + share * (right - left);
    return isOnLand(land, [x, top]) && isOnLand(land, [x, bottom]);
  });
}

function nearest(at: Point, places: readonly Point[]): number {
  return Math.min(...places.map((place) => distance(at, place)));
}
