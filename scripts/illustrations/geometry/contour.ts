import type { Point } from '../../geometry/point.ts';
import type { Grid } from './grid.ts';

type Corner = readonly [column: number, row: number];

const CORNERS = [
  [0, 0],
  [1, 0],
  [1, 1],
  [0, 1],
] as const;

function edgeKey(grid: Grid, from: Corner, to: Corner): number {
  const column = Math.min(from[0], to[0]) + 1;
  const row = Math.min(from[1], to[1]) + 1;
  return 2 * (row * (grid.columns + 2) + column) + (from[0] === to[0] ? 1 : 0);
}

function crossing(grid: Grid, level: number, from: Corner, to: Corner): Point {
  const a = grid.at(from[0], from[1]);
  const b = grid.at(to[0], to[1]);
  const t = (level - a) / (b - a);
  const share = Number.isFinite(t) ? Math.min(1, Math.max(0, t)) : 0.5;
  return [
    grid.left + (from[0] + (to[0] - from[0]) * share) * grid.cell,
    grid.top + (from[1] + (to[1] - from[1]) * share) * grid.cell,
  ];
}

interface Crossings {
  readonly places: Map<number, Point>;
  /** From the key of the edge where the outline enters a cell to the one where it leaves. */
  readonly links: Map<number, number>;
}

function linkCell(grid: Grid, level: number, column: number, row: number, found: Crossings): void {
  const entries: number[] = [];
  const exits: number[] = [];
  const order: number[] = [];
  let sum = 0;
  CORNERS.forEach((offset, index) => {
    const next = CORNERS[(index + 1) % 4] ?? offset;
    const from: Corner = [column + offset[0], row + offset[1]];
    const to: Corner = [column + next[0], row + next[1]];
    const inside = grid.at(from[0], from[1]) >= level;
    sum += grid.at(from[0], from[1]);
    if (inside === grid.at(to[0], to[1]) >= level) return;
    const key = edgeKey(grid, from, to);
    found.places.set(key, crossing(grid, level, from, to));
    (inside ? exits : entries).push(key);
    order.push(key);
  });
  const joined = entries.length === 2 && sum / 4 >= level;
  for (const entry of entries) {
    const step = joined ? 3 : 1;
    const exit = order[(order.indexOf(entry) + step) % order.length];
    if (exit !== undefined) found.links.set(entry, exit);
  }
}

/** The outlines of all areas where the grid is at or above the level; beyond its border it counts as below. */
export function contours(grid: Grid, level: number): readonly (readonly Point[])[] {
  const found: Crossings = { places: new Map(), links: new Map() };
  for (let row = -1; row < grid.rows; row += 1) {
    for (let column = -1; column < grid.columns; column += 1) linkCell(grid, level, column, row, found);
  }
  const outlines: Point[][] = [];
  for (const start of found.links.keys()) {
    const outline: Point[] = [];
    for (let key: number | undefined = start; key !== undefined; ) {
      const place = found.places.get(key);
      const next: number | undefined = found.links.get(key);
      found.links.delete(key);
      if (next === undefined) break;
      if (place) outline.push(place);
      key = next;
    }
    if (outline.length > 2) outlines.push(outline);
  }
  return outlines;
}
