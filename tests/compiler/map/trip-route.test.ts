import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Point } from '../../../scripts/compiler/map/geometry.ts';
import { type Block, blockAround, textWidth } from '../../../scripts/compiler/map/layout/blocks.ts';
import { type PinnedDay, pinLabel } from '../../../scripts/compiler/map/layout/route-pins.ts';
import {
  type RouteDay,
  type RouteDays,
  type RoutePlace,
  routeView,
  tripRoute,
} from '../../../scripts/compiler/map/layout/trip-route.ts';
import type { TripRoute } from '../../../src/shared/page-data/map.ts';
import { findBlockFaults, plainSheet, ROUTE_WORDS } from '../../helpers/map-views.ts';

/** A picture of 1000 by 600 units. */
const map = plainSheet([]);

const toPlaces = (points: readonly Point[]): readonly RoutePlace[] => points.map((point) => ({ at: point }));
/** A day at places of its own. */
const at = (...points: readonly Point[]): RouteDay => ({ stops: toPlaces(points), places: toPlaces(points) });
const past = (...points: readonly Point[]): RouteDay => ({ stops: toPlaces(points), places: [] });
const within = (...points: readonly Point[]): RouteDay => ({ stops: [], places: toPlaces(points) });

function makeRoute(days: RouteDays): TripRoute | undefined {
  const view = routeView(map, [days], ROUTE_WORDS);
  return view && tripRoute(days, view, ROUTE_WORDS);
}

const labels = (days: RouteDays) => makeRoute(days)?.pins.map(({ label }) => label);

describe('routeView', () => {
  const makeView = (...places: readonly Point[]) => routeView(map, [[[at(...places)]]], ROUTE_WORDS);

  it('shows the part of the map with the routes of all options, and some room around them', () => {
    const options = [[[past([300, 300])]], [[within([700, 300])]]];
    expect(routeView(map, options, ROUTE_WORDS)).toEqual({
      src: '/images/map.svg',
      width: 1000,
      height: 600,
      part: { x: 260, y: 156, width: 480, height: 288 },
    });
    expect(makeView([500, 50], [500, 550])?.part).toEqual({ x: 110, y: 0, width: 780, height: 600 });
  });

  it('stays on the map at its corners, and is left out for places off the map', () => {
    expect(makeView([0, 0])?.part).toEqual({ x: 0, y: 0, width: 750, height: 577 });
    expect(makeView([1000, 600])?.part).toEqual({ x: 250, y: 23, width: 750, height: 577 });
    const off: readonly Point[] = [
      [-1, 300],
      [1001, 300],
      [500, -1],
      [500, 601],
    ];
    expect(off.map((place) => makeView(place))).toEqual(off.map(() => undefined));
  });
});

it('the part of the map is closer where days at different places would share a pin.', () => {
  const trip = [[at([500, 300])], [at([560, 300])]];
  expect(labels(trip)).toEqual(['1', '2']);
  expect(routeView(map, [trip], ROUTE_WORDS)?.part.width).toBe(273);
});

