import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spreadMarks } from '../../../scripts/compiler/map/spread-marks.ts';
import type { Point } from '../../../scripts/geometry/point.ts';

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
const place = fc.oneof(
  fc.tuple(fc.double({ min: 0, max: 280, noNaN: true }), fc.double({ min: 0, max: 200, noNaN: true })),
  fc.constantFrom<Point>([140, 100], [141, 100], [0, 0], [280, 200]),
);

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
    expect(spreadMarks([[0, 200]], area)).toEqual([[14, 186]]);
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

  it('lets no mark cover another, and keeps all on the picture, whatever the places', () => {
    fc.assert(
      fc.property(fc.array(place, { maxLength: 24 }), (places) => {
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
      fc.property(fc.array(place, { maxLength: 12 }), (places) => {
        expect(spreadMarks(places, area)).not.toContain(undefined);
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
