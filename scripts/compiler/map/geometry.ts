/** A place on the picture, in its units: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** Outlines of land in the picture's units; an outline within another one is water again. */
export type Coast = readonly (readonly Point[])[];

/** Clamps a value to a range. */
export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** The minimum and maximum of values; works for more values than a call takes arguments. */
export function extent(values: readonly number[]): readonly [least: number, most: number] {
  return [
    values.reduce((least, value) => Math.min(least, value), Infinity),
    values.reduce((most, value) => Math.max(most, value), -Infinity),
  ];
}

/** True if a place is on a picture of a size, or at its edge. */
export function isWithin(
  [x, y]: Point,
  { width, height }: { readonly width: number; readonly height: number },
): boolean {
  return x >= 0 && x <= width && y >= 0 && y <= height;
}

export function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(x - otherX, y - otherY);
}

/** The middle of some points. */
export function findCentre(points: readonly Point[]): Point {
  const sum = points.reduce<Point>(([x, y], point) => [x + point[0], y + point[1]], [0, 0]);
  return [sum[0] / Math.max(1, points.length), sum[1] / Math.max(1, points.length)];
}

/** True if a place is inside an odd number of outlines. */
export function isOnLand(coast: Coast, [x, y]: Point): boolean {
  let inside = false;
  for (const outline of coast) {
    let [fromX, fromY] = outline.at(-1) ?? [0, 0];
    for (const [toX, toY] of outline) {
      const crosses = toY > y !== fromY > y && x < fromX + ((y - fromY) * (toX - fromX)) / (toY - fromY);
      if (crosses) inside = !inside;
      [fromX, fromY] = [toX, toY];
    }
  }
  return inside;
}

/** The line without points that are nearer than a distance to the one before. */
export function simplifyByDistance(line: readonly Point[], least: number): readonly Point[] {
  const spaced: Point[] = [];
  for (const point of line) {
    const last = spaced.at(-1);
    if (!last || distance(last, point) >= least) spaced.push(point);
  }
  return spaced;
}

/** The closed outline with points near the ends of its long stretches, so that rounding it off cuts no more than its corners. */
export function splitStretches(outline: readonly Point[], longest: number): readonly Point[] {
  return outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] ?? from;
    const share = longest / distance(from, to);
    const at = (part: number): Point => [
      from[0] + (to[0] - from[0]) * part,
      from[1] + (to[1] - from[1]) * part,
    ];
    return share < 0.5 ? [from, at(share), at(1 - share)] : [from];
  });
}

/** The largest of …, 0.5, 1, 2, 5, 10, … that is not above the value. */
export function roundDownToStep(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const step = [5, 2, 1].find((factor) => factor * power <= value) ?? 1;
  return step * power;
}

/** The SVG path of an open line, in whole units. */
export function linePath(points: readonly Point[]): string {
  const whole = points.map(([x, y]) => `${Math.round(x)} ${Math.round(y)}`);
  const moved = whole.filter((point, index) => point !== whole[index - 1]);
  return moved.length > 1 ? `M${moved.join('L')}` : '';
}

/** The SVG path of a closed outline rounded off: the points pull the curve, which runs through the middles between them. */
export function softOutlinePath(points: readonly Point[]): string {
  const middles = points.map((point, index): Point => {
    const next = points[(index + 1) % points.length] ?? point;
    return [Math.round((point[0] + next[0]) / 2), Math.round((point[1] + next[1]) / 2)];
  });
  let [x, y] = middles.at(-1) ?? [0, 0];
  const start = `M${x} ${y}q`;
  const curves = points.map((point, index) => {
    const [endX, endY] = middles[index] ?? point;
    const curve = [Math.round(point[0]) - x, Math.round(point[1]) - y, endX - x, endY - y].join(' ');
    [x, y] = [endX, endY];
    return curve;
  });
  return `${start}${curves.join(' ').replaceAll(' -', '-')}z`;
}
