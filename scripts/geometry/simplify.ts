import type { Point } from './point.ts';

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
