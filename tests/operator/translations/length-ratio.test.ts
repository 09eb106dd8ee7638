import { describe, expect, it } from 'vitest';
import { medianRatio, oddRatio } from '../../../scripts/operator/translations/length-ratio.ts';

const original = 'x'.repeat(100);

describe('the usual ratio of lengths', () => {
  it('is the median of the longer texts', () => {
    const pairs = [90, 130, 120].map((length) => ({ own: 'y'.repeat(length), original }));
    expect(medianRatio([...pairs, { own: 'y'.repeat(50), original: 'x' }])).toBe(1.2);
  });

  it('is 1 where there are no texts', () => {
    expect(medianRatio([])).toBe(1);
  });
});

describe('an odd length', () => {
  it.each([
    [250, 'long'],
    [241, 'long'],
    [59, 'short'],
    [0, 'short'],
  ] as const)('is told of %i characters for a hundred, where 120 are usual', (length, odd) => {
    expect(oddRatio('y'.repeat(length), original, 1.2)).toBe(odd);
  });

  it.each([60, 120, 240])('is not told of %i characters for a hundred, where 120 are usual', (length) => {
    expect(oddRatio('y'.repeat(length), original, 1.2)).toBeUndefined();
  });

  it('is never told of short texts', () => {
    expect(oddRatio('a much longer label', 'Go', 1.2)).toBeUndefined();
  });
});
