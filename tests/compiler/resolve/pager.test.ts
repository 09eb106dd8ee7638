import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shownPages } from '../../../scripts/compiler/resolve/pager.ts';

describe('the pages that are linked', () => {
  it.each([
    [1, 2, [1, 2]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 21, [1, 2, 21]],
    [4, 21, [1, 2, 3, 4, 5, 21]],
    [5, 21, [1, 4, 5, 6, 21]],
    [10, 21, [1, 9, 10, 11, 21]],
    [18, 21, [1, 17, 18, 19, 20, 21]],
    [21, 21, [1, 20, 21]],
  ])('from page %i of %i are %j', (current, count, pages) => {
    expect(shownPages(current, count)).toEqual(pages);
  });

  it('are few, in order, and lead on from every page', () => {
    const place = fc
      .integer({ min: 2, max: 300 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    fc.assert(
      fc.property(place, ([current, count]) => {
        const pages = shownPages(current, count);
        expect(pages).toEqual([...new Set(pages)].toSorted((left, right) => left - right));
        expect(pages.length).toBeLessThanOrEqual(7);
        const beside = [current - 1, current + 1].filter((page) => page >= 1 && page <= count);
        expect(pages).toEqual(expect.arrayContaining([1, current, count, ...beside]));
      }),
    );
  });
});
