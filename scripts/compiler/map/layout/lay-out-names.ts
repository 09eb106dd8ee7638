import { getEntry } from '../../link/invariant.ts';
import type { BaseMap } from '../base/base-map.ts';
import type { Point } from '../geometry.ts';
import { type Block, blockAround, hasRoom, measureBlock, type Picture } from './blocks.ts';
import { type LandName, placeLandNames } from './land-names.ts';
import { layOutNumbers, layOutPins, NARROW, PIN_SIZE, WIDE } from './lay-out-pins.ts';
import { type NamedPin, type PlacedName, placeNames } from './place-names.ts';
import { placeScaleBar, type ScaleBar, scaleBlock } from './scale-bar.ts';

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

/** Finds room on a map for pins and the scale, then for the names of places, then for those of lands. */
export function layOutNames(map: BaseMap, { places, regions }: MapNames): MapLayout {
  const { view, coast } = map;
  const ratio = view.height / view.width;
  const [narrow, wide]: [Picture, Picture] = [
    { ratio, widths: NARROW },
    { ratio, widths: WIDE },
  ];
  const points = places.map(({ id }) => getEntry(map.places, id));
  const numbers = layOutNumbers(view, points);
  const dots = layOutPins(view, points, WIDE[0]);
  const toPin = (at: Point | undefined, index: number): NamedPin | undefined =>
    at && { at: [at[0], at[1] * ratio], size: [PIN_SIZE, PIN_SIZE], name: places[index]?.name ?? '' };
  // A place without a number on narrow maps has no pin at all.
  const pins = dots.map((at, index) => (numbers[index] ? toPin(at, index) : undefined));
  const listBlocks = (some: typeof pins) =>
    some.flatMap((pin) => (pin ? [blockAround(pin.at, pin.size)] : []));
  const [narrowPins, widePins] = [listBlocks(numbers.map(toPin)), listBlocks(pins)];
  const scale = placeScaleBar(
    view,
    (block) => hasRoom(block, narrowPins, narrow) && hasRoom(block, widePins, wide),
  );
  const scales = scale ? [scaleBlock(scale, ratio)] : [];
  const shore = coast.flat();
  // A name that crosses the shore is harder to read.
  const badness = (block: Block) => {
    const { left, right, top, bottom } = measureBlock(block, WIDE[0], view.width);
    return shore.filter(([x, y]) => x > left && x < right && y > top && y < bottom).length;
  };
  const names = placeNames(pins, wide, { gap: NAME_GAP, taken: scales, badness });
  const nameBlocks = names.flatMap((name) => (name ? [name.block] : []));
  const named = regions.map(({ id, name }) => ({
    name,
    places: points.filter((_, index) => places[index]?.region === id),
  }));
  const lands = placeLandNames(map, named, (block, isWide, landNames) =>
    isWide
      ? hasRoom(block, [...widePins, ...nameBlocks, ...scales, ...landNames], wide)
      : hasRoom(block, [...narrowPins, ...scales, ...landNames], narrow),
  );
  return { numbers, dots, names, lands, scale };
}
