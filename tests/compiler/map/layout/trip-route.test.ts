import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { baseMapOf } from '../../../../scripts/compiler/map/base/base-map.ts';
import {
  type RouteDay,
  type RouteDays,
  routeView,
  tripRoute,
} from '../../../../scripts/compiler/map/layout/trip-route.ts';
import type { Point } from '../../../../scripts/geometry/point.ts';
import type { TripRoute } from '../../../../src/domain/page-data/map.ts';
import { ROUTE_WORDS } from '../../../helpers/map-views.ts';

const map = baseMapOf([
  { id: 'west', point: { latitude: -8.7, longitude: 116 } },
  { id: 'east', point: { latitude: -8.3, longitude: 117.6 } },
]);
if (!map) throw new Error('There is no map.');
const { view } = map;

/** A day at a place of its own. */
const at = (...places: readonly Point[]): RouteDay => ({ stops: places, places });
const past = (...stops: readonly Point[]): RouteDay => ({ stops, places: [] });

function routeOf(days: RouteDays): TripRoute | undefined {
  const ownView = map && routeView(map, [days]);
  return ownView && tripRoute(days, ownView, ROUTE_WORDS);
}

const labels = (days: RouteDays) => routeOf(days)?.marks.map(({ label }) => label);

describe('the way of a trip on the map', () => {
  it('goes from stop to stop in the order of the days', () => {
    expect(routeOf([[past([300, 300], [400, 350])], [at([700, 200])]])?.path).toBe(
      'M300 300L400 350L700 200',
    );
  });

  it('stands still where a day begins at the end of the one before', () => {
    expect(routeOf([[past([300, 300], [400, 350])], [past([400, 350], [500, 300])]])?.path).toBe(
      'M300 300L400 350L500 300',
    );
  });

  it('branches for the second way to spend a day, and joins again', () => {
    const days = [[at([300, 300])], [at([400, 300]), at([400, 500])], [at([600, 300])]];
    const { path, branches } = routeOf(days) ?? {};
    expect([path, branches]).toEqual(['M300 300L400 300L600 300', 'M300 300L400 500L600 300']);
  });

  it('is none at a single place', () => {
    expect(routeOf([[at([300, 300])]])).toBeUndefined();
  });

  it('bears the numbers of the days, with a letter for each way to spend one', () => {
    expect(labels([[at([300, 300])], [at([600, 300]), at([400, 500])]])).toEqual(['1', '2a', '2b']);
  });

  it('counts the places of the only day', () => {
    expect(labels([[at([300, 300], [500, 300])]])).toEqual(['1', '2']);
  });

  it('starts with a pin, at the first day where that begins there', () => {
    const starts = (days: RouteDays) => routeOf(days)?.marks.map(({ label, isStart }) => [label, isStart]);
    expect(starts([[at([300, 300])], [at([600, 300])]])).toEqual([
      ['1', true],
      ['2', undefined],
    ]);
    expect(
      starts([
        [
          {
            stops: [
              [300, 300],
              [600, 300],
            ],
            places: [[600, 300]],
          },
        ],
      ]),
    ).toEqual([
      ['', undefined],
      ['', true],
    ]);
  });

  it('ends at a mark, and names the stops between', () => {
    const day: RouteDay = {
      stops: [
        [300, 300],
        [450, 300],
        [600, 300],
      ],
      stopNames: [undefined, 'Ferry', undefined],
      places: [[300, 300]],
      placeNames: ['Hotel'],
    };
    expect(routeOf([[day]])?.marks.map(({ label, name }) => [label, name])).toEqual([
      ['', 'Hotel'],
      ['', 'Ferry'],
      ['', undefined],
    ]);
  });

  it('marks a day without a place of its own where it is farthest from the start', () => {
    const marks = routeOf([[past([300, 300])], [past([700, 300], [300, 300])]])?.marks;
    const [first, second] = marks ?? [];
    expect(marks?.length).toBe(2);
    expect((second?.x ?? 0) - (first?.x ?? 0)).toBeGreaterThan(40);
  });

  it('joins marks that would cover each other', () => {
    expect(labels([[at([300, 300])], [at([302, 300])], [at([700, 300])]])?.toSorted()).toEqual([
      '1 · 2',
      '3',
    ]);
  });

  it('is not drawn where it leaves the map', () => {
    expect(routeOf([[at([300, 300])], [at([view.width + 5, 300])]])).toBeUndefined();
  });

  it('is not drawn without a point', () => {
    expect(routeOf([])).toBeUndefined();
  });

  it('shows all marks within a part that lies on the map, whatever the places', () => {
    const place = fc.tuple(fc.integer({ min: 0, max: view.width }), fc.integer({ min: 0, max: view.height }));
    const day = place.map((each) => at(each));
    const days = fc.array(fc.array(day, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(days, (trip) => {
        const route = routeOf(trip);
        if (!route) return;
        const { x, y, width, height } = route.part;
        expect(Math.min(x, y, view.width - x - width, view.height - y - height)).toBeGreaterThanOrEqual(0);
        for (const mark of route.marks) {
          expect(Math.min(mark.x, mark.y)).toBeGreaterThan(3);
          expect(Math.max(mark.x, mark.y)).toBeLessThan(97);
        }
      }),
    );
  });
});
