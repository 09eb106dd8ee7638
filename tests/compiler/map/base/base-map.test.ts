import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { checkSite } from '../../../../scripts/compiler/check-site.ts';
import { compareText } from '../../../../scripts/compiler/diagnostics/diagnostic.ts';
import { type BaseMap, baseMapOf, type MapPlace } from '../../../../scripts/compiler/map/base/base-map.ts';
import { isOnLand } from '../../../../scripts/compiler/map/base/coast.ts';
import { firstOperator } from '../../../helpers/first-operator.ts';

const place = (id: string, latitude: number, longitude: number): MapPlace => ({
  id,
  point: { latitude, longitude },
});

const openSea = [place('north', -30, -120), place('south', -30.5, -120.5)];
const inland = [place('west', 47, 28), place('east', 47.1, 28.2)];
const coastal = [place('harbour', 54.3, 10.2), place('island', 54.45, 11.1)];

function sheetOf(places: readonly MapPlace[]): BaseMap {
  const map = baseMapOf(places);
  if (!map) throw new Error('There is no map.');
  return map;
}

function brotliSize({ drawing }: BaseMap): number {
  return brotliCompressSync(drawing.content).length;
}

describe('the map of a map', () => {
  // The first map reads the atlas.
  beforeAll(() => {
    baseMapOf(coastal);
  }, 60_000);

  it('is not drawn without places', () => {
    expect(baseMapOf([])).toBeUndefined();
  });

  it('is not drawn for a single place without a shore or a border in sight', () => {
    expect(baseMapOf([place('steppe', 48, 67)])).toBeUndefined();
  });

  it('knows countries whose number begins with naught, and those without one', () => {
    // Where Austria, 040, meets Italy; and in Kosovo, to which ISO 3166 gives no number.
    const codes = (places: readonly MapPlace[]) => sheetOf(places).countries.map(({ code }) => code);
    expect(codes([place('pass', 47, 11.5), place('lake', 46.6, 11.9)])).toContain('AT');
    expect(codes([place('town', 42.6, 20.9), place('gorge', 42.9, 20.6)])).toContain(undefined);
  });

  it('is drawn for a single place with a border in sight', () => {
    // Near Basel, where three countries meet.
    const map = sheetOf([place('town', 47.56, 7.59)]);
    expect([
      map.hasBorder,
      map.countries.map(({ code }) => code).toSorted((one, other) => compareText(one ?? '', other ?? '')),
    ]).toEqual([true, ['CH', 'DE', 'FR']]);
  });

  it('holds what lies besides only where it lies beyond', () => {
    const own = sheetOf(coastal);
    const near = baseMapOf(coastal, [{ latitude: 54.35, longitude: 10.5 }]);
    const far = baseMapOf(coastal, [{ latitude: 54.35, longitude: 12.5 }]);
    expect(near?.drawing.src).toBe(own.drawing.src);
    expect(far?.view.place({ latitude: 54.35, longitude: 12.5 })[0]).toBeLessThan(1200);
  });

  it('is a plain ground for the streets of a town at the sea, nearer than the coast is known', () => {
    const town = sheetOf([place('harbour', 54.32, 10.14), place('church', 54.325, 10.16)]);
    expect([town.hasShore, town.view.width * town.view.kilometresPerUnit < 5]).toEqual([false, true]);
  });

  it('is a plain ground for places far from any shore', () => {
    expect(sheetOf(inland).hasShore).toBe(false);
  });

  it('has a shore where there is one', () => {
    expect(sheetOf(coastal).hasShore).toBe(true);
  });

  it('has an islet for each place in the open sea', () => {
    expect(sheetOf(openSea).coast).toHaveLength(2);
  });

  it('lets such a place lie on its islet', () => {
    const { coast, places } = sheetOf(openSea);
    expect([...places.values()].map((at) => isOnLand(coast, at))).toEqual([true, true]);
  });

  it('has no islet for a place on land', () => {
    expect(sheetOf(inland).coast).toHaveLength(1);
  });

  it('shows no border where there is none in sight', () => {
    expect([sheetOf(openSea).hasBorder, sheetOf(openSea).countries]).toEqual([false, []]);
  });

  it('asks for terrain by all of its places and by what lies besides', () => {
    const keys: string[] = [];
    const besides = [{ latitude: 54.35, longitude: 12.5 }];
    for (const [places, others] of [
      [coastal, []],
      [openSea, []],
      [coastal, besides],
    ] as const) {
      baseMapOf(places, others, (key, find) => {
        keys.push(key);
        return find();
      });
    }
    expect(new Set(keys).size).toBe(3);
  });

  it('has an address of eight figures', () => {
    expect(sheetOf(coastal).drawing.src).toMatch(/^\/images\/map\.[\da-f]{8}\.svg$/);
  });

  it('changes its address with its content', () => {
    expect(sheetOf(coastal).drawing.src).not.toBe(sheetOf(openSea).drawing.src);
  });

  it('has the same bytes for the same places', () => {
    expect(sheetOf(coastal).drawing).toEqual(sheetOf(coastal).drawing);
  });

  it('has colours for dark surroundings', () => {
    expect(sheetOf(coastal).drawing.content).toContain('@media(prefers-color-scheme:dark)');
  });

  it.each([
    ['both sides of the 180th meridian', [place('west', -17, 178), place('east', -16.8, -179.9)]],
    ['the north pole', [place('pole', 90, 0), place('near', 89, 90)]],
    ['the south pole', [place('pole', -90, 0), place('near', -89, 90)]],
    ['one and the same point', [place('one', 54.3, 10.2), place('other', 54.3, 10.2)]],
  ])('is drawn for %s, without a number that is none', (_name, places) => {
    expect(sheetOf(places).drawing.content).not.toMatch(/NaN|Infinity|undefined/);
  });

  it.each([
    ['the site’s own islands', realPlaces()],
    ['a coast of fjords', [place('south', 60, 5), place('north', 68, 14)]],
    ['the whole globe', [place('west', 60, -170), place('middle', -50, 0), place('east', 60, 170)]],
  ])(
    'weighs no more than 15 kB for %s',
    (_name, places) => {
      expect(brotliSize(sheetOf(places))).toBeLessThan(15_000);
    },
    60_000,
  );
});

function realPlaces(): readonly MapPlace[] {
  const { ok, model } = checkSite(firstOperator.sources);
  if (!ok) throw new Error('The data has errors: run "npm run check".');
  return model.destinations.map(({ id, data }) => ({ id, point: data.point }));
}
