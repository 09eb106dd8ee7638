import { describe, expect, it } from 'vitest';
import type { Country } from '../../../../scripts/compiler/map/base/borders.ts';
import { layOutLands, type Obstacles } from '../../../../scripts/compiler/map/layout/lay-out-lands.ts';
import type { Point } from '../../../../scripts/geometry/point.ts';
import { plainSheet, rectangle } from '../../../helpers/map-views.ts';

/** The country of the region, all land around it being another's. */
const HOME = { left: 100, top: -10, right: 550, bottom: 610 };

const EVERYWHERE = [rectangle(-10, -10, 1010, 610)];
const NOTHING = { wide: [], narrow: [] };

/** What becomes of a region's name in a country that reaches so far: where it stands, and whether on wide maps only. */
function regionIn({ left, top, right, bottom }: typeof HOME, place: Point = [300, 300]) {
  const map = plainSheet(
    EVERYWHERE,
    {},
    {
      countries: [
        { code: 'CH', land: [rectangle(left, top, right, bottom)] },
        {
          code: 'IT',
          land: [
            rectangle(-10, -10, left, 610),
            rectangle(left, -10, right, top),
            rectangle(right, -10, 900, 610),
            rectangle(left, bottom, right, 610),
          ],
        },
        { code: 'FR', land: [rectangle(900, -10, 1010, 610)] },
      ],
    },
  );
  const found = layOutLands(map, [{ name: 'Ticino', places: [place] }], 'en', NOTHING);
  return found.find(({ name }) => name === 'Ticino');
}

/** The names of regions that lie about these places of one land, and whether they stand on wide maps only. */
function regionsAt(places: Readonly<Record<string, Point>>, obstacles: Obstacles = NOTHING) {
  const regions = Object.entries(places).map(([name, place]) => ({ name, places: [place] }));
  return layOutLands(plainSheet(EVERYWHERE), regions, 'en', obstacles).map(({ name, isWide }) => [
    name,
    isWide ? 'wide' : 'always',
  ]);
}

/** Two countries and what else there is, all land: the border between the two runs down the picture. */
function countriesBeside(border: number, others: readonly Country[] = []) {
  const countries = [
    { code: 'CH', land: [rectangle(-10, -10, border, 610)] },
    { code: 'IT', land: [rectangle(border, -10, 1010, 610)] },
    ...others,
  ];
  return plainSheet(EVERYWHERE, {}, { countries });
}

describe('the name of a region', () => {
  it('stands on maps of all widths where it has room in its own country', () => {
    expect(regionIn(HOME)).toMatchObject({ isWide: false, isCountry: false });
  });

  it('stands on all of them with the border close below it', () => {
    expect(regionIn({ ...HOME, bottom: 120 }, [300, 60])?.isWide).toBe(false);
  });

  // On the narrowest map it is about 290 units wide and 70 high.
  it.each([
    ['right', { ...HOME, right: 370 }],
    ['left', { ...HOME, left: 230 }],
    ['top', { ...HOME, top: 280 }],
    ['bottom', { ...HOME, bottom: 320 }],
  ])(
    'stands on wide maps only where it would reach into another country on a phone: at its %s',
    (_side, border) => {
      const found = regionIn(border);
      expect(found?.isWide).toBe(true);
      // Its middle is at home.
      const [x = 0, y = 0] = found?.at ?? [];
      expect([x > border.left, x < border.right, y > border.top, y < border.bottom]).toEqual([
        true,
        true,
        true,
        true,
      ]);
    },
  );
});

describe('names on phones', () => {
  it.each([
    ['left', [60, 300]],
    ['right', [940, 300]],
    ['top', [500, 20]],
    ['bottom', [500, 580]],
  ] as const)('are left out where they would leave the picture: at the %s', (_side, place) => {
    expect(regionsAt({ Ticino: place })).toEqual([['Ticino', 'wide']]);
  });

  it('are left out where something is in the way there', () => {
    const phones = [280, 600].map((width) => ({ left: 0, top: 0, right: width, bottom: width * 0.6 }));
    expect(regionsAt({ Ticino: [500, 300] }, { wide: [], narrow: [phones] })).toEqual([['Ticino', 'wide']]);
  });

  it('are left out where one that stands there is in the way, but not for one that does not', () => {
    // On a phone a name is 70 units high, on wide maps half as much.
    expect(regionsAt({ Uri: [500, 200], Zug: [500, 250], Vaud: [500, 300] })).toEqual([
      ['Uri', 'always'],
      ['Zug', 'wide'],
      ['Vaud', 'always'],
    ]);
  });
});

