import { describe, expect, it } from 'vitest';
import type { BaseMap } from '../../../../scripts/compiler/map/base/base-map.ts';
import { layOutNames, type MapNames } from '../../../../scripts/compiler/map/layout/lay-out-names.ts';
import { plainSheet, plainView, rectangle } from '../../../helpers/map-views.ts';

const everywhere = [rectangle(-10, -10, 1010, 610)];

/** Places by name, each of a region. */
function names(places: Readonly<Record<string, string>>, regions: readonly string[] = []): MapNames {
  return {
    places: Object.entries(places).map(([id, region]) => ({ id, name: id, region })),
    regions: regions.map((id) => ({ id, name: id })),
    locale: 'en',
  };
}

function layOut(map: BaseMap, given: MapNames) {
  return layOutNames(map, given);
}

describe('layOutNames', () => {
  it('puts names beside their places, in the order of the places', () => {
    const map = plainSheet(everywhere, { Left: [300, 300], Right: [980, 300] });
    expect(layOut(map, names({ Right: 'a', Left: 'a' })).sides).toEqual(['left', 'right']);
  });

  it('turns a name away from the shore that it would cross', () => {
    // The shore runs down to the right of the place, so near that a name would cross it.
    const shore = Array.from({ length: 63 }, (_, index) => [540, index * 10 - 10] as const);
    const map = plainSheet([[[-10, -10], ...shore, [-10, 610]]], { Harbour: [500, 300] });
    expect(layOut(map, names({ Harbour: 'a' })).sides).toEqual(['left']);
  });

  it.each([
    ['right of the place', rectangle(540, 290, 580, 310), 'left'],
    ['above the name', rectangle(540, 240, 580, 260), 'right'],
    ['below the name', rectangle(540, 340, 580, 360), 'right'],
    ['beyond the name', rectangle(800, 290, 840, 310), 'right'],
    ['on the place', rectangle(490, 295, 505, 305), 'right'],
  ])('puts a name clear of an islet %s', (_name, islet, side) => {
    const map = plainSheet([islet], { Harbour: [500, 300] });
    expect(layOut(map, names({ Harbour: 'a' })).sides).toEqual([side]);
  });

  it('gives no name a side where not all find room', () => {
    const places = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`Place ${index}`, [500 + index, 300] as const]),
    );
    const regions = Object.fromEntries(Object.keys(places).map((name) => [name, 'a']));
    expect(layOut(plainSheet(everywhere, places), names(regions)).sides).toBeUndefined();
  });

  it('shows the scale, a quarter of the width at most', () => {
    const map = plainSheet(everywhere, { Middle: [500, 300] });
    expect(layOut(map, names({ Middle: 'a' })).scale).toEqual({
      kilometres: 200,
      length: 0.2,
      corner: 'bottom-right',
    });
  });

  it('keeps the scale off places, on the narrowest map too', () => {
    const map = plainSheet(everywhere, { Corner: [730, 500] });
    expect(layOut(map, names({ Corner: 'a' })).scale?.corner).toBe('bottom-left');
  });

  it('keeps names off the scale', () => {
    // On the narrowest picture with names the scale begins at 452 of 600; this name would end at about 540.
    const long = 'A long name of a place';
    const places = { One: [60, 60], Two: [940, 60], Three: [60, 540], [long]: [560, 570] } as const;
    const layout = layOut(
      plainSheet(everywhere, places),
      names({ One: 'a', Two: 'a', Three: 'a', [long]: 'a' }),
    );
    expect([layout.scale?.corner, layout.sides?.[3]]).toEqual(['bottom-right', 'left']);
  });

  it('names a region on its land, about its place', () => {
    const map = plainSheet(everywhere, { Middle: [500, 300] });
    const [region, ...others] = layOut(map, names({ Middle: 'Hills' }, ['Hills'])).lands;
    expect([region?.name, others]).toEqual(['Hills', []]);
    expect(Math.hypot((region?.at[0] ?? 0) - 500, (region?.at[1] ?? 0) - 300)).toBeLessThan(120);
  });

  it('keeps the name of a region off the place and its name', () => {
    const map = plainSheet(everywhere, { Middle: [500, 300] });
    const [region] = layOut(map, names({ Middle: 'Hills' }, ['Hills'])).lands;
    // The mark is 26 high on a picture 320 wide, which is 81 of the picture’s units; the name 42.
    expect(Math.abs((region?.at[1] ?? 0) - 300)).toBeGreaterThan((81 + 42) / 2 - 1);
  });

  it('keeps the name of a region off the name of its place', () => {
    // On this strip it can only stand to the left or to the right; it would be nearer to the right.
    const map = plainSheet([rectangle(150, 265, 950, 335)], { 'Middle harbour': [495, 300] });
    const [region] = layOut(map, names({ 'Middle harbour': 'Hills' }, ['Hills'])).lands;
    expect(region?.at[0]).toBeLessThan(495);
  });

  it.each([
    [110, []],
    [150, ['Hills']],
  ])('on land %i units wide gives a name of 121 in capitals that are set apart: %j', (width, found) => {
    const map = plainSheet([rectangle(600, 400, 600 + width, 500)], { Middle: [100, 100] });
    const { lands: regions } = layOut(map, names({ Middle: 'Hills' }, ['Hills']));
    expect(regions.map(({ name }) => name)).toEqual(found);
  });

  it('names no region without places', () => {
    const map = plainSheet(everywhere, { Middle: [500, 300] });
    const { lands: regions } = layOut(map, names({ Middle: 'Hills' }, ['Plains', 'Hills']));
    expect(regions.map(({ name }) => name)).toEqual(['Hills']);
  });

  it('names no region that has no land to stand on', () => {
    const map = plainSheet([rectangle(490, 290, 510, 310)], { Middle: [500, 300] });
    expect(layOut(map, names({ Middle: 'Hills' }, ['Hills'])).lands).toEqual([]);
  });

  it('leaves out a region whose name is too long, and keeps the others', () => {
    const map = plainSheet(everywhere, { West: [300, 300], East: [700, 300] });
    const long = 'A name that is longer than the picture is wide, and then some';
    const { lands: regions } = layOut(map, names({ West: long, East: 'Hills' }, [long, 'Hills']));
    expect(regions.map(({ name }) => name)).toEqual(['Hills']);
  });

  it('names no region where no shore is in sight', () => {
    const map = plainSheet(everywhere, { Middle: [500, 300] }, { hasShore: false });
    expect(layOut(map, names({ Middle: 'Hills' }, ['Hills'])).lands).toEqual([]);
  });

  it('says which place is not on the map', () => {
    expect(() => layOut(plainSheet(everywhere), names({ Nowhere: 'a' }))).toThrow(
      'The map has no place "Nowhere".',
    );
  });

  it('moves the numbers of places apart that lie at one point, and their marks', () => {
    const map = plainSheet(everywhere, { One: [500, 300], Other: [500, 300] });
    const { marks, sides } = layOut(map, names({ One: 'a', Other: 'a' }));
    const [one = [0, 0], other = [0, 0]] = marks.numbers;
    expect(
      Math.max(Math.abs(one[0] - other[0]) * 280, Math.abs(one[1] - other[1]) * 168),
    ).toBeGreaterThanOrEqual(28);
    expect([marks.dots?.length, sides?.length]).toEqual([2, 2]);
  });

  it('keeps the name of a region on its own side of a border', () => {
    const west = { code: 'IT', land: [rectangle(-10, -10, 520, 610)] };
    const east = { code: 'CH', land: [rectangle(520, -10, 1010, 610)] };
    const map = plainSheet(everywhere, { Middle: [510, 300] }, { countries: [west, east], hasBorder: true });
    const { lands } = layOut(map, names({ Middle: 'Hills' }, ['Hills']));
    // Half of the name is 60 units wide.
    expect(lands.find(({ name }) => name === 'Hills')?.at[0]).toBeLessThan(460);
  });

  it('names the countries on either side of a border in the language', () => {
    const west = { code: 'IT', land: [rectangle(-10, -10, 500, 610)] };
    const east = { code: 'CH', land: [rectangle(500, -10, 1010, 610)] };
    const map = plainSheet(everywhere, { Middle: [500, 300] }, { countries: [west, east], hasBorder: true });
    const { lands } = layOutNames(map, { ...names({ Middle: 'a' }), locale: 'de' });
    expect(lands.map(({ name, isCountry }) => [name, isCountry])).toEqual([
      ['Italien', true],
      ['Schweiz', true],
    ]);
  });

  it('names no country where there is only one', () => {
    const countries = [{ code: 'IT', land: everywhere }];
    const map = plainSheet(everywhere, { Middle: [500, 300] }, { countries });
    expect(layOut(map, names({ Middle: 'a' })).lands).toEqual([]);
  });

  it('turns a name away from the last piece of a shore as well, where its outline closes', () => {
    const map = plainSheet([rectangle(600, 250, 680, 330)], { Harbour: [500, 300] });
    expect(layOut(map, names({ Harbour: 'a' })).sides).toEqual(['left']);
  });

  it('shows no scale where places need all corners, and all names', () => {
    const corners = { A: [60, 60], B: [940, 60], C: [60, 540], D: [940, 540] } as const;
    const map = plainSheet(everywhere, corners);
    const { scale, sides, lands } = layOut(map, names({ A: 'a', B: 'a', C: 'a', D: 'a' }, ['a']));
    expect([scale, sides?.length, lands.length]).toEqual([undefined, 4, 1]);
  });

  it('keeps the name of a region off the scale', () => {
    // The land that is nearest is that in the corner with the least land, where the scale stands.
    const corners = [
      rectangle(-10, -10, 300, 110),
      rectangle(700, -10, 1010, 110),
      rectangle(-10, 500, 300, 610),
      rectangle(800, 520, 1010, 610),
    ];
    const map = plainSheet(corners, { Cape: [580, 560] });
    const { scale, lands } = layOut(map, names({ Cape: 'Hills' }, ['Hills']));
    expect([scale?.corner, lands.length]).toEqual(['bottom-right', 1]);
    expect(lands[0]?.at[0]).toBeLessThan(300);
  });

  it('keeps the name of a region off numbers where names have no room on wide maps either', () => {
    const places = Object.fromEntries(
      Array.from({ length: 9 }, (_, index) => [`Place ${index}`, [500 + index, 300] as const]),
    );
    const regions = Object.fromEntries(Object.keys(places).map((name) => [name, 'Hills']));
    const map = plainSheet([rectangle(350, 200, 650, 400)], places);
    const { marks, lands } = layOut(map, names(regions, ['Hills']));
    const [x, y] = lands[0]?.at ?? [0, 0];
    // In units of the picture at 600 pixels a number is 47 wide and high, the name 121 and 33.
    const covered = marks.wideNumbers.filter(
      (at) => at && Math.abs(at[0] * 1000 - x) < (47 + 121) / 2 && Math.abs(at[1] * 600 - y) < (47 + 33) / 2,
    );
    expect([lands.length, marks.wideNumbers.length, covered]).toEqual([1, 9, []]);
  });

  it.each([
    // On a phone there is one row of ten numbers, on wide maps there are two of twenty-one; of dots three of thirty.
    ['a dozen places', 12, { numbers: 10, wideNumbers: 12, dots: 12 }],
    ['a hundred places', 100, { numbers: 10, wideNumbers: 42, dots: undefined }],
  ])('leaves out what has no room on a low map, with %s', (_name, count, most) => {
    const places = Object.fromEntries(
      Array.from({ length: count }, (_, index) => [`Place ${index}`, [index * 10, 50] as const]),
    );
    const regions = Object.fromEntries(Object.keys(places).map((name) => [name, 'a']));
    const map = plainSheet(everywhere, places, { view: plainView({ height: 110 }) });
    const { marks, sides } = layOut(map, names(regions, ['a']));
    const shown = (list: readonly unknown[]) => list.filter((at) => at !== undefined).length;
    expect(shown(marks.numbers)).toBeLessThanOrEqual(most.numbers);
    expect(shown(marks.wideNumbers)).toBeLessThanOrEqual(most.wideNumbers);
    expect([marks.numbers.length, marks.wideNumbers.length, marks.dots?.length]).toEqual([
      count,
      count,
      most.dots,
    ]);
    expect(sides).toBeUndefined();
  });
});