describe('the route of a tour', () => {
  it.each<[string, RouteDays, string]>([
    [
      'in the order of the days',
      [[past([300, 300], [400, 350])], [at([700, 200])]],
      'M300 300L400 350L700 200',
    ],
    [
      'without moving where a day begins at the end of the one before',
      [[past([300, 300], [400, 350])], [past([400, 350], [500, 300])]],
      'M300 300L400 350L500 300',
    ],
    [
      'past the places of a day without stops',
      [[within([300, 300])], [], [at([700, 300])]],
      'M300 300L700 300',
    ],
  ])('goes from stop to stop %s', (_what, days, path) => {
    expect(makeRoute(days)).toMatchObject({ path });
    expect(makeRoute(days)?.branches).toBeUndefined();
  });

  it('branches for each further choice of a day, and joins again', () => {
    const choices = [at([400, 300]), at([400, 400]), at([400, 500])];
    const days = [[past([300, 300], [310, 310])], choices, [past([600, 300], [700, 300])]];
    expect(makeRoute(days)).toMatchObject({
      path: 'M300 300L310 310L400 300L600 300L700 300',
      branches: 'M310 310L400 400L600 300M310 310L400 500L600 300',
    });
  });

  it.each<[string, RouteDays, readonly string[]]>([
    [
      'days, with a letter for each choice',
      [[at([300, 300])], [at([600, 300]), at([400, 500])]],
      ['1', '2a', '2b'],
    ],
    ['places of its only day', [[at([300, 300], [500, 300])]], ['1', '2']],
    ['days at one pin where they meet', [[at([300, 300])], [at([302, 300])], [at([700, 300])]], ['1–2', '3']],
  ])('has the numbers of its %s', (_what, days, expected) => {
    expect(labels(days)?.toSorted()).toEqual(expected);
  });

  it('pins a day without a place at its point farthest from the start', () => {
    const days = [[at([300, 300])], [past([380, 300], [310, 500], [700, 300], [320, 290])]];
    expect(makeRoute(days)?.pins[1]).toMatchObject({ label: '2', x: 91.7 });
  });

  it('has the names of its places and stops, on whatever day they are', () => {
    const first = { ...at([300, 100]), places: [{ at: [300, 100], name: 'Hill' }] } as const;
    const second = { ...at([300, 500]), places: [{ at: [300, 500], name: 'Mill' }] } as const;
    const stops = [
      { at: [700, 100], name: 'Ferry' },
      { at: [700, 500], name: 'Quay' },
    ] as const;
    const pins = makeRoute([[first], [second], [{ stops, places: [] }]])?.pins;
    expect(pins?.map(({ label, name }) => [label, name])).toEqual([
      ['1', 'Hill'],
      ['2', 'Mill'],
      ['3', 'Quay'],
      ['', 'Ferry'],
    ]);
  });

  it('has no pin without a number, a name or the start', () => {
    const days = [[at([300, 300])], [past([300, 300], [500, 400], [300, 300])], [at([700, 300])]];
    expect(labels(days)).toEqual(['1', '2', '3']);
    const unnamed = [[at([300, 300])], [{ ...past([300, 300], [500, 400]), places: toPlaces([[300, 300]]) }]];
    expect(labels([...unnamed, [past([300, 300], [700, 300])]])).toEqual(['1–2', '3']);
  });

  it('names all pins below the map where one name has no room, stops by letters', () => {
    const long = 'A harbour whose name is longer than the picture is wide';
    const named = (point: Point, name: string) => ({ at: point, name });
    const stops = [named([300, 100], 'Quay'), named([500, 300], 'Mill'), named([700, 300], 'Inn')];
    const day = { stops: [...stops, named([700, 500], long)], places: [named([700, 500], long)] };
    const pins = makeRoute([[day]])?.pins;
    expect(pins?.map(({ label, name, side }) => [label, name, side])).toEqual([
      ['A', long, undefined],
      ['', 'Start: Quay', undefined],
      ['B', 'Mill', undefined],
      ['C', 'Inn', undefined],
    ]);
  });

  it('is left out at a single place, off the map, and without a day', () => {
    expect(makeRoute([[at([300, 300])]])).toBeUndefined();
    expect(makeRoute([[at([300, 300])], [at([1005, 300])]])).toBeUndefined();
    expect(makeRoute([])).toBeUndefined();
  });

  it.each([
    ['1 2 3 4', '1–4'],
    ['4 1 2', '1–2 · 4'],
    ['1 2a 3', '1–3'],
    ['1 2b 3', '1 · 2b · 3'],
    ['1 2a', '1 · 2a'],
    ['2a 2b 3', '2a · 2b · 3'],
    ['2a 2b 2c 3', '2–3'],
    ['1 3 5 7', '1 · 3 · 5 · 7'],
    ['1 3 5 7 9 11', '1 · 3 · … · 11'],
  ])('says of days %s at one place: %s', (days, label) => {
    const spent = days.split(' ').map((text): PinnedDay => {
      const choice = 'abc'.indexOf(text.replace(/\d+/, '') || '-') + 1;
      return { day: Number.parseInt(text, 10), choice: Math.max(choice, 1), choices: choice > 0 ? 3 : 1 };
    });
    expect(pinLabel(spent, ROUTE_WORDS)).toBe(label);
  });

  it('has all pins within the part of the map, and nothing over another, whatever the places', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 600 }));
    const name = fc.constantFrom(undefined, 'Lake', 'A long name of a summit');
    const day = fc.tuple(place, name).map(([each, own]): RouteDay => {
      const named = [{ at: each, name: own }];
      return { stops: named, places: named };
    });
    const days = fc.array(fc.array(day, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(days, (trip) => {
        const route = makeRoute(trip);
        expect(makeRoute(trip)).toEqual(route);
        if (!route) return;
        const { x, y, width, height } = route.part;
        expect(Math.min(x, y, 1000 - x - width, 600 - y - height)).toBeGreaterThanOrEqual(0);
        for (const pixels of [240, 500, 720]) {
          expect(findBlockFaults(listBlocks(route), height / width, pixels, 1)).toEqual([]);
        }
      }),
    );
  });
});

/** Marks, and names beside them. */
function listBlocks({ pins, part }: TripRoute): readonly Block[] {
  return pins.flatMap(({ label, name = '', side, x, y, isStart }) => {
    const spot: Point = [x / 100, ((y / 100) * part.height) / part.width];
    const wide = Math.max(28, textWidth(label) * 14 + 14 + (isStart ? 18 : 0));
    const size: Point = label === '' && !isStart ? [16, 16] : [wide, 28];
    const length = textWidth(name) * 14;
    const [across, down] = [(size[0] + length) / 2 + 4, (size[1] + 20) / 2 + 4];
    const moved = { right: [across, 0], left: [-across, 0], top: [0, -down], bottom: [0, down] } as const;
    return [blockAround(spot, size), ...(side ? [blockAround(spot, [length, 20], moved[side])] : [])];
  });
}
