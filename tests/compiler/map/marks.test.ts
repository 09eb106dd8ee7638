import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../scripts/compiler/map/geometry.ts';
import { type Box, boxAround, liesIn, overlap } from '../../../scripts/compiler/map/layout/box.ts';
import {
  joinedMarks,
  type MarkedDay,
  markLabel,
  markSize,
  type RouteMark,
} from '../../../scripts/compiler/map/layout/route-marks.ts';
import { placeRouteNames } from '../../../scripts/compiler/map/layout/route-names.ts';
import { spreadMarks } from '../../../scripts/compiler/map/layout/spread-marks.ts';
import { textWidth } from '../../../scripts/compiler/map/layout/text-width.ts';
import { ROUTE_WORDS } from '../../helpers/map-views.ts';

function overlapping(boxes: readonly Box[]): readonly Box[] {
  return boxes.filter((one, index) => boxes.slice(index + 1).some((other) => overlap(one, other)));
}

describe('spreadMarks', () => {
  const area = { width: 280, height: 200, size: 28 };
  const picture: Box = { left: 0, top: 0, right: 280, bottom: 200 };
  const trace = 1e-6;
  const boxOf = ([x, y]: Point) => boxAround(x, y, 28 - trace, 28 - trace);
  const held = ([x, y]: Point): Point => [Math.min(266, Math.max(14, x)), Math.min(186, Math.max(14, y))];
  /** Few different points, so that many are the same. */
  const anyPlace = fc.oneof(
    fc.tuple(fc.double({ min: 0, max: 280, noNaN: true }), fc.double({ min: 0, max: 200, noNaN: true })),
    fc.constantFrom<Point>([140, 100], [141, 100], [0, 0], [280, 200]),
  );

  it('lets no mark cover another, and leaves marks at their places where they cover none', () => {
    fc.assert(
      fc.property(fc.array(anyPlace, { maxLength: 30 }), (places) => {
        const marks = spreadMarks(places, area);
        const boxes = marks.flatMap((mark) => (mark ? [boxOf(mark)] : []));
        expect(overlapping(boxes)).toEqual([]);
        expect(boxes.filter((box) => !liesIn(box, picture))).toEqual([]);
        const all = places.map((place) => boxOf(held(place)));
        const alone = places.filter((_, index) =>
          all.every((box, at) => at === index || !overlap(box, all[index] ?? box)),
        );
        expect(alone.map((place) => marks[places.indexOf(place)])).toEqual(alone.map(held));
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

  it('leaves out marks for which the picture has no room', () => {
    const marks = spreadMarks(
      Array.from({ length: 5 }, (): Point => [30, 30]),
      { width: 60, height: 60, size: 28 },
    );
    expect([marks.length, marks.includes(undefined)]).toEqual([5, true]);
  });
});

describe('the marks of a route', () => {
  const picture = { width: 240, height: 160 };
  /** Days as they are written: "2b" of three ways to spend day 2. */
  const daysOf = (...texts: readonly string[]): readonly MarkedDay[] =>
    texts.map((text) => {
      const choice = 'abc'.indexOf(text.replace(/\d+/, '') || '-');
      return { day: Number.parseInt(text, 10), choice: Math.max(choice + 1, 1), choices: choice < 0 ? 1 : 3 };
    });
  const mark = (x: number, y: number, part: Partial<RouteMark> = {}): RouteMark => {
    const { days = daysOf('1') } = part;
    return { at: [x, y], days, label: markLabel(days, ROUTE_WORDS), names: [], isStart: false, ...part };
  };
  const anyMark = fc
    .record({
      x: fc.integer({ min: -20, max: 260 }),
      y: fc.integer({ min: -20, max: 180 }),
      days: fc.subarray([...daysOf('1', '2a', '2b', '3', '10', '12', '14', '20b')]),
      names: fc.subarray(['Lake', 'A long name of a summit']),
      isStart: fc.boolean(),
    })
    .map(({ x, y, ...part }) => mark(x, y, part));

  it.each([
    ['1 2 3 4', '1–4'],
    ['4 1 2', '1–2 · 4'],
    ['1 2a 3', '1–3'],
    ['1 2b 3', '1 · 2b · 3'],
    ['1 2a', '1 · 2a'],
    ['2a 2b 3', '2a · 2b · 3'],
    ['2a 2b 2c 3', '2–3'],
    ['1 3 5 7', '1 · 3 · 5 · 7'],
    ['1 3 5 7 9 11', '1 · 3 · … · 11'],
  ])('say of days %s: %s', (days, label) => {
    expect(markLabel(daysOf(...days.split(' ')), ROUTE_WORDS)).toBe(label);
  });

  /** Boxes of marks, and of names four pixels beside them, on a picture that is larger by a factor. */
  function boxesAt(marks: readonly RouteMark[], factor: number): readonly Box[] {
    const sides = placeRouteNames(marks, picture);
    return marks.flatMap((own, index) => {
      const { width, height } = markSize(own);
      const [x, y] = [own.at[0] * factor, own.at[1] * factor];
      const side = sides[index];
      const box = boxAround(x, y, width, height);
      if (!side) return [box];
      const length = textWidth(own.names.join(' · ')) * 14;
      const across = { right: 1, left: -1, top: 0, bottom: 0 }[side] * ((width + length) / 2 + 4);
      const down = { right: 0, left: 0, top: -1, bottom: 1 }[side] * ((height + 20) / 2 + 4);
      return [box, boxAround(x + across, y + down, length, 20)];
    });
  }

  it('cover neither each other nor any name, on screens of any width', () => {
    fc.assert(
      fc.property(fc.array(anyMark, { maxLength: 12 }), (marks) => {
        const joined = joinedMarks(marks, picture, ROUTE_WORDS);
        for (const factor of [1, 1.3, 2, 3]) expect(overlapping(boxesAt(joined, factor))).toEqual([]);
      }),
    );
  });

  it('become one with the days and names of both where they would cover each other, where most days are', () => {
    const one = mark(100, 80, { names: ['Lake'], isStart: true });
    const other = mark(110, 80, { days: daysOf('1', '3'), names: ['Lake', 'Mill'] });
    expect(joinedMarks([one, other], picture, ROUTE_WORDS)).toMatchObject([
      { at: [110, 80], label: '1 · 3', names: ['Lake', 'Mill'], isStart: true },
    ]);
    const stop = mark(120, 80, { days: [] });
    expect(joinedMarks([stop, mark(110, 80)], picture, ROUTE_WORDS)[0]?.at).toEqual([110, 80]);
  });

  it.each([
    ['right', [60, 40], 'Lake'],
    ['left', [220, 120], 'Lake'],
    ['top', [120, 120], 'Twenty letters or so'],
    ['bottom', [120, 20], 'Twenty letters or so'],
    ['nowhere', [120, 80], 'A name that is much too long for the picture'],
  ] as const)('have their name where it has room: %s', (side, [x, y], name) => {
    expect(placeRouteNames([mark(x, y, { names: [name] })], picture)).toEqual([
      side === 'nowhere' ? undefined : side,
    ]);
  });
});
