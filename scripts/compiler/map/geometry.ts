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

function distanceToChord(point: Point, from: Point, to: Point): number {
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return Math.sqrt((point[0] - from[0]) ** 2 + (point[1] - from[1]) ** 2);
  return Math.abs(dx * (from[1] - point[1]) - dy * (from[0] - point[0])) / length;
}

function farthest(line: readonly Point[], first: number, last: number): readonly [number, number] {
  const from = line[first] ?? [0, 0];
  const to = line[last] ?? [0, 0];
  let index = first;
  let distance = 0;
  for (let candidate = first + 1; candidate < last; candidate += 1) {
    const away = distanceToChord(line[candidate] ?? from, from, to);
    if (away > distance) [index, distance] = [candidate, away];
  }
  return [index, distance];
}

/** The line with every point left out that lies within `tolerance` pixels of it (Douglas and Peucker). */
export function simplifyLine(line: readonly Point[], tolerance: number): readonly Point[] {
  const kept = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let stretch = open.pop(); stretch; stretch = open.pop()) {
    const [first, last] = stretch;
    const [index, distance] = farthest(line, first, last);
    if (distance > tolerance) {
      kept.add(index);
      open.push([first, index], [index, last]);
    }
  }
  return line.filter((_, index) => kept.has(index));
}

/** As `simplifyLine`, for a closed outline whose last point joins its first. */
export function simplifyOutline(outline: readonly Point[], tolerance: number): readonly Point[] {
  const half = Math.floor(outline.length / 2);
  const front = simplifyLine(outline.slice(0, half + 1), tolerance);
  const back = simplifyLine([...outline.slice(half), ...outline.slice(0, 1)], tolerance);
  return [...front.slice(0, -1), ...back.slice(0, -1)];
}

function catmullRom(a: number, b: number, c: number, d: number, t: number): number {
  return (
    0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t)
  );
}

/** Points of a smooth closed curve through the given ones, `steps` to a stretch. */
export function curveThrough(points: readonly Point[], steps: number): readonly Point[] {
  const count = points.length;
  const at = (index: number): Point => points[(index + count) % count] ?? [0, 0];
  return points.flatMap((_, index) => {
    const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    return Array.from({ length: steps }, (_point, step): Point => {
      const t = step / steps;
      return [catmullRom(a[0], b[0], c[0], d[0], t), catmullRom(a[1], b[1], c[1], d[1], t)];
    });
  });
}

/** Numbers in the fewest characters: a minus sign parts as well as a blank. */
function joinNumbers(numbers: readonly number[]): string {
  let text = '';
  for (const number of numbers) {
    const shown = number.toString();
    text += text === '' || number < 0 ? shown : ` ${shown}`;
  }
  return text;
}

/** An open line through the points, in whole pixels. */
export function linePath(points: readonly Point[]): string {
  const whole = points.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
  const numbers = whole.flatMap(([x, y], index) => {
    const [fromX, fromY] = whole[index - 1] ?? [0, 0];
    return [x - fromX, y - fromY];
  });
  return `M${joinNumbers(numbers.slice(0, 2))}l${joinNumbers(numbers.slice(2))}`;
}

/** A closed outline rounded off: the points pull the curve, which runs through the middles between them. */
export function softOutlinePath(points: readonly Point[]): string {
  const middles = points.map((point, index): Point => {
    const next = points[(index + 1) % points.length] ?? point;
    return [Math.round((point[0] + next[0]) / 2), Math.round((point[1] + next[1]) / 2)];
  });
  const start = middles.at(-1);
  if (!start) return '';
  let [x, y] = start;
  const numbers: number[] = [];
  points.forEach((point, index) => {
    const end = middles[index] ?? start;
    numbers.push(Math.round(point[0]) - x, Math.round(point[1]) - y, end[0] - x, end[1] - y);
    [x, y] = end;
  });
  return `M${joinNumbers(start)}q${joinNumbers(numbers)}z`;
}
