import type { Point } from '../geometry.ts';

/** An edge of a block at a share of the picture's width, and some pixels beside that. */
type Edge = readonly [share: number, pixels: number];

/** Something on a picture that is as wide as its screen allows: as a rule it keeps its size, and only its place moves. */
export interface Block {
  readonly left: Edge;
  readonly right: Edge;
  readonly top: Edge;
  readonly bottom: Edge;
}

/** The widths in pixels that a picture may have, and its height as a share of its width. */
export interface Picture {
  readonly ratio: number;
  readonly widths: readonly [narrowest: number, widest: number];
}

/**
 * The block of a size around a place, moved by some pixels.
 *
 * @param at in shares of the picture's width, in either direction
 */
export function blockAround([x, y]: Point, [width, height]: Point, [right, down]: Point = [0, 0]): Block {
  return {
    left: [x, right - width / 2],
    right: [x, right + width / 2],
    top: [y, down - height / 2],
    bottom: [y, down + height / 2],
  };
}

/** Tells if one and the same gap parts two blocks at all widths: gaps grow or shrink evenly. */
export function areApart(one: Block, other: Block, { widths }: Picture): boolean {
  return (
    isBefore(one.right, other.left, widths) ||
    isBefore(other.right, one.left, widths) ||
    isBefore(one.bottom, other.top, widths) ||
    isBefore(other.bottom, one.top, widths)
  );
}

export function isOnPicture({ left, right, top, bottom }: Block, { ratio, widths }: Picture): boolean {
  return (
    isBefore([0, 0], left, widths) &&
    isBefore(right, [1, 0], widths) &&
    isBefore([0, 0], top, widths) &&
    isBefore(bottom, [ratio, 0], widths)
  );
}

/** Tells if a block is on the picture, and apart from others. */
export function hasRoom(block: Block, others: readonly Block[], picture: Picture): boolean {
  return isOnPicture(block, picture) && others.every((other) => areApart(block, other, picture));
}

/** Tells if a point, in shares of the picture's width, is within a block on a picture of a width. */
export function isWithin([x, y]: Point, { left, right, top, bottom }: Block, width: number): boolean {
  const inPixels = ([share, pixels]: Edge) => share * width + pixels;
  const [across, down] = [x * width, y * width];
  return (
    across > inPixels(left) && across < inPixels(right) && down > inPixels(top) && down < inPixels(bottom)
  );
}

function isBefore([share, pixels]: Edge, [other, otherPixels]: Edge, widths: Picture['widths']): boolean {
  return widths.every((width) => share * width + pixels <= other * width + otherPixels + 1e-6);
}
