import { describe, expect, it } from 'vitest';
import { pointsOf } from '../../../../scripts/compiler/map/base/borders.ts';

describe('points all over a picture', () => {
  it('are the middles of 24 columns by 24 rows', () => {
    const points = pointsOf({ width: 480, height: 240 });
    expect(points).toHaveLength(24 * 24);
    expect([points[0], points[1], points.at(-1)]).toEqual([
      [10, 5],
      [10, 15],
      [470, 235],
    ]);
  });
});
