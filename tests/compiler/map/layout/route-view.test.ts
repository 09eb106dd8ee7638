import { describe, expect, it } from 'vitest';
import { type RouteDay, routeView, tripRoute } from '../../../../scripts/compiler/map/layout/trip-route.ts';
import type { RouteView, TripRoute } from '../../../../src/domain/page-data/map.ts';
import { plainSheet, ROUTE_WORDS } from '../../../helpers/map-views.ts';

type Place = readonly [x: number, y: number];

/** A picture of 1000 by 600 units. */
const map = plainSheet([]);

const at = (...places: readonly Place[]): RouteDay => ({ stops: places, places });
const past = (...stops: readonly Place[]): RouteDay => ({ stops, places: [] });

function frameOf(...places: readonly Place[]): RouteView {
  const shell = routeView(map, [[[at(...places)]]]);
  if (!shell) throw new Error('There is no shell.');
  return shell;
}

function routeOf(...days: readonly (readonly RouteDay[])[]): TripRoute {
  const shell = routeView(map, [days]);
  if (!shell) throw new Error('There is no shell.');
  const route = tripRoute(days, shell, ROUTE_WORDS);
  if (!route) throw new Error('There is no way.');
  return route;
}

function marksOf(...days: readonly (readonly RouteDay[])[]): readonly string[] {
  return routeOf(...days).marks.map(({ label, x, y }) => `${label}: ${x}, ${y}`);
}

describe('routeView', () => {
  it.each<[string, readonly Place[], RouteView['part']]>([
    // 400 and 40 on either side; the picture's own 5 : 3.
    [
      'a way',
      [
        [300, 300],
        [700, 300],
      ],
      { x: 260, y: 156, width: 480, height: 288 },
    ],
    // A tenth on either side is more than 40 here.
    [
      'a wide way',
      [
        [100, 300],
        [900, 300],
      ],
      { x: 20, y: 12, width: 960, height: 576 },
    ],
    // 500 and a tenth on either side is all of the height; 1.3 : 1 at the narrowest.
    [
      'a tall way',
      [
        [500, 50],
        [500, 550],
      ],
      { x: 110, y: 0, width: 780, height: 600 },
    ],
    // Between the two: 280 by 200 is 1.4 : 1.
    [
      'a way neither wide nor tall',
      [
        [400, 240],
        [600, 360],
      ],
      { x: 225, y: 104, width: 550, height: 393 },
    ],
    // The narrower the way, the more is shown around it: 75 per cent less its own share of the width.
    [
      'a narrow way',
      [
        [400, 300],
        [600, 300],
      ],
      { x: 225, y: 135, width: 550, height: 330 },
    ],
    ['a place', [[500, 300]], { x: 125, y: 12, width: 750, height: 577 }],
    ['a place in the first corner', [[0, 0]], { x: 0, y: 0, width: 750, height: 577 }],
    ['a place in the last corner', [[1000, 600]], { x: 250, y: 23, width: 750, height: 577 }],
  ])('shows of the map for %s', (_name, places, part) => {
    expect(frameOf(...places).part).toEqual(part);
  });

  it('is part of the picture of the map', () => {
    const { src, width, height } = frameOf([500, 300]);
    expect([src, width, height]).toEqual(['/images/map.svg', 1000, 600]);
  });

  it('holds the ways of all trips, with their stops and their places', () => {
    const trips = [[[past([300, 300])]], [[{ stops: [], places: [[700, 300]] satisfies Place[] }]]];
    expect(routeView(map, trips)?.part).toEqual({ x: 260, y: 156, width: 480, height: 288 });
  });

  it.each<[string, Place]>([
    ['left', [-1, 300]],
    ['right', [1001, 300]],
    ['above', [500, -1]],
    ['below', [500, 601]],
  ])('is not there where a place lies %s of the map', (_name, place) => {
    expect(routeView(map, [[[at([500, 300], place)]]])).toBeUndefined();
  });

  it('is not there without a place', () => {
    expect(routeView(map, [[[past()]]])).toBeUndefined();
  });
});

