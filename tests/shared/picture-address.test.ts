import { describe, expect, it } from 'vitest';
import { photographSet, photographWidths } from '../../src/shared/picture-address.ts';

it.each([
  ['reaches from the card of a phone to a wide screen', 3000, [360, 540, 720, 1080, 1600, 2400]],
  ['ends with the width of the photograph itself', 1300, [360, 540, 720, 1080, 1300]],
  ['leaves out a step that is almost the photograph itself', 1100, [360, 540, 720, 1100]],
  ['offers a tiny picture as it is', 64, [64]],
])('photographWidths %s', (_, width, widths) => {
  expect(photographWidths(width)).toEqual(widths);
});

describe('photographSet', () => {
  const small = '/images/reef.0a1b2c3d-360.webp 360w';

  it.each([
    [
      'names the file of each width beside the width',
      Infinity,
      `${small}, /images/reef.0a1b2c3d-600.webp 600w`,
    ],
    ['stops at the widest that is useful', 599, small],
    ['offers the smallest where all are too wide', 100, small],
  ])('%s', (_, widest, set) => {
    expect(photographSet('/images/reef.0a1b2c3d.jpg', 600, 'webp', widest)).toBe(set);
  });
});