describe('the country of a region at sea', () => {
  /** A place off the shore, and a large land to its left with room for names. */
  const place: Point = [500, 300];
  const large = { code: 'IT', land: [rectangle(-10, -10, 380, 610)] };
  const islet = ([x, y]: Point) => [rectangle(x - 8, y - 8, x + 8, y + 8)];

  function nameOf(countries: readonly Country[]) {
    const map = plainSheet(
      countries.flatMap(({ land }) => land),
      {},
      { countries },
    );
    const found = layOutLands(map, [{ name: 'Ticino', places: [place] }], 'en', NOTHING);
    return found.find(({ name }) => name === 'Ticino')?.name;
  }

  // Forty units in each direction of the compass.
  it.each<Point>([
    [540, 300],
    [528, 328],
    [500, 340],
    [472, 328],
    [460, 300],
    [472, 272],
    [500, 260],
    [528, 272],
  ])('is the one nearby, though it has no room for the name: around %d, %d', (x, y) => {
    expect(nameOf([large, { code: 'CH', land: islet([x, y]) }])).toBeUndefined();
  });

  it('is none where all are far away: the name stands where there is room', () => {
    expect(nameOf([large, { code: 'CH', land: islet([900, 300]) }])).toBe('Ticino');
  });

  it('does not matter where only one is seen', () => {
    const map = plainSheet(
      [...large.land, ...islet([540, 300])],
      {},
      { countries: [{ code: 'CH', land: islet([540, 300]) }] },
    );
    const found = layOutLands(map, [{ name: 'Ticino', places: [place] }], 'en', NOTHING);
    expect(found.map(({ name }) => name)).toEqual(['Ticino']);
  });
});

describe('the name of a country', () => {
  it('stands about the middle of what is seen of its land', () => {
    const found = layOutLands(countriesBeside(600), [], 'en', NOTHING);
    expect(found.map(({ name, isCountry }) => [name, isCountry])).toEqual([
      ['Switzerland', true],
      ['Italy', true],
    ]);
    const [left, right] = found.map(({ at }) => at);
    // The places that are tried are 17 by 15 units apart.
    expect(Math.hypot((left?.[0] ?? 0) - 300, (left?.[1] ?? 0) - 300)).toBeLessThan(20);
    expect(Math.hypot((right?.[0] ?? 0) - 800, (right?.[1] ?? 0) - 300)).toBeLessThan(20);
  });

  it.each([
    [700, false],
    [400, true],
  ])('stands on wide maps only where a phone has no room: on %d units, %j', (border, isWide) => {
    const found = layOutLands(countriesBeside(border), [], 'en', NOTHING);
    expect(found.find(({ name }) => name === 'Switzerland')?.isWide).toBe(isWide);
  });

  it('keeps clear of the name of a region', () => {
    const region = { name: 'Ticino', places: [[250, 300] as const] };
    const found = layOutLands(countriesBeside(500), [region], 'en', NOTHING);
    expect(found.map(({ name }) => name)).toEqual(['Ticino', 'Switzerland', 'Italy']);
    const [own = [0, 0], country = [0, 0]] = found.map(({ at }) => at);
    // A line is 33 units high; the names are 137 and 278 units wide.
    const isClear = Math.abs(own[1] - country[1]) > 32 || Math.abs(own[0] - country[0]) > 207;
    expect(isClear).toBe(true);
  });

  it('is not said twice where a region is called the same', () => {
    const region = { name: 'Switzerland', places: [[250, 300] as const] };
    const found = layOutLands(countriesBeside(500), [region], 'en', NOTHING);
    expect(found.map(({ name, isCountry }) => [name, isCountry])).toEqual([
      ['Switzerland', false],
      ['Italy', true],
    ]);
  });

  it('is left out where it has none, or none in the language', () => {
    const land = [rectangle(400, 200, 900, 500)];
    const map = countriesBeside(300, [
      { code: undefined, land },
      { code: 'QX', land },
    ]);
    expect(layOutLands(map, [], 'en', NOTHING).map(({ name }) => name)).toEqual(['Switzerland', 'Italy']);
  });
});
