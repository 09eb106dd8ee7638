import { clamp, type Point } from '../geometry.ts';
import { type Box, boxAround, overlap } from './box.ts';
import { textWidth } from './text-width.ts';

/** A mark on the way of a trip: the numbers of days, the start, or a stop between them. */
export interface RouteMark {
  /** In pixels of the narrowest picture. */
  readonly at: Point;
  readonly days: readonly MarkedDay[];
  /** Label by `markLabel`; empty if a number would say nothing. */
  readonly label: string;
  readonly names: readonly string[];
  readonly isStart: boolean;
}

/** A way to spend a day; on the only day, one of its places, numbered as days are. */
export interface MarkedDay {
  readonly day: number;
  /** Counted from 1, and how many there are. */
  readonly choice: number;
  readonly choices: number;
}

/** Names of marks in a language. */
export interface RouteWords {
  /** A place where a trip begins, where that is said in words. */
  readonly startAt: (place: string) => string;
  readonly number: (number: number) => string;
  /** Days in a row. */
  readonly range: (from: number, to: number) => string;
  /** One of the ways to spend a day, counted from 1. */
  readonly choice: (day: number, choice: number) => string;
}

/** In pixels, as in RouteMap.module.css: a mark with its ring, its padding, a stop without number, and the pin. */
const MARK = 28;
const PADDING = 14;
const STOP = 16;
const PIN = 18;
const TYPE = 14;

/** Between labels or names of one mark: the same in every script. */
export const SEPARATOR = ' · ';

/** A mark with more parts than this would cover half a phone's map: those in the middle are left out. */
const MOST_PARTS = 4;

/** The part of the map that is shown, at its narrowest on a phone, in pixels. */
export interface RoutePicture {
  readonly width: number;
  readonly height: number;
}

/** Marks that would cover each other become one, which bears the days and names of both; all stay on the picture. */
export function joinedMarks(
  marks: readonly RouteMark[],
  picture: RoutePicture,
  words: RouteWords,
): readonly RouteMark[] {
  let joined: readonly Ordered[] = [];
  let left = atOnePlace(marks, words).map((mark, order): Ordered => ({ order, mark: held(mark, picture) }));
  for (let next = left[0]; next; next = left[0]) {
    const own = next;
    const near = joined.find(({ mark }) => overlap(markBox(mark), markBox(own.mark)));
    left = left.slice(1);
    if (near) {
      // The larger mark may meet others: it is looked at again.
      joined = joined.filter((other) => other !== near);
      const [first, second] = near.order < own.order ? [near, own] : [own, near];
      left = [{ order: first.order, mark: held(together(first.mark, second.mark, words), picture) }, ...left];
    } else joined = [...joined, own];
  }
  return joined.toSorted((one, other) => one.order - other.order).map(({ mark }) => mark);
}

/** One mark for each place: what a place bears goes with it, wherever its mark ends up. */
function atOnePlace(marks: readonly RouteMark[], words: RouteWords): readonly RouteMark[] {
  const byPlace = new Map<string, RouteMark>();
  for (const mark of marks) {
    const key = mark.at.join();
    const known = byPlace.get(key);
    byPlace.set(key, known ? together(known, mark, words) : mark);
  }
  return [...byPlace.values()];
}

interface Ordered {
  readonly order: number;
  readonly mark: RouteMark;
}

/** The mark stays where most days are spent. */
function together(one: RouteMark, other: RouteMark, words: RouteWords): RouteMark {
  const days = [...one.days, ...other.days];
  return {
    at: one.days.length < other.days.length ? other.at : one.at,
    days,
    label: markLabel(days, words),
    names: [...new Set([...one.names, ...other.names])],
    isStart: one.isStart || other.isStart,
  };
}

/**
 * Days in their order, days in a row as a range. A range begins and ends with days that are spent there whatever is
 * chosen; of those within it the first choice will do, since the other choices have marks that tell them apart.
 */
export function markLabel(days: readonly MarkedDay[], words: RouteWords): string {
  const parts: string[] = [];
  const numbers = [...new Set(days.map(({ day }) => day))].toSorted((one, other) => one - other);
  let last = 0;
  for (const day of numbers) {
    if (day <= last) continue;
    last = lastInRow(days, day);
    if (last > day) parts.push(words.range(day, last));
    else if (isWhole(days, day)) parts.push(words.number(day));
    else parts.push(...choicesOn(days, day).map((choice) => words.choice(day, choice)));
  }
  const isLong = parts.length > MOST_PARTS;
  return (isLong ? [...parts.slice(0, 2), '…', ...parts.slice(-1)] : parts).join(SEPARATOR);
}

/** The day with which a range ends that begins with a day: the same, where there is none. */
function lastInRow(days: readonly MarkedDay[], first: number): number {
  if (!isWhole(days, first)) return first;
  let last = first;
  for (let day = first + 1; days.some((each) => each.day === day && each.choice === 1); day += 1) {
    if (isWhole(days, day)) last = day;
  }
  return last;
}

/** A day is spent there in every choice. */
function isWhole(days: readonly MarkedDay[], day: number): boolean {
  return choicesOn(days, day).length === days.find((each) => each.day === day)?.choices;
}

function choicesOn(days: readonly MarkedDay[], day: number): readonly number[] {
  const choices = days.filter((each) => each.day === day).map(({ choice }) => choice);
  return [...new Set(choices)].toSorted((one, other) => one - other);
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
export function markSize({ label, isStart }: Pick<RouteMark, 'isStart' | 'label'>): {
  readonly width: number;
  readonly height: number;
} {
  if (label === '' && !isStart) return { width: STOP, height: STOP };
  const wide = textWidth(label) * TYPE + PADDING + (isStart ? PIN : 0);
  return { width: Math.max(MARK, wide), height: MARK };
}

function markBox(mark: RouteMark): Box {
  const { width, height } = markSize(mark);
  return boxAround(mark.at[0], mark.at[1], width, height);
}
