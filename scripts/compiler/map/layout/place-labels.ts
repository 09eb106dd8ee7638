import { type Box, boxAround, everOverlap, liesIn } from './box.ts';

/** Where a name stands beside its place. */
export type LabelSide = 'right' | 'left' | 'top' | 'bottom';

/** A place with its name; x and y as shares of the picture’s width and height, the width in pixels. */
export interface Label {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** What names keep clear of. */
export interface LabelArea {
  /** Height of the picture as a share of its width. */
  readonly ratio: number;
  /** Widths in pixels at which the names are shown, from the narrowest to the widest: what fits at all of them and on the way from each to the next. */
  readonly widths: readonly number[];
  /** Boxes that are taken already, at a width of the picture; the same ones in the same order at every width. */
  readonly taken?: (width: number) => readonly Box[];
  /** How badly a name would stand there at a width of the picture; 0 is best. */
  readonly clutter?: (box: Box, width: number) => number;
}

const LABEL_SIDES: readonly LabelSide[] = ['right', 'left', 'top', 'bottom'];

/** In pixels, as in PlaceMap.module.css. */
const LABEL_HEIGHT = 22;
const LABEL_GAP = 13;
const DOT_SIZE = 18;
export const NUMBER_SIZE = 28;
/** Of a mark without its number, and its ring, where it is the largest. */
export const LARGEST_DOT = 20;

const MOST_STEPS = 50_000;

interface Candidate {
  readonly side: LabelSide;
  /** One for each width of the picture. */
  readonly boxes: readonly Box[];
}

/**
 * Chooses a side for every name so that none meets another name or a place, or leaves the picture. The side
 * with the least clutter comes first.
 *
 * @returns the sides in the order of the labels; undefined if there is no such choice (or, for dozens of
 *   crowded places, none was found in reasonable time)
 */
export function placeLabels(labels: readonly Label[], map: LabelArea): readonly LabelSide[] | undefined {
  const taken = takenBy(labels, map);
  const candidates = labels.map((label) => candidatesFor(label, taken, map));
  const chosen: Candidate[] = [];
  let steps = 0;
  const choose = (): boolean => {
    const next = candidates[chosen.length];
    if (!next) return true;
    for (const candidate of next) {
      steps += 1;
      if (steps > MOST_STEPS) return false;
      if (chosen.some((other) => meet(candidate, other))) continue;
      chosen.push(candidate);
      if (choose()) return true;
      chosen.pop();
    }
    return false;
  };
  return choose() ? chosen.map(({ side }) => side) : undefined;
}

/** The box of a name on a picture of a width, in pixels. */
export function labelBox(label: Label, side: LabelSide, ratio: number, pictureWidth: number): Box {
  const [x, y] = [label.x * pictureWidth, label.y * pictureWidth * ratio];
  const [halfWidth, halfHeight] = [label.width / 2, LABEL_HEIGHT / 2];
  const across = { left: -LABEL_GAP - halfWidth, right: LABEL_GAP + halfWidth, top: 0, bottom: 0 }[side];
  const along = { left: 0, right: 0, top: -LABEL_GAP - halfHeight, bottom: LABEL_GAP + halfHeight }[side];
  return boxAround(x + across, y + along, label.width, LABEL_HEIGHT);
}

/** The box of a place’s mark on a picture of a width, in pixels. */
export function dotBox({ x, y }: Pick<Label, 'x' | 'y'>, ratio: number, width: number, size = DOT_SIZE): Box {
  return boxAround(x * width, y * width * ratio, size, size);
}

function candidatesFor(
  label: Label,
  taken: readonly (readonly Box[])[],
  map: LabelArea,
): readonly Candidate[] {
  return LABEL_SIDES.map((side) => ({
    side,
    boxes: map.widths.map((width) => labelBox(label, side, map.ratio, width)),
  }))
    .filter(({ boxes }) => isOnPicture(boxes, map) && !taken.some((other) => everOverlap(boxes, other)))
    .map((candidate) => ({ ...candidate, clutter: clutterOf(candidate, map) }))
    .toSorted((one, other) => one.clutter - other.clutter);
}

/**
 * What names keep clear of beside other names, each at all widths: places, and what is taken. No name reaches its
 * own place.
 */
function takenBy(labels: readonly Label[], map: LabelArea): readonly (readonly Box[])[] {
  const dots = labels.map((label) => map.widths.map((width) => dotBox(label, map.ratio, width)));
  const [first = [], ...further] = map.widths.map((width) => map.taken?.(width) ?? []);
  return [...dots, ...first.map((box, index) => [box, ...further.flatMap((boxes) => boxes[index] ?? [])])];
}

function isOnPicture(boxes: readonly Box[], { widths, ratio }: LabelArea): boolean {
  return boxes.every((box, index) => {
    const width = widths[index] ?? 0;
    return liesIn(box, { left: 0, top: 0, right: width, bottom: width * ratio });
  });
}

function clutterOf({ boxes }: Candidate, { widths, clutter }: LabelArea): number {
  if (!clutter) return 0;
  return boxes.reduce((sum, box, index) => sum + clutter(box, widths[index] ?? 0), 0);
}

function meet(one: Candidate, other: Candidate): boolean {
  return everOverlap(one.boxes, other.boxes);
}
