import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BaseMap, type MapPlace, makeBaseMap } from '../../../scripts/compiler/map/base/base-map.ts';
import { viewWith } from '../../../scripts/compiler/map/base/map-view.ts';
import { findTerrain } from '../../../scripts/compiler/map/base/terrain.ts';
import { isOnLand } from '../../../scripts/compiler/map/geometry.ts';
import { firstOperator } from '../../helpers/first-operator.ts';
import { contentOf } from '../../helpers/resolved-workspace.ts';

const place = (id: string, latitude: number, longitude: number): MapPlace => ({
  id,
  point: { latitude, longitude },
});

const openSea = [place('north', -30, -120), place('south', -30.5, -120.5)];
const inland = [place('west', 47, 28), place('east', 47.1, 28.2)];
const coastal = [place('harbour', 54.3, 10.2), place('island', 54.45, 11.1)];

function makeMap(places: readonly MapPlace[]): BaseMap {
  const map = makeBaseMap(places);
  if (!map) throw new Error('There is no map.');
  return map;
}

const makeTerrain = (places: readonly MapPlace[]) =>
  findTerrain(
    viewWith(
      places.map(({ point }) => point),
      [],
    ),
  );

describe('the base map', () => {
  // The first map reads the atlas.
  beforeAll(() => {
    makeBaseMap(coastal);
  }, 60_000);

  it('is not drawn without places, nor for one place without a shore or border in sight', () => {
    expect(makeBaseMap([])).toBeUndefined();
    expect(makeBaseMap([place('steppe', 48, 67)])).toBeUndefined();
    expect(makeBaseMap([place('sea', -30, -120)])).toBeUndefined();
    expect(makeBaseMap([place('harbour', 54.3, 10.2)])).toBeDefined();
  });

  it.each([
    ['at a coast', coastal, true],
    ['inland', inland, false],
    ['in the open sea', openSea, false],
    // The map shows less than five kilometres, for which the atlas is too coarse.
    ['in a town at the sea', [place('harbour', 54.32, 10.14), place('church', 54.325, 10.16)], false],
  ])('shows a shore only where the atlas knows it: %s', (_where, places, hasShore) => {
    expect(makeMap(places).hasShore).toBe(hasShore);
  });

  it('has land where there is land, and water where there is water', () => {
    const { coast, view } = makeMap(coastal);
    const isLand = (latitude: number, longitude: number): boolean =>
      isOnLand(coast, view.place({ latitude, longitude }));
    // Kiel, Fehmarn, and the bay between them.
    expect([isLand(54.3, 10.1), isLand(54.45, 11.15), isLand(54.5, 10.5)]).toEqual([true, true, false]);
    const caspian = makeMap([place('west', 40.4, 49.9), place('east', 40, 53)]);
    const [west, sea, east] = [place('w', 40.4, 49.6), place('s', 40.2, 51.5), place('e', 39.95, 53.3)].map(
      ({ point }) => isOnLand(caspian.coast, caspian.view.place(point)),
    );
    expect([west, sea, east]).toEqual([true, false, true]);
    expect(makeMap(openSea).coast).toEqual([]);
  });

  it.each([
    ['three countries at Basel', [place('town', 47.56, 7.59)], true],
    ['the open sea', openSea, false],
    ['a country without neighbours', [place('harbour', -8.4, 116.1), place('hill', -8.5, 116.4)], false],
  ])('has borders where countries meet: %s', (_name, places, hasBorders) => {
    expect(makeTerrain(places).borders.length > 0).toBe(hasBorders);
  });
  it.each([
    ['both sides of the 180th meridian', [place('west', -17, 178), place('east', -16.8, -179.9)]],
    ['the north pole', [place('pole', 90, 0), place('near', 89, 90)]],
    ['the south pole', [place('pole', -90, 0), place('near', -89, 90)]],
    ['one and the same point', [place('one', 54.3, 10.2), place('other', 54.3, 10.2)]],
    ['a coast of fjords', [place('south', 60, 5), place('north', 68, 14)]],
    ['the whole globe', [place('west', 60, -170), place('middle', -50, 0), place('east', 60, 170)]],
    [
      'the first operator’s islands',
      contentOf(firstOperator).destinations.map(({ id, data }) => ({ id, point: data.point })),
    ],
  ])('is drawn in at most 15 kB for %s', { timeout: 60_000 }, (_name, places) => {
    const { content } = makeMap(places).drawing;
    expect(content).not.toMatch(/NaN|Infinity|undefined/);
    expect(brotliCompressSync(content).length).toBeLessThan(15_000);
  });
});
