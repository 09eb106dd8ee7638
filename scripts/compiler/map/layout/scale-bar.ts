import type { MapView } from '../base/map-view.ts';
import { roundBelow } from '../geometry.ts';
import type { Block } from './blocks.ts';

export type Corner = 'bottom-left' | 'bottom-right' | 'top-left' | 'top-right';

/** A round distance and how much of the picture’s width it takes. */
export interface ScaleBar {
  readonly kilometres: number;
  /** Share of the picture’s width. */
  readonly length: number;
  readonly corner: Corner;
}

const CORNERS: readonly Corner[] = ['bottom-right', 'bottom-left', 'top-right', 'top-left'];
const LONGEST = 0.25;

/** In pixels, as in PlaceMap.module.css. */
const MARGIN = 14;
const HEIGHT = 28;

/** The scale in the first corner with room for it; undefined if there is none. */
export function placeScaleBar(
  { width, height, kilometresPerUnit }: MapView,
  isFree: (block: Block) => boolean,
): ScaleBar | undefined {
  const kilometres = roundBelow(LONGEST * width * kilometresPerUnit);
  const length = kilometres / kilometresPerUnit / width;
  const corner = CORNERS.find((each) => isFree(scaleBlock({ corner: each, length }, height / width)));
  return corner && { kilometres, length, corner };
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
