import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BaseMap } from '../../../scripts/compiler/map/base/base-map.ts';
import { isOnLand } from '../../../scripts/compiler/map/base/coast.ts';
import type { Point } from '../../../scripts/compiler/map/geometry.ts';
import { type Box, boxAround, liesIn, overlap } from '../../../scripts/compiler/map/layout/box.ts';
import { layOutNames, type MapLayout } from '../../../scripts/compiler/map/layout/lay-out-names.ts';
import { dotBox, labelBox, NUMBER_SIZE } from '../../../scripts/compiler/map/layout/place-labels.ts';
import { scaleBox } from '../../../scripts/compiler/map/layout/scale-bar.ts';
import { textWidth } from '../../../scripts/compiler/map/layout/text-width.ts';
import { plainSheet, rectangle } from '../../helpers/map-views.ts';

const RATIO = 0.6;
const everywhere = [rectangle(-10, -10, 1010, 610)];
const west = { code: 'IT', land: [rectangle(-10, -10, 500, 610)] };
const east = { code: 'CH', land: [rectangle(500, -10, 1010, 610)] };

/** The layout of places, whose names are their ids, in a region each. */
function layOut(map: BaseMap, regions: Readonly<Record<string, string>>, locale = 'en'): MapLayout {
  return layOutNames(map, {
    places: Object.entries(regions).map(([id, region]) => ({ id, name: id, region })),
    regions: [...new Set(Object.values(regions))].map((id) => ({ id, name: id })),
    locale,
  });
}

/** Marks, names and scale on a picture of a width, in pixels. */
function boxesAt(
  { sides, marks, scale, lands }: MapLayout,
  names: readonly string[],
  width: number,
): readonly Box[] {
  const isLabelled = width >= 600 && sides !== undefined;
  const numbers = (width < 600 ? marks.numbers : marks.wideNumbers).flatMap((at) => (at ? [at] : []));
  const points = isLabelled ? (marks.dots ?? []) : numbers;
  const dots = points.map(([x, y]) => dotBox({ x, y }, RATIO, width, isLabelled ? undefined : NUMBER_SIZE));
  const labels = (isLabelled ? (marks.dots ?? []) : []).map(([x, y], index) =>
    labelBox({ x, y, width: textWidth(names[index] ?? '') * 14 }, sides?.[index] ?? 'right', RATIO, width),
  );
  const shown = lands.filter(({ isWide }) => width >= 600 || !isWide);
  const regions = shown.map(({ name, at: [x, y] }) => {
    const length = (textWidth(name.toUpperCase()) + 0.3 * name.length) * 14;
    return boxAround((x / 1000) * width, (y / 1000) * width, length, 1.4 * 14);
  });
  return [...dots, ...labels, ...regions, ...(scale ? [scaleBox(scale, RATIO, width)] : [])];
}

/** A trace smaller, so that rounding makes no overlap of boxes that touch. */
function within({ left, top, right, bottom }: Box): Box {
  return { left: left + 1e-6, top: top + 1e-6, right: right - 1e-6, bottom: bottom - 1e-6 };
}

