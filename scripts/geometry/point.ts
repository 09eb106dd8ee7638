/** A place on the picture, in its pixels: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** The value held to the range from low to high. */
export function clamp(value: number, low = 0, high = 1): number {
  return Math.min(high, Math.max(low, value));
}

/** The value a part `t` of the way from one to the other. */
export function mix(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** Twice the signed area of the polygon, halved: positive or negative by its direction. */
export function area(polygon: readonly Point[]): number {
  let sum = 0;
  let previous = polygon.at(-1);
  for (const point of polygon) {
    if (previous) sum += previous[0] * point[1] - point[0] * previous[1];
    previous = point;
  }
  return sum / 2;
}

/** Whether the place lies inside the polygon. */
export function isInside(polygon: readonly Point[], [x, y]: Point): boolean {
  let inside = false;
  let previous = polygon.at(-1);
  for (const point of polygon) {
    if (previous && point[1] > y !== previous[1] > y) {
      const cut = previous[0] + ((y - previous[1]) * (point[0] - previous[0])) / (point[1] - previous[1]);
      if (x < cut) inside = !inside;
    }
    previous = point;
  }
  return inside;
}
