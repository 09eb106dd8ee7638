import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boxAround, overlap } from '../../../../scripts/compiler/map/layout/box.ts';
import {
  joinedMarks,
  markSize,
  type RouteMark,
} from '../../../../scripts/compiler/map/layout/route-marks.ts';
import { placeRouteNames } from '../../../../scripts/compiler/map/layout/route-names.ts';
import { textWidth } from '../../../../scripts/compiler/map/layout/text-width.ts';

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

  it('holds a mark at the left and at the bottom, and in the middle where it is wider than the picture', () => {
    const labels = Array.from({ length: 30 }, (_, day) => `${day + 10}`);
    const [corner, wide] = joinedMarks([mark(-20, 200), mark(900, 40, { labels })], picture);
    expect(corner?.at).toEqual([14, 146]);
    expect(wide?.at).toEqual([wide && markSize(wide).width / 2, 40]);
  });

  it('puts one mark for two where the one with numbers stands', () => {
    const stop = { labels: [], names: ['Mill'] };
    expect(joinedMarks([mark(120, 80, stop), mark(110, 80)], picture)[0]?.at).toEqual([110, 80]);
    expect(joinedMarks([mark(120, 80, stop), mark(110, 80, stop)], picture)[0]?.at).toEqual([120, 80]);
  });

  it('draws stops without a number smaller: they find room beside each other', () => {
    const stop = { labels: [], names: ['Mill'] };
    expect(joinedMarks([mark(100, 80, stop), mark(117, 80, stop)], picture)).toHaveLength(2);
    expect(joinedMarks([mark(100, 80, stop), mark(115, 80, stop)], picture)).toHaveLength(1);
  });

  it('keeps numbers in the order in which they came where a mark that has grown meets the next', () => {
    const marks = [mark(100, 80), mark(130, 80, { labels: ['2'] }), mark(115, 80, { labels: ['3'] })];
    expect(joinedMarks(marks, picture).map(({ labels }) => labels)).toEqual([['1', '3', '2']]);
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

  const lake = (x: number, y: number) => mark(x, y, { names: ['Lake'] });
  /** The mark is 28 wide and high; a name is 20 high and stands 4 from it. */
  const wide = textWidth('Lake') * 14;

  it.each([
    ['right, up to the edge of the picture', lake(220 - wide, 80), 'right'],
    ['not right, where it would end a pixel beyond it', lake(223 - wide, 80), 'left'],
  ])('puts a name %s', (_name, own, side) => {
    expect(placeRouteNames([own], picture)).toEqual([side]);
  });

  it.each([
    ['left, up to the edge', { at: [wide + 19, 80], width: wide + 50 }, 'left'],
    ['above it, where neither side has room', { at: [wide + 16, 80], width: wide + 50 }, 'top'],
    ['above it, up to the edge', { at: [wide + 16, 39], width: wide + 50 }, 'top'],
    ['below it, where there is none above either', { at: [wide + 16, 37], width: wide + 50 }, 'bottom'],
    ['below it, up to the edge', { at: [wide + 16, 37], width: wide + 50, height: 76 }, 'bottom'],
    ['nowhere, where there is none', { at: [wide + 16, 37], width: wide + 50, height: 74 }, undefined],
  ] as const)('puts a name %s', (_name, { at, width, ...size }, side) => {
    expect(placeRouteNames([lake(at[0], at[1])], { ...picture, width, ...size })).toEqual([side]);
  });

  it.each([
    ['beside the name, a little too near', [90, 63], 'left'],
    ['beside the name, far enough away', [90, 65], 'right'],
    ['far to the right of it', [220, 40], 'right'],
    ['far below it', [90, 140], 'right'],
    ['above it', [90, 14], 'right'],
  ] as const)('keeps a name clear of a mark that stands %s', (_name, [x, y], side) => {
    expect(placeRouteNames([lake(60, 40), mark(x, y), mark(20, 140)], picture)[0]).toBe(side);
  });

  it('keeps a name clear of other names', () => {
    // To the right is the name of the first, to the left its mark.
    const named = [lake(60, 40), mark(86, 58, { labels: [], names: ['Mill pond'] })];
    expect(placeRouteNames(named, picture)).toEqual(['right', 'bottom']);
  });
});