describe('layOutNames', { timeout: 60_000 }, () => {
  const anyPlace = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 600 }));
  const anyCoast = fc.constantFrom(
    { coast: everywhere, countries: [] },
    { coast: everywhere, countries: [west, east], hasBorder: true },
    { coast: [rectangle(150, 100, 850, 300), rectangle(300, 400, 700, 550)], countries: [] },
  );

  it('lets no mark, name or scale lie over another or leave the picture, on screens of any width', () => {
    fc.assert(
      fc.property(
        fc.array(anyPlace, { minLength: 1, maxLength: 9 }),
        anyCoast,
        (points, { coast, ...land }) => {
          const names = points.map((_, index) => `Place ${'x'.repeat(index * 2)}${index}`);
          const places = points.map((point, index) => [names[index] ?? '', point] as const);
          const map = plainSheet(coast, Object.fromEntries(places), land);
          const regions = Object.fromEntries(
            names.map((name, index) => [name, index % 2 ? 'Hills' : 'The plains']),
          );
          const layout = layOut(map, regions);
          for (const width of [280, 320, 400, 599, 600, 700, 800, 1000, 1200]) {
            const boxes = boxesAt(layout, names, width).map(within);
            const picture = { left: 0, top: 0, right: width, bottom: width * RATIO };
            expect(boxes.filter((box) => !liesIn(box, picture))).toEqual([]);
            const over = boxes.filter((box, index) =>
              boxes.slice(index + 1).some((other) => overlap(box, other)),
            );
            expect(over).toEqual([]);
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('keeps names of places off the shore where it can', () => {
    const shore = Array.from({ length: 63 }, (_, index) => [540, index * 10 - 10] as const);
    const map = plainSheet([[[-10, -10], ...shore, [-10, 610]]], { Harbour: [500, 300] });
    expect(layOut(map, { Harbour: 'a' }).sides).toEqual(['left']);
  });
});

describe('the name of a region', () => {
  const regionsOf = (map: BaseMap, region = 'Hills') =>
    layOut(map, Object.fromEntries([...map.places.keys()].map((id) => [id, region]))).lands;
  const middle = { Middle: [500, 300] as const };

  it('is on its land, about its places', () => {
    const [hills] = regionsOf(plainSheet(everywhere, { West: [300, 200], East: [500, 400] }));
    expect(hills?.name).toBe('Hills');
    expect(Math.hypot((hills?.at[0] ?? 0) - 400, (hills?.at[1] ?? 0) - 300)).toBeLessThan(120);
    const [coastal] = regionsOf(plainSheet([rectangle(600, 400, 750, 500)], { Middle: [100, 100] }));
    expect(isOnLand([rectangle(600, 400, 750, 500)], coastal?.at ?? [0, 0])).toBe(true);
  });

  it.each([
    ['there is no land with room for it', plainSheet([rectangle(600, 400, 710, 500)], middle), 'Hills'],
    ['no shore is in sight', plainSheet(everywhere, middle, { hasShore: false }), 'Hills'],
    [
      'it is wider than the picture',
      plainSheet(everywhere, middle),
      'A name that is much longer than the picture is wide, and some',
    ],
  ])('is left out where %s', (_why, map, region) => {
    expect(regionsOf(map, region)).toEqual([]);
  });

  it('stays on its own side of a border, on wide maps only where a phone has no room', () => {
    const sheet = (x: number) =>
      plainSheet(everywhere, { Middle: [x, 300] }, { countries: [west, east], hasBorder: true });
    const near = regionsOf(sheet(490)).find(({ name }) => name === 'Hills');
    expect(near?.at[0]).toBeLessThan(500 - 60);
    expect(regionsOf(sheet(200)).find(({ name }) => name === 'Hills')?.isWide).toBe(false);
  });

  // Forty units off the place in each direction.
  it.each<Point>([
    [540, 300],
    [460, 300],
    [500, 340],
    [500, 260],
  ])('belongs to the country near its place at sea, though that has no room for it: %d, %d', (x, y) => {
    const large = { code: 'IT', land: [rectangle(-10, -10, 380, 610)] };
    const islet = { code: 'CH', land: [rectangle(x - 8, y - 8, x + 8, y + 8)] };
    const countries = [large, islet];
    const map = plainSheet(
      countries.flatMap(({ land }) => land),
      middle,
      { countries },
    );
    expect(regionsOf(map).map(({ name }) => name)).not.toContain('Hills');
  });
});

describe('the names of countries', () => {
  const landsOf = (map: Partial<BaseMap>, locale?: string, region = 'a') =>
    layOut(plainSheet(everywhere, { Middle: [250, 300] }, map), { Middle: region }, locale).lands;
  const countriesOf = (map: Partial<BaseMap>, locale?: string, region?: string) =>
    landsOf(map, locale, region).flatMap(({ name, isCountry }) => (isCountry ? [name] : []));

  it('are in the language, about the middle of their land', () => {
    expect(countriesOf({ countries: [west, east] }, 'de')).toEqual(['Italien', 'Schweiz']);
    const found = landsOf({ countries: [west, east] }).find(({ name }) => name === 'Switzerland');
    expect(Math.hypot((found?.at[0] ?? 0) - 750, (found?.at[1] ?? 0) - 300)).toBeLessThan(20);
  });

  it.each([
    ['there is only one country', [west], []],
    [
      'the country has no code',
      [west, east, { code: undefined, land: everywhere }],
      ['Italy', 'Switzerland'],
    ],
    [
      'the language has no name for it',
      [west, east, { code: 'QX', land: everywhere }],
      ['Italy', 'Switzerland'],
    ],
  ])('are left out where %s', (_why, countries, names) => {
    expect(countriesOf({ countries })).toEqual(names);
  });

  it('are left out where a region has the same name', () => {
    expect(countriesOf({ countries: [west, east] }, 'en', 'Italy')).toEqual(['Switzerland']);
  });
});