describe('tripRoute', () => {
  it('gives marks in per cent of the part, to a tenth', () => {
    expect(marksOf([at([300, 300])], [at([700, 300])])).toEqual(['1: 8.5, 50', '2: 91.7, 50']);
  });

  it('names both ways of a day that lead to one place at one mark', () => {
    const days = [[at([300, 300]), at([301, 300])], [at([700, 300])]];
    expect(routeOf(...days).marks.map(({ label }) => label)).toEqual(['1a · 1b', '2']);
  });

  it('marks a day without a place of its own at its stop farthest from the start', () => {
    const [, ...others] = marksOf([at([300, 300])], [past([400, 300], [700, 300], [300, 300])]);
    expect(others).toEqual(['2: 91.7, 50']);
  });

  it('measures how far in both directions', () => {
    const [, second] = marksOf([at([300, 300])], [past([380, 300], [310, 500], [700, 300], [320, 290])]);
    expect(second?.startsWith('2: 91.7')).toBe(true);
  });

  it('passes a day’s places where it names no stops', () => {
    const days = [[{ stops: [], places: [[300, 300]] satisfies Place[] }], [at([700, 300])]];
    expect(routeOf(...days).path).toBe('M300 300L700 300');
  });

  it('branches from the last stop of the day before to the first of the day after', () => {
    const days = [
      [past([300, 300], [310, 310])],
      [at([400, 300]), at([400, 500])],
      [past([600, 300], [700, 300])],
    ];
    expect(routeOf(...days)).toMatchObject({
      path: 'M300 300L310 310L400 300L600 300L700 300',
      branches: 'M310 310L400 500L600 300',
    });
  });

  it('draws whole units', () => {
    expect(routeOf([at([300.4, 299.6])], [at([700, 300])]).path).toBe('M300 300L700 300');
  });

  it('has a day without anything to show on the way of the others', () => {
    expect(routeOf([at([300, 300])], [], [at([700, 300])]).path).toBe('M300 300L700 300');
  });

  it('branches for each further way to spend a day, and not for one that stands still', () => {
    const start: Place = [300, 300];
    const end: Place = [700, 300];
    const choices = [at([400, 300]), at([400, 400]), at([400, 500])];
    expect(routeOf([at(start)], choices, [at(end)]).branches).toBe(
      'M300 300L400 400L700 300M300 300L400 500L700 300',
    );
    expect('branches' in routeOf([at(start)], [at(end), at(start)])).toBe(false);
    expect('branches' in routeOf([at(start)], [at(end)])).toBe(false);
  });

  it('is none without a day', () => {
    expect(tripRoute([], frameOf([500, 300]), ROUTE_WORDS)).toBeUndefined();
  });

  it('says below the picture where a trip starts, if the name has no room on it', () => {
    const name = 'A harbour whose name is longer than the picture is wide';
    const day = {
      stops: [
        [300, 300],
        [700, 300],
      ],
      places: [[700, 300]],
      stopNames: [name],
    } as const;
    const [place, start] = routeOf([day]).marks;
    expect([start?.name, start?.side]).toEqual([`Start: ${name}`, undefined]);
    expect('side' in (start ?? {})).toBe(false);
    expect([place?.label, place?.name]).toEqual(['', undefined]);
  });

  it('says no more than the name of what has a number, or is no start', () => {
    const name = 'A harbour whose name is longer than the picture is wide';
    const named = (day: RouteDay) => ({ ...day, placeNames: [name] });
    const ferry = { ...past([500, 300], [700, 300]), stopNames: [`${name} of old`] };
    expect(routeOf([named(at([300, 300]))], [ferry]).marks.map((each) => each.name)).toEqual([
      name,
      undefined,
      `${name} of old`,
    ]);
  });

  it('shows the only place of a day small, without a number', () => {
    // On a phone 27 pixels lie between the two: the pin takes half of 32, the place half of 16.
    const day = {
      stops: [
        [300, 300],
        [375, 300],
      ],
      places: [[375, 300]],
    } as const;
    expect(routeOf([day]).marks).toHaveLength(2);
  });

  it('finds the names of places and stops on whatever day, below each other as well', () => {
    const first = { ...at([300, 100]), placeNames: ['Hill'] };
    const second = { ...at([300, 500]), placeNames: ['Mill'] };
    const third = { ...past([700, 100], [700, 500]), stopNames: ['Ferry', 'Quay'] };
    expect(routeOf([first], [second], [third]).marks.map(({ label, name }) => [label, name])).toEqual([
      ['1', 'Hill'],
      ['2', 'Mill'],
      ['3', 'Quay'],
      ['', 'Ferry'],
    ]);
  });

  it('measures how far on either side of the start', () => {
    const [, second] = routeOf([at([400, 300])], [past([550, 300], [200, 300])]).marks;
    expect(second?.x).toBeLessThan(20);
  });
});
