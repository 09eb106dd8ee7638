import { clamp, type Point } from '../geometry.ts';

/** A picture on which marks stand, in pixels. */
interface MarkArea {
  readonly width: number;
  readonly height: number;
  /** Width and height of a mark, with the room around it. */
  readonly size: number;
}

/** Directions into which a mark is moved, and how far: in its own sizes. */
const DIRECTIONS = 24;
const REACHES = [1, 1.2, 1.5, 1.8, 2.2, 2.7, 3.3, 4, 5, 6, 8, 10, 13, 17];

/** What it costs to hide a place, or to draw a line under a mark: as many sizes of a mark farther away. */
const HIDING = 1.4;
const CROSSING = 1.2;

/**
 * Where the marks of places stand so that none covers another: at their places, or as near as can be. A wider
 * picture of the same proportions only sets them farther apart.
 *
 * @param places in pixels, on the picture
 * @returns in the order of the places; undefined for those that find no room
 */
export function spreadMarks(places: readonly Point[], area: MarkArea): readonly (Point | undefined)[] {
  const placed: (Point | undefined)[] = places.map((place) =>
    isAlone(place, places, area) ? heldTo(place, area) : undefined,
  );
  places.forEach((place, index) => {
    if (placed[index]) return;
    const others = placed.flatMap((mark, at) => (mark ? [{ mark, place: places[at] ?? mark }] : []));
    const hidden = places.filter((_, at) => at !== index);
    placed[index] = cheapest(candidatesFor(place, area), place, { others, hidden, area });
  });
  return placed;
}

/** Whether two marks share more than an edge. */
function meet([x, y]: Point, [otherX, otherY]: Point, { size }: MarkArea): boolean {
  return Math.abs(x - otherX) < size && Math.abs(y - otherY) < size;
}

/** Held to the picture, a mark of a place may meet one that its place does not. */
function isAlone(place: Point, places: readonly Point[], area: MarkArea): boolean {
  const own = heldTo(place, area);
  return places.filter((other) => meet(own, heldTo(other, area), area)).length === 1;
}

function heldTo([x, y]: Point, { width, height, size }: MarkArea): Point {
  return [clamp(x, size / 2, width - size / 2), clamp(y, size / 2, height - size / 2)];
}

/** The place itself, then points around it, then all over the picture. */
function candidatesFor([x, y]: Point, area: MarkArea): readonly Point[] {
  const { width, height, size } = area;
  const around = REACHES.flatMap((reach) =>
    Array.from({ length: DIRECTIONS }, (_, step): Point => {
      const angle = (step / DIRECTIONS) * 2 * Math.PI;
      return [x + reach * size * Math.cos(angle), y + reach * size * Math.sin(angle)];
    }),
  );
  const columns = Math.floor(width / size);
  const rows = Math.floor(height / size);
  const grid = Array.from({ length: columns * rows }, (_, index): Point => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    return [((column + 0.5) / columns) * width, ((row + 0.5) / rows) * height];
  });
  const isOn = ([left, top]: Point) =>
    left >= size / 2 && left <= width - size / 2 && top >= size / 2 && top <= height - size / 2;
  return [heldTo([x, y], area), ...[...around, ...grid].filter(isOn)];
}

interface Surroundings {
  readonly others: readonly { readonly mark: Point; readonly place: Point }[];
  /** The places of all other marks. */
  readonly hidden: readonly Point[];
  readonly area: MarkArea;
}

/**
 * The point where a mark of a place costs least: how far away it stands, in its sizes, and more where it hides a place,
 * or a line passes under a mark. The first of those that cost the same; undefined where no point is free.
 */
function cheapest(points: readonly Point[], place: Point, around: Surroundings): Point | undefined {
  const { others, area } = around;
  let found: Point | undefined;
  let least = Infinity;
  for (const at of points) {
    const away = Math.hypot(at[0] - place[0], at[1] - place[1]) / area.size;
    // Most are too far away already.
    if (away >= least - 1e-9 || others.some(({ mark }) => meet(at, mark, area))) continue;
    const cost = away + extraCost(at, place, around);
    if (cost < least - 1e-9) [found, least] = [at, cost];
  }
  return found;
}

function extraCost(at: Point, place: Point, { others, hidden, area: { size } }: Surroundings): number {
  const hides = hidden.filter((other) => covers(at, other, size)).length;
  const crosses = others.filter(
    ({ mark, place: from }) =>
      isNear(mark, [place, at], size / 2) ||
      isNear(at, [from, mark], size / 2) ||
      cross([place, at], [from, mark]),
  ).length;
  return HIDING * hides + CROSSING * crosses;
}

function covers([x, y]: Point, [otherX, otherY]: Point, size: number): boolean {
  return Math.abs(x - otherX) < size / 2 && Math.abs(y - otherY) < size / 2;
}

type Line = readonly [from: Point, to: Point];

/** Whether a line that is one passes nearer to a point than a distance. */
function isNear([x, y]: Point, [[fromX, fromY], [toX, toY]]: Line, distance: number): boolean {
  const [dx, dy] = [toX - fromX, toY - fromY];
  const length = dx * dx + dy * dy;
  if (length === 0) return false;
  const share = clamp(((x - fromX) * dx + (y - fromY) * dy) / length);
  return Math.hypot(fromX + share * dx - x, fromY + share * dy - y) < distance;
}

function cross([a, b]: Line, [c, d]: Line): boolean {
  return sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;
}

function sideOf([ax, ay]: Point, [bx, by]: Point, [x, y]: Point): number {
  return Math.sign((bx - ax) * (y - ay) - (by - ay) * (x - ax));
}
