import { describe, expect, it } from 'vitest';
import { textWidth } from '../../../../scripts/compiler/map/layout/text-width.ts';

describe('textWidth', () => {
  it.each([
    ['', 0],
    ['a', 0.62],
    ['é', 0.62],
    ['7', 0.62],
    ['i', 0.4],
    [' ', 0.4],
    ['-', 0.4],
    ['J', 0.4],
    ['A', 0.82],
    ['É', 0.82],
    ['m', 0.82],
    ['…', 0.82],
    ['島', 1.05],
    ['ひ', 1.05],
    ['カ', 1.05],
    ['섬', 1.05],
    ['🌴', 1.05],
  ])('of %j is %d of the type size', (text, width) => {
    expect(textWidth(text)).toBe(width);
  });

  it('is the sum of the letters', () => {
    expect(textWidth('Mali 島')).toBeCloseTo(0.82 + 0.62 + 0.4 + 0.4 + 0.4 + 1.05);
  });
});
