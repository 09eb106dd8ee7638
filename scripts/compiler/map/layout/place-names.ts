import type { Side } from '../../../../src/shared/page-data/map.ts';
import { type Block, blockAround, type Sheet, textWidth } from './blocks.ts';

/** A pin on a sheet, and its name; empty if it has none. */
export interface NamedPin {
  readonly block: Block;
  readonly name: string;
}

/** A name and the side of its pin that it is on. */
export interface PlacedName {
  readonly side: Side;
  readonly block: Block;
}

const SIDES: readonly Side[] = ['right', 'left', 'top', 'bottom'];

/** In pixels, as in RouteMap.module.css and PlaceMap.module.css. */
const TYPE = 14;
const LINE = 22;

/**
 * Puts each name on the first side of its pin where it is clear of all other pins and of what is on the sheet besides.
 *
 * @param gap between a pin and its name, in pixels
 * @param badness orders the sides, if one is better than another
 * @returns in the order of the pins; undefined for names that find no room
 */
export function placeNames(
  pins: readonly (NamedPin | undefined)[],
  sheet: Sheet,
  gap: number,
  badness: (block: Block) => number = () => 0,
): readonly (PlacedName | undefined)[] {
  return pins.map((own) => {
    if (!own || own.name === '') return undefined;
    const found = SIDES.map((side) => ({ side, block: nameBlock(own, side, gap) }))
      .toSorted((one, other) => badness(one.block) - badness(other.block))
      .find(({ block }) => sheet.hasRoom(block, own.block));
    if (found) sheet.add(found.block);
    return found;
  });
}

function nameBlock({ block, name }: NamedPin, side: Side, gap: number): Block {
  const length = textWidth(name) * TYPE;
  const [[x, halfWidth], [y, halfHeight]] = [block.right, block.bottom];
  const [across, down] = [halfWidth + length / 2 + gap, halfHeight + LINE / 2 + gap];
  const moved = { right: [across, 0], left: [-across, 0], top: [0, -down], bottom: [0, down] } as const;
  return blockAround([x, y], [length, LINE], moved[side]);
}
