import { type Coast, isOnLand } from '../base/coast.ts';
import type { MapView } from '../base/map-view.ts';
import { type Box, everOverlap } from './box.ts';
import { dotBox } from './place-labels.ts';

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

/** The scale in the corner with the least land that no place needs; none if all four are needed. */
export function scaleBarFor(
  view: MapView,
  coast: Coast,
  places: readonly { readonly x: number; readonly y: number }[],
  widths: readonly number[],
): ScaleBar | undefined {
  const kilometres = roundBelow(LONGEST * view.width * view.kilometresPerUnit);
  const length = kilometres / view.kilometresPerUnit / view.width;
  const ratio = view.height / view.width;
  const free = CORNERS.filter((corner) => {
    const boxes = widths.map((width) => scaleBox({ corner, length }, ratio, width));
    return !places.some((place) =>
      everOverlap(
        widths.map((width) => dotBox(place, ratio, width, 2 * HEIGHT)),
        boxes,
      ),
    );
  });
  const [corner] = free.toSorted((one, other) => landIn(one, view, coast) - landIn(other, view, coast));
  return corner && { kilometres, length, corner };
}

/** The box of the scale on a picture of a width, in pixels. */
export function scaleBox(
  { corner, length }: Pick<ScaleBar, 'corner' | 'length'>,
  ratio: number,
  width: number,
): Box {
  const wide = 2 * MARGIN + length * width;
  const high = MARGIN + HEIGHT;
  const left = corner.endsWith('left') ? 0 : width - wide;
  const top = corner.startsWith('top') ? 0 : width * ratio - high;
  return { left, top, right: left + wide, bottom: top + high };
}

/** The largest of …, 0.5, 1, 2, 5, 10, … that is not above the value. */
function roundBelow(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [5, 2, 1].find((factor) => factor * power <= value) ?? 1;
  return step * power;
}

/** How many of some places in a corner lie on land. */
function landIn(corner: Corner, { width, height }: MapView, coast: Coast): number {
  const box = scaleBox({ corner, length: LONGEST }, height / width, width);
  const steps = [0.1, 0.3, 0.5, 0.7, 0.9];
  return steps.filter((step) =>
    isOnLand(coast, [box.left + step * (box.right - box.left), (box.top + box.bottom) / 2]),
  ).length;
}
