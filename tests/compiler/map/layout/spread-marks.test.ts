import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadMarks } from '../../../../scripts/compiler/map/layout/spread-marks.ts';
import type { Point } from '../../../../scripts/geometry/point.ts';

const area = { width: 280, height: 200, size: 28 };

/** How many pairs of marks share more than an edge. */
function meeting(marks: readonly (Point | undefined)[]): number {
  const found = marks.flatMap((mark) => (mark ? [mark] : []));
  return found.flatMap(([x, y], index) =>
    found
      .slice(index + 1)
      .filter(([otherX, otherY]) => Math.abs(x - otherX) < 28 && Math.abs(y - otherY) < 28),
  ).length;
}

/** Few different points, so that many are the same. */
const anyPlace = fc.oneof(
  fc.tuple(fc.double({ min: 0, max: 280, noNaN: true }), fc.double({ min: 0, max: 200, noNaN: true })),
  fc.constantFrom<Point>([140, 100], [141, 100], [0, 0], [280, 200]),
);

/** Places so near to each other that most marks have to move, at the edge of the picture and away from it. */
const crowd = fc
  .tuple(fc.integer({ min: 0, max: 200 }), fc.integer({ min: 0, max: 140 }))
  .chain(([left, top]) =>
    fc.array(fc.tuple(fc.integer({ min: left, max: left + 80 }), fc.integer({ min: top, max: top + 60 })), {
      minLength: 2,
      maxLength: 7,
    }),
  );

interface Standing {
  readonly mark: Point;
  readonly place: Point;
}

const held = ([x, y]: Point): Point => [Math.min(266, Math.max(14, x)), Math.min(186, Math.max(14, y))];
const areMeeting = ([x, y]: Point, [otherX, otherY]: Point) =>
  Math.max(Math.abs(x - otherX), Math.abs(y - otherY)) < 28;

/** The marks that stood before one was placed: those that nothing crowds, and those that come before it. */
function standing(
  places: readonly Point[],
  marks: readonly (Point | undefined)[],
  index: number,
): readonly Standing[] {
  return places.flatMap((place, at) => {
    const mark = marks[at];
    const isAlone = places.every((other, each) => each === at || !areMeeting(held(place), held(other)));
    return mark && at !== index && (isAlone || at < index) ? [{ mark, place }] : [];
  });
}

function isFree(at: Point, others: readonly Standing[]): boolean {
  const isOn = at[0] >= 14 && at[0] <= 266 && at[1] >= 14 && at[1] <= 186;
  return isOn && others.every(({ mark }) => !areMeeting(at, mark));
}

/** In 24 directions, so many sizes away. */
function around([x, y]: Point): readonly Point[] {
  return [1, 1.2, 1.5, 1.8, 2.2, 2.7, 3.3, 4, 5, 6].flatMap((reach) =>
    Array.from({ length: 24 }, (_, step): Point => {
      const angle = (step * 15 * Math.PI) / 180;
      return [x + 28 * reach * Math.cos(angle), y + 28 * reach * Math.sin(angle)];
    }),
  );
}

/** Sizes away from its place, 1.4 for each place that is covered, and 1.2 for each mark that a line passes under. */
function costAt(at: Point, index: number, places: readonly Point[], others: readonly Standing[]) {
  const place = places[index] ?? at;
  const near = (distance: (other: Standing) => number, edge: number) =>
    others.filter((other) => distance(other) < edge).length;
  const covered = (edge: number) =>
    places.filter(
      ([x, y], each) => each !== index && Math.max(Math.abs(x - at[0]), Math.abs(y - at[1])) < edge,
    ).length;
  const apart = ({ mark, place: from }: Standing) =>
    doCross([place, at], [from, mark])
      ? 0
      : Math.min(distanceTo(mark, [place, at]), distanceTo(at, [from, mark]));
  const away = Math.hypot(at[0] - place[0], at[1] - place[1]) / 28;
  const [least, most] = [14 - 1e-6, 14 + 1e-6].map(
    (edge) => away + 1.4 * covered(edge) + 1.2 * near(apart, edge),
  );
  return { least: least ?? 0, most: most ?? 0 };
}

