import type { Point } from '../geometry.ts';
import { type Block, blockAround, hasRoom, type Picture, textWidth } from './blocks.ts';

/** A pin on a picture, and its name; empty if it has none. */
export interface NamedPin {
  /** In shares of the picture's width. */
  readonly at: Point;
  /** In pixels. */
  readonly size: Point;
  readonly name: string;
}

/** A name and the side of its pin that it is on. */
export interface PlacedName {
  readonly side: 'right' | 'left' | 'top' | 'bottom';
  readonly block: Block;
}

interface Surroundings {
  /** Between a pin and its name, in pixels. */
  readonly gap: number;
  readonly taken?: readonly Block[];
  /** Orders the sides, if one is better than another. */
  readonly badness?: (block: Block) => number;
}

const SIDES = ['right', 'left', 'top', 'bottom'] as const;

/** In pixels, as in RouteMap.module.css and PlaceMap.module.css. */
const TYPE = 14;
const LINE = 22;

/**
 * Puts each name on the first side of its pin where it is clear of all other pins, of the names before it and of
 * what is taken.
 *
 * @returns in the order of the pins; undefined for names that find no room
 */
export function placeNames(
  pins: readonly (NamedPin | undefined)[],
  picture: Picture,
  { gap, taken = [], badness = () => 0 }: Surroundings,
): readonly (PlacedName | undefined)[] {
  const names: Block[] = [];
  return pins.map((own) => {
    if (!own || own.name === '') return undefined;
    const others = pins.flatMap((pin) => (pin && pin !== own ? [blockAround(pin.at, pin.size)] : []));
    const found = SIDES.map((side) => ({ side, block: nameBlock(own, side, gap) }))
      .toSorted((one, other) => badness(one.block) - badness(other.block))
      .find(({ block }) => hasRoom(block, [...others, ...taken, ...names], picture));
    if (found) names.push(found.block);
    return found;
  });
}

function nameBlock(
  { at, size: [width, height], name }: NamedPin,
  side: PlacedName['side'],
  gap: number,
): Block {
  const length = textWidth(name) * TYPE;
  const [across, down] = [(width + length) / 2 + gap, (height + LINE) / 2 + gap];
  const moved = { right: [across, 0], left: [-across, 0], top: [0, -down], bottom: [0, down] } as const;
  return blockAround(at, [length, LINE], moved[side]);
}
