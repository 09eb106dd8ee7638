import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAround, overlap } from '../../../scripts/compiler/map/box.ts';
import { joinedMarks, markSize, type RouteMark } from '../../../scripts/compiler/map/route-marks.ts';
import { placeRouteNames } from '../../../scripts/compiler/map/route-names.ts';

const picture = { width: 240, height: 160 };

const mark = (x: number, y: number, part: Partial<RouteMark> = {}): RouteMark => ({
  at: [x, y],
  labels: ['1'],
  names: [],
  isStart: false,
  ...part,
});

const anyMark = fc
  .record({
    x: fc.integer({ min: -20, max: 260 }),
    y: fc.integer({ min: -20, max: 180 }),
    labels: fc.subarray(['1', '2a', '2b', '3', '10']),
    names: fc.subarray(['Lake', 'A long name of a summit']),
    isStart: fc.boolean(),
  })
  .map(({ x, y, ...part }) => mark(x, y, part));

function boxOf(each: RouteMark) {
  const { width, height } = markSize(each);
  return boxAround(each.at[0], each.at[1], width, height);
}

describe('joinedMarks', () => {
  it('leaves marks alone that lie apart, and holds them to the picture', () => {
    expect(joinedMarks([mark(100, 80), mark(300, 0)], picture).map(({ at }) => at)).toEqual([
      [100, 80],
      [226, 14],
    ]);
  });

  it('gives one mark the labels and names of both, each once', () => {
    const one = mark(100, 80, { names: ['Lake'], isStart: true });
    const other = mark(110, 80, { labels: ['1', '3'], names: ['Lake', 'Mill'] });
    expect(joinedMarks([one, other], picture)).toEqual([
      { at: [100, 80], labels: ['1', '3'], names: ['Lake', 'Mill'], isStart: true },
    ]);
  });

  it('takes all of a place along where its mark becomes part of another', () => {
    const start = { names: ['Mill'], labels: [], isStart: true };
    const marks = [mark(100, 80), mark(124, 80, start), mark(124, 80, { names: ['Mill'], labels: [] })];
    expect(joinedMarks(marks, picture)).toEqual([
      { at: [100, 80], labels: ['1'], names: ['Mill'], isStart: true },
    ]);
  });

  it('lets no mark cover another, whatever the marks', () => {
    fc.assert(
      fc.property(fc.array(anyMark, { maxLength: 12 }), (marks) => {
        const boxes = joinedMarks(marks, picture).map(boxOf);
        const covering = boxes.filter((one, index) =>
          boxes.slice(index + 1).some((other) => overlap(one, other)),
        );
        expect(covering).toEqual([]);
      }),
    );
  });
});

describe('placeRouteNames', () => {
  it('puts a name to the right where there is room, else to the left', () => {
    const named = [mark(60, 40, { names: ['Lake'] }), mark(220, 120, { names: ['Mill'] })];
    expect(placeRouteNames(named, picture)).toEqual(['right', 'left']);
  });

  it('has no side for what is too long, nor for what has no name', () => {
    const long = 'A name that is much too long for the picture';
    expect(placeRouteNames([mark(120, 80, { names: [long] }), mark(40, 40)], picture)).toEqual([
      undefined,
      undefined,
    ]);
  });
});