type Line = readonly [from: Point, to: Point];

/** From a point to a line; infinitely far where there is none, since both ends are one. */
function distanceTo([x, y]: Point, [[ax, ay], [bx, by]]: Line): number {
  const length = Math.hypot(bx - ax, by - ay);
  if (length === 0) return Number.POSITIVE_INFINITY;
  const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
  if (along <= 0) return Math.hypot(x - ax, y - ay);
  if (along >= length) return Math.hypot(x - bx, y - by);
  return Math.abs((x - ax) * (by - ay) - (y - ay) * (bx - ax)) / length;
}

/** Whether the two have a point in common that is the end of neither. */
function doCross([[ax, ay], [bx, by]]: Line, [[cx, cy], [dx, dy]]: Line): boolean {
  const slope = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx);
  if (slope === 0) return false;
  const one = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / slope;
  const other = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / slope;
  return Math.min(one, 1 - one, other, 1 - other) > 0;
}

describe('spreadMarks', () => {
  it('leaves marks alone that cover nothing', () => {
    expect(
      spreadMarks(
        [
          [50, 50],
          [78, 50],
          [150, 120],
        ],
        area,
      ),
    ).toEqual([
      [50, 50],
      [78, 50],
      [150, 120],
    ]);
  });

  it('holds a mark to the picture', () => {
    expect(
      spreadMarks(
        [
          [0, 200],
          [280, 0],
        ],
        area,
      ),
    ).toEqual([
      [14, 186],
      [266, 14],
    ]);
  });

  it('moves both of two apart that lie at one point, to either side of it', () => {
    const [one, other] = spreadMarks(
      [
        [140, 100],
        [140, 100],
      ],
      area,
    );
    expect([one, other?.map(Math.round)]).toEqual([
      [126, 100],
      [154, 100],
    ]);
  });

  it('moves no mark that nothing crowds, however many others there are', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { minLength: 20, maxLength: 50 }), (places) => {
        const marks = spreadMarks(places, area);
        const alone = places.filter(
          (one, index) => !places.some((other, at) => at !== index && areMeeting(held(one), held(other))),
        );
        expect(alone.map((each) => marks[places.indexOf(each)])).toEqual(alone.map(held));
      }),
    );
  });

  it('lets no mark cover another, and keeps all on the picture, whatever the places', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { maxLength: 24 }), (places) => {
        const marks = spreadMarks(places, area);
        expect(meeting(marks)).toBe(0);
        for (const [x, y] of marks.flatMap((mark) => (mark ? [mark] : []))) {
          expect(Math.min(x, 280 - x, y, 200 - y)).toBeGreaterThanOrEqual(14);
        }
      }),
    );
  });

  it('finds room for a dozen places, wherever they lie', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { maxLength: 12 }), (places) => {
        expect(spreadMarks(places, area)).not.toContain(undefined);
      }),
    );
  });

  it('leaves the first of two at its place where it covers no other, and moves the next by half its size', () => {
    const marks = spreadMarks(
      [
        [209, 210],
        [220, 210],
      ],
      { width: 400, height: 400, size: 20 },
    );
    expect(marks.map((mark) => mark?.map(Math.round))).toEqual([
      [209, 210],
      [230, 210],
    ]);
  });

  it('stands nowhere farther away than it must, with other places and lines counted', () => {
    fc.assert(
      fc.property(crowd, (places) => {
        spreadMarks(places, area).forEach((mark, index, marks) => {
          if (!mark) return;
          const before = standing(places, marks, index);
          const cheapest = Math.min(
            ...around(places[index] ?? mark)
              .filter((at) => isFree(at, before))
              .map((at) => costAt(at, index, places, before).most),
          );
          expect(costAt(mark, index, places, before).least).toBeLessThanOrEqual(cheapest + 1e-6);
        });
      }),
    );
  });

  it('gives up those for which the picture has no room', () => {
    const marks = spreadMarks(
      Array.from({ length: 5 }, (): Point => [30, 30]),
      { width: 60, height: 60, size: 28 },
    );
    expect([marks.length, marks.filter((mark) => mark).length <= 4, meeting(marks)]).toEqual([5, true, 0]);
  });
});
