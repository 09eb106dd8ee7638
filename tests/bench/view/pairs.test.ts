import { describe, expect, it } from 'vitest';
import { measurePair, median, medians } from '../../../scripts/bench/view/pairs.ts';

const LOST = Number.POSITIVE_INFINITY;

describe('the median', () => {
  it.each([
    ['the middle, not of the order of measuring', [30, 10, 20], 20],
    ['between the two in the middle', [10, 40, 20, 30], 25],
    ['a number like any other when a few are lost', [LOST, 10, 20], 20],
    ['lost when most are', [LOST, LOST, 10], LOST],
  ])('is %s', (_name, values, middle) => {
    expect(median(values)).toBe(middle);
  });

  it('is taken of each figure by itself', () => {
    const readings = [
      { fcp: 1, lcp: 30 },
      { fcp: 3, lcp: 20 },
      { fcp: 2, lcp: 10 },
    ];
    expect(medians(readings)).toEqual({ fcp: 2, lcp: 20 });
  });
});

describe('a page and its twin', () => {
  it('are measured by turns, and each first in turn', async () => {
    const order: string[] = [];
    const measure = async (url: string) => ({ fcp: order.push(url) });
    expect(await measurePair(measure, { page: 'page', twin: 'twin' }, 3)).toEqual({
      page: { fcp: 4 },
      twin: { fcp: 3 },
    });
    expect(order).toEqual(['page', 'twin', 'twin', 'page', 'page', 'twin']);
  });
});
