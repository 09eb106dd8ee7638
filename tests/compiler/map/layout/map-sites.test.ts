import { beforeAll, describe, expect, it } from 'vitest';
import { compileSite } from '../../../../scripts/compiler/compile.ts';
import type { MapPoint, RegionMap } from '../../../../src/domain/page-data/map.ts';
import { pageOf } from '../../../helpers/first-operator.ts';
import { MAP_SITE_NAMES, type MapSiteName, mapSite } from '../../../helpers/map-sites.ts';

const maps = new Map<MapSiteName, RegionMap>();

function mapOf(name: MapSiteName): RegionMap {
  const map = maps.get(name);
  if (!map) throw new Error('There is no map.');
  return map;
}

/** The numbers' places in pixels on a map of a width. */
function numbersAt({ points, width, height }: RegionMap, wide: number) {
  return points.map(({ number, x, y }: MapPoint) => {
    const at = number === 'none' || number === undefined ? { x, y } : number;
    return { left: (at.x / 100) * wide, top: (at.y / 100) * wide * (height / width) };
  });
}

describe('maps where they have been difficult', () => {
  beforeAll(() => {
    for (const name of MAP_SITE_NAMES) {
      const result = compileSite(mapSite(name).sources);
      if (!result.ok)
        throw new Error(`${name}: ${result.diagnostics.map(({ code, at }) => `${code} ${at.file}`).join()}`);
      const [language] = result.site.languages;
      const map = language && pageOf(language, 'home').map;
      if (map) maps.set(name, map);
    }
  }, 120_000);

  it.each(MAP_SITE_NAMES)('are drawn, with a number for every place that covers no other: %s', (name) => {
    const map = mapOf(name);
    expect(map.points.filter(({ number }) => number === 'none')).toEqual([]);
    const numbers = numbersAt(map, 280);
    const covering = numbers.filter((one, index) =>
      numbers.some(
        (other, at) =>
          at > index && Math.abs(one.left - other.left) < 26 && Math.abs(one.top - other.top) < 26,
      ),
    );
    expect(covering).toEqual([]);
  });

  it('have the names of regions in their own country', () => {
    const { regions } = mapOf('border');
    const at = (name: string) => regions.find((region) => region.name === name);
    // Iran lies north of the strait, and its name above that of any Omani region.
    expect(at('Iran')?.y).toBeLessThan(at('Dakhiliyah')?.y ?? 0);
    expect(regions.filter(({ isCountry }) => isCountry).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Iran', 'Oman', 'Arabia Saudita']),
    );
  });

  it('have both sides of the date line side by side', () => {
    const { points } = mapOf('archipelago');
    const xs = Object.fromEntries(points.map(({ name, x }) => [name, x]));
    expect(xs.Levuka).toBeLessThan(xs.Savusavu ?? 0);
    expect(xs.Savusavu).toBeLessThan(xs.Taveuni ?? 0);
    expect(xs.Taveuni).toBeLessThan(xs.Vavaʻu ?? 0);
  });

  it('spread the places of a town over the map', () => {
    const xs = mapOf('town').points.map(({ x }) => x);
    expect(Math.max(...xs) - Math.min(...xs)).toBeGreaterThan(50);
  });
});
