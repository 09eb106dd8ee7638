import { clamp, type Point } from '../geometry.ts';
import { type Box, boxAround, overlap } from './box.ts';
import { textWidth } from './text-width.ts';

/** A mark on the way of a trip: the numbers of days, the start, or a stop between them. */
export interface RouteMark {
  /** In pixels of the narrowest picture. */
  readonly at: Point;
  readonly labels: readonly string[];
  readonly names: readonly string[];
  readonly isStart: boolean;
}

/** In pixels, as in RouteMap.module.css: a mark with its ring, its padding, a stop without number, and the pin. */
const MARK = 28;
const PADDING = 14;
const STOP = 16;
const PIN = 18;
const TYPE = 14;

/** Between labels or names of one mark: the same in every script. */
export const SEPARATOR = ' · ';

/** The part of the map that is shown, at its narrowest on a phone, in pixels. */
export interface RoutePicture {
  readonly width: number;
  readonly height: number;
}

/** Marks that would cover each other become one, which bears the labels and names of both; all stay on the picture. */
export function joinedMarks(marks: readonly RouteMark[], picture: RoutePicture): readonly RouteMark[] {
  let joined: readonly Ordered[] = [];
  let left = atOnePlace(marks).map((mark, order): Ordered => ({ order, mark: held(mark, picture) }));
  for (let next = left[0]; next; next = left[0]) {
    const own = next;
    const near = joined.find(({ mark }) => overlap(markBox(mark), markBox(own.mark)));
    left = left.slice(1);
    if (near) {
      // The larger mark may meet others: it is looked at again.
      joined = joined.filter((other) => other !== near);
      const [first, second] = near.order < own.order ? [near, own] : [own, near];
      left = [{ order: first.order, mark: held(together(first.mark, second.mark), picture) }, ...left];
    } else joined = [...joined, own];
  }
  return joined.toSorted((one, other) => one.order - other.order).map(({ mark }) => mark);
}

/** One mark for each place: what a place bears goes with it, wherever its mark ends up. */
function atOnePlace(marks: readonly RouteMark[]): readonly RouteMark[] {
  const byPlace = new Map<string, RouteMark>();
  for (const mark of marks) {
    const key = mark.at.join();
    const known = byPlace.get(key);
    byPlace.set(key, known ? together(known, mark) : mark);
  }
  return [...byPlace.values()];
}

interface Ordered {
  readonly order: number;
  readonly mark: RouteMark;
}

function together(one: RouteMark, other: RouteMark): RouteMark {
  return {
    at: one.labels.length > 0 || other.labels.length === 0 ? one.at : other.at,
    labels: [...new Set([...one.labels, ...other.labels])],
    names: [...new Set([...one.names, ...other.names])],
    isStart: one.isStart || other.isStart,
  };
}

function held(mark: RouteMark, { width, height }: RoutePicture): RouteMark {
  const size = markSize(mark);
  const [x, y] = mark.at;
  return {
    ...mark,
    at: [
      clamp(x, size.width / 2, Math.max(size.width / 2, width - size.width / 2)),
      clamp(y, size.height / 2, height - size.height / 2),
    ],
  };
}

/** In pixels. */
export function markSize({ labels, isStart }: Pick<RouteMark, 'isStart' | 'labels'>): {
  readonly width: number;
  readonly height: number;
} {
  if (labels.length === 0 && !isStart) return { width: STOP, height: STOP };
  const wide = textWidth(labels.join(SEPARATOR)) * TYPE + PADDING + (isStart ? PIN : 0);
  return { width: Math.max(MARK, wide), height: MARK };
}

function markBox(mark: RouteMark): Box {
  const { width, height } = markSize(mark);
  return boxAround(mark.at[0], mark.at[1], width, height);
}
