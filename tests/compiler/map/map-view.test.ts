import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitView, type GeoPoint, viewWith } from '../../../scripts/compiler/map/base/map-view.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

const degrees = (limit: number): fc.Arbitrary<number> => fc.double({ min: -limit, max: limit, noNaN: true });

/** Any point of the globe, poles and the 180th meridian among them. */
const geoPoint: fc.Arbitrary<GeoPoint> = fc.record({
  latitude: fc.oneof(degrees(90), fc.constantFrom(-90, 0, 90)),
  longitude: fc.oneof(degrees(180), fc.constantFrom(-180, -179.9, 0, 179.9, 180)),
});

/** Points anywhere, or near one another, at least one. */
const geoPoints: fc.Arbitrary<readonly GeoPoint[]> = fc.oneof(
  fc.array(geoPoint, { minLength: 1 }),
  fc
    .tuple(geoPoint, fc.array(fc.tuple(degrees(1), degrees(1)), { minLength: 1 }))
    .map(([{ latitude, longitude }, steps]) =>
      steps.map(([north, east]) => ({
        latitude: Math.min(90, Math.max(-90, latitude + north)),
        longitude: longitude + east,
      })),
    )
    .map((points) => points.map(({ latitude, longitude }) => ({ latitude, longitude: wrapped(longitude) }))),
);

function wrapped(longitude: number): number {
  if (longitude > 180) return longitude - 360;
  return longitude < -180 ? longitude + 360 : longitude;
}

describe('the view of a map', () => {
  it('holds any points, and is neither a strip nor a tower', () => {
    fc.assert(
      fc.property(geoPoints, (points) => {
        const view = fitView(points);
        for (const point of points) {
          const [x, y] = view.place(point);
          expect(Math.min(x, view.width - x, y, view.height - y)).toBeGreaterThanOrEqual(0);
        }
        expect(view.width / view.height).toBeGreaterThan(1.19);
        expect(view.width / view.height).toBeLessThan(1.76);
      }),
    );
  });

  it('takes the short way round the globe', () => {
    const across = fitView([at(-17, 179.5), at(-17, -179.5)]);
    expect(across.kilometresPerUnit).toBeCloseTo(fitView([at(-17, 20), at(-17, 21)]).kilometresPerUnit);
    // The widest gap is between 20° east and 100° west.
    const west = fitView([at(0, 100), at(0, -100), at(0, 170)]);
    expect(west.place(at(0, 180))[0]).toBeCloseTo(600, 6);
  });

  // Worked out by hand from the formulas of Mercator's projection, with a radius of 6371 km.
  it.each([
    [
      'on the equator',
      [at(0, 0), at(0, 10)],
      [
        [131.3, 343],
        [1068.8, 343],
      ],
      1.18608,
    ],
    [
      'in the north',
      [at(40, 10), at(50, 12)],
      [
        [545, 890.6],
        [655, 109.4],
      ],
      1.423276,
    ],
    ['around a single point', [at(60, 5)], [[600, 500]], 0.0384],
  ])('has places where the projection has them, and their scale: %s', (_what, points, places, scale) => {
    const view = fitView(points);
    expect(points.map((point) => view.place(point).map((value) => Math.round(value * 10) / 10))).toEqual(
      places,
    );
    expect(view.kilometresPerUnit).toBeCloseTo(scale, 5);
  });

  // An arc minute of latitude is 1.85 kilometres, of longitude at 60° half of that.
  it.each([
    { what: 'places of a town', points: [at(45, 8), at(45.06, 8)], least: 6.6, most: 10 },
    { what: 'places of a town from west to east', points: [at(60, 8), at(60, 8.12)], least: 4.5, most: 10 },
    { what: 'places too far apart for a town', points: [at(45, 8), at(45.08, 8)], least: 30, most: 45 },
    { what: 'places half a kilometre apart', points: [at(45, 8), at(45.0045, 8)], least: 1, most: 1.5 },
    { what: 'a single place', points: [at(45, 8)], least: 30, most: 45 },
  ])('shows the coast unless places are those of a town: $what', ({ points, least, most }) => {
    const { kilometresPerUnit, height } = fitView(points);
    expect(kilometresPerUnit * height).toBeGreaterThan(least);
    expect(kilometresPerUnit * height).toBeLessThan(most);
  });

  it.each([90, -90])('has a pole at its edge, at 85 degrees: %d', (pole) => {
    const view = fitView([at(pole, 0), at(pole * 0.9, 0)]);
    expect(view.place(at(pole, 0))[1]).toBe(view.place(at(Math.sign(pole) * 85, 0))[1]);
  });

  it('grows only for points outside the places', () => {
    const places = [at(45, 8), at(46, 9)];
    const view = fitView(places);
    const within = at(45.5, 7.9);
    expect(viewWith(places, [within]).kilometresPerUnit).toBe(view.kilometresPerUnit);
    for (const beyond of [at(45.5, 0), at(45.5, 20), at(40, 8.5), at(50, 8.5)]) {
      const wider = viewWith(places, [within, beyond]);
      expect(wider.kilometresPerUnit).toBe(fitView([...places, beyond]).kilometresPerUnit);
      expect(wider.kilometresPerUnit).toBeGreaterThan(view.kilometresPerUnit);
    }
  });
});
