import { describe, expect, it } from 'vitest';
import { isBearable } from '../../../scripts/compiler/parse/picture-limits.ts';

describe('a picture that can be made smaller', () => {
  it.each([
    [12_000, 10_000, true],
    [12_001, 10_000, false],
    [4000, 200, true],
    [4001, 200, false],
    [200, 4001, false],
  ])('of %i × %i pixels: %j', (width, height, expected) => {
    expect(isBearable({ width, height })).toBe(expected);
  });
});
