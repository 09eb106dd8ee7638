import { describe, expect, it } from 'vitest';
import { atlasAround } from '../../../../scripts/compiler/map/base/atlas.ts';

describe('the atlas around a box', () => {
  it('has what may reach into it, and next to nothing of the rest of the globe', () => {
    const { areas } = atlasAround('countries', { west: 115.8, south: -9, east: 117, north: -8.2 });
    const pieces = areas.geometries.map((area) => [
      area.id,
      area.type === 'MultiPolygon' ? area.arcs.length : 0,
    ]);
    // Indonesia: Bali, Nusa Penida, Lombok, Sumbawa and what lies between, of some hundreds of islands.
    expect(pieces.filter(([, count]) => count !== 0).map(([id]) => id)).toEqual(['360']);
    expect(Math.max(...pieces.map(([, count]) => Number(count)))).toBeLessThan(10);
  });
});
