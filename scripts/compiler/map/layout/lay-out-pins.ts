import type { MapView } from '../base/map-view.ts';
import { clamp, distance, type Point } from '../geometry.ts';

/** Widths of the overview map in pixels: with numbers only, and with names beside the pins. */
export const NARROW = [280, 600] as const;
export const WIDE = [600, 1200] as const;

/** Size of a pin with its number, its ring and a little room, in pixels. */
export const PIN_SIZE = 28;

const ROUNDS = 300;

/** Angle between the directions in which pins of one place move, so that no two are the same. */
const GOLDEN_ANGLE = 2.4;

/** Marks with numbers where the map is narrowest, as shares of its width and height; undefined for those without room. */
export function layOutNumbers(view: MapView, places: readonly Point[]): readonly (Point | undefined)[] {
  return layOutPins(view, places, NARROW[0]);
}

/**
 * Moves pins apart that would cover each other on a picture of a width: on a wider one they are farther apart. Where
 * there is no room for all, the last are left out.
 */
export function layOutPins(
  view: MapView,
  places: readonly Point[],
  width: number,
): readonly (Point | undefined)[] {
  const unit = width / view.width;
  const height = view.height * unit;
  const most = Math.floor(width / PIN_SIZE) * Math.floor(height / PIN_SIZE);
  if (places.length > most) {
    const beyond = places.slice(most).map(() => undefined);
    return [...layOutPins(view, places.slice(0, most), width), ...beyond];
  }
  const pins = separate(
    places.map(([x, y]): Point => [x * unit, y * unit]),
    [width, height],
  );
  const covered = pins.findLastIndex((pin, index) =>
    pins.slice(0, index).some((other) => gapBetween(pin, other) < PIN_SIZE - 1e-6),
  );
  return covered < 0
    ? pins.map(([x, y]): Point => [x / width, y / height])
    : layOutPins(view, places.toSpliced(covered, 1), width).toSpliced(covered, 0, undefined);
}

/** Marks that push each other apart, within the picture, until none covers another or there is no room. */
function separate(places: readonly Point[], [width, height]: Point): readonly Point[] {
  const half = PIN_SIZE / 2;
  const hold = ([x, y]: Point): Point => [clamp(x, half, width - half), clamp(y, half, height - half)];
  const pins = places.map((place, index): Point => {
    const before = places.slice(0, index).filter((other) => distance(place, other) < 1).length;
    const [reach, angle] = [Math.sqrt(before) / 100, (before - 1) * GOLDEN_ANGLE];
    return hold([place[0] + reach * Math.cos(angle), place[1] + reach * Math.sin(angle)]);
  });
  const pushApart = (first: number, second: number): boolean => {
    const [one, other] = [pins[first], pins[second]];
    if (!one || !other) return false;
    const gap = gapBetween(one, other);
    if (gap >= PIN_SIZE) return false;
    const [x, y] = gap > 0 ? [(other[0] - one[0]) / gap, (other[1] - one[1]) / gap] : [1, 0];
    // Slightly more than needed, so that the rounds end.
    const push = (PIN_SIZE - gap) / 2 + 0.01;
    pins[first] = hold([one[0] - x * push, one[1] - y * push]);
    pins[second] = hold([other[0] + x * push, other[1] + y * push]);
    return true;
  };
  const pairs = pins.flatMap((_, second) =>
    pins.slice(0, second).map((_mark, first) => [first, second] as const),
  );
  for (let round = 0; round < ROUNDS; round += 1) {
    const pushed = pairs.filter(([first, second]) => pushApart(first, second));
    if (pushed.length === 0) break;
  }
  return pins;
}

/** Marks are apart if they are so in either direction. */
function gapBetween([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.max(Math.abs(x - otherX), Math.abs(y - otherY));
}
