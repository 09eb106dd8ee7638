import { describe, expect, it } from 'vitest';
import { MAP_SITE_NAMES, type MapSiteName, mapSite } from '../../helpers/map-sites.ts';
import { pageIn } from '../../helpers/resolved-pages.ts';

function makeMap(name: MapSiteName) {
  const { map } = pageIn(mapSite(name), 'home');
  if (!map) throw new Error('There is no map.');
  return map;
}

describe('maps of difficult places', { timeout: 60_000 }, () => {
  it.each(MAP_SITE_NAMES)(
    'have a number for every place, none of which covers another on a phone: %s',
    (name) => {
      const { points, width, height } = makeMap(name);
      expect(points.filter(({ number }) => number === 'none')).toEqual([]);
      const numbers = points.map(({ number, x, y }) => {
        const at = typeof number === 'object' ? number : { x, y };
        return { left: (at.x / 100) * 280, top: (at.y / 100) * 280 * (height / width) };
      });
      const covering = numbers.filter((one, index) =>
        numbers.some(
          (other, at) =>
            at > index && Math.abs(one.left - other.left) < 26 && Math.abs(one.top - other.top) < 26,
        ),
      );
      expect(covering).toEqual([]);
    },
  );

  it('have names beside moved marks, and those of regions on their own land', () => {
    const { points, regions } = makeMap('border');
    expect(points.every(({ side }) => side)).toBe(true);
    expect(points.some(({ number }) => typeof number === 'object')).toBe(true);
    const find = (name: string) => points.find((point) => point.name === name);
    const dakhiliyah = regions.find(({ name }) => name === 'Dakhiliyah');
    // Iran is north of the strait, and so of Khasab.
    expect(dakhiliyah?.y).toBeGreaterThan(find('Khasab')?.y ?? 100);
  });

  it('have both sides of the date line side by side', () => {
    const { points } = makeMap('archipelago');
    const order = points.toSorted((one, other) => one.x - other.x).map(({ name }) => name);
    expect(order).toEqual(['Levuka', 'Savusavu', 'Taveuni', 'Haʻapai', 'Vavaʻu']);
  });
});
