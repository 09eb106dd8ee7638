import type { Corner } from '../../../../src/shared/page-data/map.ts';
import { getEntry } from '../../link/invariant.ts';
import type { BaseMap } from '../base/base-map.ts';
import type { MapView } from '../base/map-view.ts';
import { type Coast, distance, findCentre, isOnLand, type Point, roundDownToStep } from '../geometry.ts';
import { type Block, blockAround, measureBlock, Sheet, textWidth } from './blocks.ts';
import { layOutNumbers, layOutPins, NARROW, PIN_SIZE, WIDE } from './lay-out-pins.ts';
import { type NamedPin, type PlacedName, placeNames } from './place-names.ts';

/** Names in a language: of the places on a map, in any order, and of the regions that they are in. */
export interface MapNames {
  readonly places: readonly { readonly id: string; readonly name: string; readonly region: string }[];
  readonly regions: readonly { readonly id: string; readonly name: string }[];
}

/** The places of pins, names and scale; pins as shares of the picture's width and height, in the order of the places. */
export interface MapLayout {
  /** On narrow maps, where pins have numbers; undefined for those that find no room. */
  readonly numbers: readonly (Point | undefined)[];
  /** On wide maps, where pins without a name beside them have numbers. */
  readonly dots: readonly (Point | undefined)[];
  readonly names: readonly (PlacedName | undefined)[];
  readonly lands: readonly LandName[];
  readonly scale: ScaleBar | undefined;
}

/** Between a pin's room and its name, in pixels, as in PlaceMap.module.css: a pin with a name is smaller than its room. */
const NAME_GAP = -1;

/** Places pins and the scale on a map, then the names of places, then those of regions. */
export function layOutNames(map: BaseMap, { places, regions }: MapNames): MapLayout {
  const { view, coast } = map;
  const ratio = view.height / view.width;
  const points = places.map(({ id }) => getEntry(map.places, id));
  const numbers = layOutNumbers(view, points);
  const dots = layOutPins(view, points, WIDE[0]);
  const toPin = (at: Point | undefined, index: number): NamedPin | undefined =>
    at && {
      block: blockAround([at[0], at[1] * ratio], [PIN_SIZE, PIN_SIZE]),
      name: places[index]?.name ?? '',
    };
  // A place without a number on narrow maps has no pin at all.
  const pins = dots.map((at, index) => (numbers[index] ? toPin(at, index) : undefined));
  const listBlocks = (some: typeof pins) => some.flatMap((pin) => pin?.block ?? []);
  const narrow = new Sheet({ ratio, widths: NARROW }, listBlocks(numbers.map(toPin)));
  const wide = new Sheet({ ratio, widths: WIDE }, listBlocks(pins));
  const scale = placeScaleBar(view, [narrow, wide]);
  const shore = coast.flat();
  // A name that crosses the shore is harder to read.
  const badness = (block: Block) => {
    const { left, right, top, bottom } = measureBlock(block, WIDE[0], view.width);
    return shore.filter(([x, y]) => x > left && x < right && y > top && y < bottom).length;
  };
  const names = placeNames(pins, wide, NAME_GAP, badness);
  const named = regions.map(({ id, name }) => ({
    name,
    places: points.filter((_, index) => places[index]?.region === id),
  }));
  return { numbers, dots, names, lands: placeLandNames(map, named, narrow, wide), scale };
}

/** The name of a region, and where it is, in the picture's units. */
interface LandName {
  readonly name: string;
  readonly at: Point;
  /** There is room for it on wide maps only. */
  readonly isWide: boolean;
}

/** Type in pixels, as in PlaceMap.module.css: its size, the room between letters, and the height of a line. */
const TYPE = 14;
const SPACING = 0.3;
const LINE = 17;

/** The land of places is around them, or so near, in the picture's units: the atlas lacks small pieces of land. */
const NEAR_SHORE = 25;

const COLUMNS = 60;
const ROWS = 40;

/** Puts names on their land, nearest to the middle of their places: with room at any width, else on wide maps only. */
function placeLandNames(
  map: BaseMap,
  regions: readonly { readonly name: string; readonly places: readonly Point[] }[],
  narrow: Sheet,
  wide: Sheet,
): readonly LandName[] {
  const { width, height } = map.view;
  const grid = Array.from({ length: COLUMNS * ROWS }, (_, index): Point => {
    const [column, row] = [index % COLUMNS, Math.floor(index / COLUMNS)];
    return [((column + 0.5) / COLUMNS) * width, ((row + 0.5) / ROWS) * height];
  });
  return (map.hasShore ? regions : []).flatMap((own) => {
    const centre = findCentre(own.places);
    const isOwn = (outline: readonly Point[]) =>
      own.places.some(
        (place) => isOnLand([outline], place) || outline.some((at) => distance(at, place) < NEAR_SHORE),
      );
    const land = map.coast.filter(isOwn);
    const others = regions.flatMap((region) => (region === own ? [] : region.places));
    const isNearest = (at: Point) => nearest(at, own.places) < nearest(at, others);
    const length = (textWidth(own.name.toUpperCase()) + SPACING * own.name.length) * TYPE;
    const blockAt = ([x, y]: Point) => blockAround([x / width, y / width], [length, LINE]);
    const points = grid
      .map((at) => ({ at, away: distance(at, centre) }))
      .toSorted((one, other) => one.away - other.away)
      .map(({ at }) => at);
    const isPossible = (at: Point) =>
      wide.hasRoom(blockAt(at)) && isNearest(at) && isNameOn(land, map, blockAt(at));
    const onNarrow = points.find((at) => narrow.hasRoom(blockAt(at)) && isPossible(at));
    const at = onNarrow ?? points.find(isPossible);
    if (!at) return [];
    for (const sheet of onNarrow ? [narrow, wide] : [wide]) sheet.add(blockAt(at));
    return [{ name: own.name, at, isWide: !onNarrow }];
  });
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

/** A round distance and how much of the picture’s width it takes. */
export interface ScaleBar {
  readonly kilometres: number;
  /** Share of the picture’s width. */
  readonly length: number;
  readonly corner: Corner;
}

const CORNERS: readonly Corner[] = ['bottom-right', 'bottom-left', 'top-right', 'top-left'];
const MAX_SCALE_SHARE = 0.25;

/** In pixels, as in PlaceMap.module.css. */
const MARGIN = 14;
const HEIGHT = 28;

/** Puts the scale into the first corner with room for it; undefined if there is none. */
export function placeScaleBar(
  { width, height, kilometresPerUnit }: MapView,
  sheets: readonly Sheet[],
): ScaleBar | undefined {
  const kilometres = roundDownToStep(MAX_SCALE_SHARE * width * kilometresPerUnit);
  const length = kilometres / kilometresPerUnit / width;
  for (const corner of CORNERS) {
    const block = scaleBlock({ corner, length }, height / width);
    if (!sheets.every((sheet) => sheet.hasRoom(block))) continue;
    for (const sheet of sheets) sheet.add(block);
    return { kilometres, length, corner };
  }
  return undefined;
}

/** The block of the scale, with its margin. */
export function scaleBlock({ corner, length }: Pick<ScaleBar, 'corner' | 'length'>, ratio: number): Block {
  const [wide, high] = [2 * MARGIN, MARGIN + HEIGHT];
  return {
    ...(corner.endsWith('left')
      ? { left: [0, 0], right: [length, wide] }
      : { left: [1 - length, -wide], right: [1, 0] }),
    ...(corner.startsWith('top')
      ? { top: [0, 0], bottom: [0, high] }
      : { top: [ratio, -high], bottom: [ratio, 0] }),
  };
}
