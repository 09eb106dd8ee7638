import { describe, expect, it } from 'vitest';
import { isletsFor } from '../../../../scripts/compiler/map/base/islets.ts';
import { rectangle } from '../../../helpers/map-views.ts';

const land = [rectangle(100, 100, 200, 200)];

type Place = readonly [x: number, y: number];

/** An islet of a place, its corners seen from the place. */
function isletOf(id: string, [x, y]: Place = [500, 500]): readonly Place[] {
  const [islet = []] = isletsFor([{ id, at: [x, y] }], []);
  return islet.map((corner): Place => [corner[0] - x, corner[1] - y]);
}

const IDS = ['gili', 'moyo', 'kanawa', 'kenawa', 'bungin'];
const MANY_IDS = Array.from({ length: 60 }, (_, index) => `islet-${index}`);

describe('isletsFor', () => {
  it.each<[string, Place, number]>([
    ['on land', [150, 150], 0],
    ['in the open sea', [500, 500], 1],
    ['eight units east of land', [208, 150], 0],
    ['ten units east of land', [210, 150], 1],
    ['eight units west of land', [92, 150], 0],
    ['ten units west of land', [90, 150], 1],
    ['eight units north of land', [150, 92], 0],
    ['ten units north of land', [150, 90], 1],
    ['eight units south of land', [150, 208], 0],
    ['ten units south of land', [150, 210], 1],
    ['six units off a corner either way', [206, 206], 0],
    ['seven units off a corner either way', [207, 207], 1],
  ])('draws for a place %s so many: %s → %i', (_name, at, count) => {
    expect(isletsFor([{ id: 'gili', at }], land)).toHaveLength(count);
  });

  it('draws them in the order of the places', () => {
    const places = [
      { id: 'gili', at: [500, 500] as const },
      { id: 'inland', at: [150, 150] as const },
      { id: 'moyo', at: [700, 500] as const },
    ];
    const lefts = isletsFor(places, land).map((islet) => Math.min(...islet.map(([x]) => x)) > 600);
    expect(lefts).toEqual([false, true]);
  });

  it('has nine corners', () => {
    expect(isletOf('gili')).toHaveLength(9);
  });

  it('is the same for the same name, wherever the place lies', () => {
    expect(isletOf('gili', [0, 0])).toEqual(isletOf('gili', [0, 0]));
  });

  it('has another shape for another name', () => {
    const shapes = new Set(IDS.map((id) => JSON.stringify(isletOf(id))));
    expect(shapes.size).toBe(IDS.length);
  });

  it.each(IDS)('of %s goes round its place once, in steps of about forty degrees', (id) => {
    const islet = isletOf(id);
    const angles = islet.map(([x, y]) => Math.atan2(y, x));
    const steps = angles.map((angle, index) => {
      const step = (angles[(index + 1) % angles.length] ?? 0) - angle;
      return (((step + 2 * Math.PI) % (2 * Math.PI)) * 180) / Math.PI;
    });
    // An ellipse of 0.72 draws equal angles nearer to or farther from each other.
    expect(Math.min(...steps)).toBeGreaterThan(28);
    expect(Math.max(...steps)).toBeLessThan(56);
    expect(steps.reduce((sum, step) => sum + step, 0)).toBeCloseTo(360);
  });

  it('reaches from 0.72 × 0.85 to 1.15 of 19 units, whatever its name', () => {
    const reaches = MANY_IDS.flatMap((id) => isletOf(id).map(([x, y]) => Math.hypot(x, y)));
    expect(Math.min(...reaches)).toBeGreaterThanOrEqual(19 * 0.72 * 0.85);
    expect(Math.max(...reaches)).toBeLessThanOrEqual(19 * 1.15);
  });

  it('is longer than it is wide, each turned another way', () => {
    // The direction of the corner that lies farthest out.
    const directions = IDS.map((id) => {
      const corners = isletOf(id).toSorted((one, other) => Math.hypot(...other) - Math.hypot(...one));
      const [x, y] = corners[0] ?? [0, 0];
      return Math.round(((Math.atan2(y, x) + Math.PI) % Math.PI) * 10);
    });
    expect(new Set(directions).size).toBeGreaterThan(2);
  });
});
