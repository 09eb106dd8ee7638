import { clamp, type Point } from '../geometry.ts';
import { areApart, blockAround, type Picture, textWidth } from './blocks.ts';

/** A pin on the route of a trip: the numbers of days, the start, or a stop between them. */
export interface RoutePin {
  /** In units of the picture's width. */
  readonly at: Point;
  readonly days: readonly PinnedDay[];
  readonly names: readonly string[];
  readonly isStart: boolean;
  /** Stops without a number have letters. */
  readonly isLettered: boolean;
}

/** One of the ways to spend a day. On a trip of one day, its places are numbered like days. */
export interface PinnedDay {
  readonly day: number;
  /** Counted from 1, of `choices`. */
  readonly choice: number;
  readonly choices: number;
}

/** The words of pins and of the legend in a language. */
export interface RouteWords {
  /** Labels of the legend for the route and for alternatives. */
  readonly route: string;
  readonly alternative: string;
  /** The letter of a stop without a number, counted from 1. */
  readonly letter: (number: number) => string;
  /** A name of the legend with the remark that the trip starts there. */
  readonly startAt: (place: string) => string;
  readonly number: (number: number) => string;
  /** Days in a row. */
  readonly range: (from: number, to: number) => string;
  /** One of the ways to spend a day, counted from 1. */
  readonly choice: (day: number, choice: number) => string;
}

/** In pixels, as in RouteMap.module.css. */
const PIN = 28;
const PADDING = 14;
const STOP = 16;
const START_ICON = 18;
const FONT_SIZE = 14;

/** Between the labels or names of a pin. */
export const SEPARATOR = ' · ';

/** A pin with more parts would cover half a phone's map: those in the middle are left out. */
const MAX_PARTS = 4;

/** Moves pins onto the picture, and joins those that would cover each other. */
export function joinPins(
  pins: readonly RoutePin[],
  picture: Picture,
  words: RouteWords,
): readonly RoutePin[] {
  const moved = pins.map((pin) => keepOnPicture(picture, pin, words));
  const blocks = moved.map((pin) => blockAround(pin.at, pinSize(pin, words)));
  for (const [first, own] of blocks.entries()) {
    const second = blocks.findIndex((other, index) => index > first && !areApart(own, other, picture));
    const [one, other] = [moved[first], moved[second]];
    if (!one || !other) continue;
    const joined = {
      // The pin stays where most days are spent.
      at: one.days.length < other.days.length ? other.at : one.at,
      days: [...one.days, ...other.days],
      names: [...new Set([...one.names, ...other.names])],
      isStart: one.isStart || other.isStart,
      isLettered: one.isLettered,
    };
    return joinPins(moved.with(first, joined).toSpliced(second, 1), picture, words);
  }
  return moved;
}

function keepOnPicture({ ratio, widths: [width] }: Picture, pin: RoutePin, words: RouteWords): RoutePin {
  const [halfWidth, halfHeight] = pinSize(pin, words).map((size) => size / 2 / width) as [number, number];
  const [x, y] = pin.at;
  return {
    ...pin,
    at: [clamp(x, halfWidth, Math.max(halfWidth, 1 - halfWidth)), clamp(y, halfHeight, ratio - halfHeight)],
  };
}

/** True if a pin is a stop that a letter names. */
export function hasLetter({ days, names, isStart, isLettered }: RoutePin): boolean {
  return isLettered && !isStart && days.length === 0 && names.length > 0;
}

/** In pixels. */
export function pinSize(pin: RoutePin, words: RouteWords): Point {
  const { days, isStart } = pin;
  const label = pinLabel(days, words);
  if (label === '' && !isStart && !hasLetter(pin)) return [STOP, STOP];
  return [Math.max(PIN, textWidth(label) * FONT_SIZE + PADDING + (isStart ? START_ICON : 0)), PIN];
}

/**
 * The days of a pin in order, consecutive ones as a range. A range starts and ends with days whose every choice is at this
 * pin; between them the first choice is enough, since the other choices have pins of their own.
 */
export function pinLabel(days: readonly PinnedDay[], words: RouteWords): string {
  const parts: string[] = [];
  let last = 0;
  for (const day of sortedNumbers(days.map((each) => each.day))) {
    if (day <= last) continue;
    last = lastInRow(days, day);
    if (last > day) parts.push(words.range(day, last));
    else if (isWhole(days, day)) parts.push(words.number(day));
    else parts.push(...choicesOn(days, day).map((choice) => words.choice(day, choice)));
  }
  const isLong = parts.length > MAX_PARTS;
  return (isLong ? [...parts.slice(0, 2), '…', ...parts.slice(-1)] : parts).join(SEPARATOR);
}

/** The last day of the range that begins with a day; the day itself if there is no range. */
function lastInRow(days: readonly PinnedDay[], first: number): number {
  if (!isWhole(days, first)) return first;
  let last = first;
  for (let day = first + 1; days.some((each) => each.day === day && each.choice === 1); day += 1) {
    if (isWhole(days, day)) last = day;
  }
  return last;
}

/** True if every choice of a day is among the days of a pin. */
function isWhole(days: readonly PinnedDay[], day: number): boolean {
  return choicesOn(days, day).length === days.find((each) => each.day === day)?.choices;
}

function choicesOn(days: readonly PinnedDay[], day: number): readonly number[] {
  return sortedNumbers(days.filter((each) => each.day === day).map(({ choice }) => choice));
}

function sortedNumbers(numbers: readonly number[]): readonly number[] {
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}
