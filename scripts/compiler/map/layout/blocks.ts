import type { Point } from '../geometry.ts';

/** An edge of a block: at a share of the picture's width, moved by some pixels. */
type Edge = readonly [share: number, pixels: number];

/** Something on a picture that scales with the screen. As a rule the block keeps its size, and only its place moves. */
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
 * The block of a size around a place, moved to the right and down. Size and move in pixels.
 *
 * @param at in shares of the picture's width, in both directions
 */
export function blockAround([x, y]: Point, [width, height]: Point, [right, down]: Point = [0, 0]): Block {
  return {
    left: [x, right - width / 2],
    right: [x, right + width / 2],
    top: [y, down - height / 2],
    bottom: [y, down + height / 2],
  };
}

/** True if one of two blocks is on the same side of the other at all widths; gaps are linear in the width. */
export function areApart(one: Block, other: Block, { widths }: Picture): boolean {
  return (
    isBefore(one.right, other.left, widths) ||
    isBefore(other.right, one.left, widths) ||
    isBefore(one.bottom, other.top, widths) ||
    isBefore(other.bottom, one.top, widths)
  );
}

/** A picture with the blocks that are on it so far. */
export class Sheet {
  readonly #picture: Picture;
  readonly #taken: Block[];

  constructor(picture: Picture, taken: readonly Block[]) {
    this.#picture = picture;
    this.#taken = [...taken];
  }

  add(block: Block): void {
    this.#taken.push(block);
  }

  /** True if a block is on the picture, and apart from all others but one. */
  hasRoom(own: Block, except?: Block): boolean {
    const { ratio, widths } = this.#picture;
    const startsOn = isBefore([0, 0], own.left, widths) && isBefore([0, 0], own.top, widths);
    const endsOn = isBefore(own.right, [1, 0], widths) && isBefore(own.bottom, [ratio, 0], widths);
    const isClear = (other: Block) => other === except || areApart(own, other, this.#picture);
    return startsOn && endsOn && this.#taken.every(isClear);
  }
}

/**
 * The edges of a block on a picture.
 *
 * @param pixels width of the picture on the screen
 * @param width the same width in the unit of the result
 */
export function measureBlock({ left, right, top, bottom }: Block, pixels: number, width: number) {
  const measure = ([share, beside]: Edge) => share * width + (beside * width) / pixels;
  return { left: measure(left), right: measure(right), top: measure(top), bottom: measure(bottom) };
}

function isBefore(one: Edge, other: Edge, [narrowest, widest]: Picture['widths']): boolean {
  const [share, pixels] = [one[0] - other[0], one[1] - other[1] - 1e-6];
  return share * narrowest + pixels <= 0 && share * widest + pixels <= 0;
}

/** Letters that are clearly narrower or wider than others in any typeface, and those as wide as high. */
const NARROW = /[\s.,:;'’‘!|()[\]fijlrtIJ-]/u;
const WIDE = /[mwMW@&%—…\p{Lu}]/u;
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Emoji_Presentation}]/u;

/** Estimates the width of a text in em, without its typeface; too wide rather than too narrow. */
export function textWidth(text: string): number {
  return Array.from(text).reduce((sum, letter) => sum + letterWidth(letter), 0);
}

function letterWidth(letter: string): number {
  if (SQUARE.test(letter)) return 1.05;
  if (NARROW.test(letter)) return 0.4;
  return WIDE.test(letter) ? 0.82 : 0.62;
}
