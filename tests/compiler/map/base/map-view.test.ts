import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewOf, viewWith } from '../../../../scripts/compiler/map/base/map-view.ts';
import { geoPoints } from '../../../arbitraries/map-points.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

describe('the view of a map', () => {
  it('holds every one of any points', () => {
    fc.assert(
      fc.property(geoPoints, (points) => {
        const view = viewOf(points);
        for (const point of points) {
          const [x, y] = view.place(point);
          expect(x).toBeGreaterThanOrEqual(0);
          expect(x).toBeLessThanOrEqual(view.width);
          expect(y).toBeGreaterThanOrEqual(0);
          expect(y).toBeLessThanOrEqual(view.height);
        }
      }),
    );
  });

  it('is neither a strip nor a tower, whatever it holds', () => {
    fc.assert(
      fc.property(geoPoints, (points) => {
        const { width, height } = viewOf(points);
        expect(width / height).toBeGreaterThan(1.19);
        expect(width / height).toBeLessThan(1.76);
      }),
    );
  });

  it('has north at the top', () => {
    const view = viewOf([at(10, 20), at(11, 20)]);
    expect(view.place(at(11, 20))[1]).toBeLessThan(view.place(at(10, 20))[1]);
  });

  it('has east on the right', () => {
    const view = viewOf([at(10, 20), at(10, 21)]);
    expect(view.place(at(10, 21))[0]).toBeGreaterThan(view.place(at(10, 20))[0]);
  });

  it('has east on the right across the 180th meridian as well', () => {
    const view = viewOf([at(-17, 179.5), at(-17, -179.5)]);
    expect(view.place(at(-17, -179.5))[0]).toBeGreaterThan(view.place(at(-17, 179.5))[0]);
  });

  it('takes the short way round the globe', () => {
    const across = viewOf([at(-17, 179.5), at(-17, -179.5)]);
    const elsewhere = viewOf([at(-17, 20), at(-17, 21)]);
    expect(across.kilometresPerUnit).toBeCloseTo(elsewhere.kilometresPerUnit);
  });

  it('puts a single point into the middle', () => {
    const view = viewOf([at(45, 8)]);
    expect(view.place(at(45, 8)).map(Math.round)).toEqual([view.width / 2, Math.round(view.height / 2)]);
  });

  it('shows thirty kilometres and some room around a single point', () => {
    const { kilometresPerUnit, height } = viewOf([at(45, 8)]);
    expect(kilometresPerUnit * height).toBeGreaterThan(30);
    expect(kilometresPerUnit * height).toBeLessThan(45);
  });

  it('knows its scale: a degree of latitude is about 111 kilometres', () => {
    const view = viewOf([at(45, 8), at(46, 8)]);
    const length = view.place(at(45, 8))[1] - view.place(at(46, 8))[1];
    expect(length * view.kilometresPerUnit).toBeCloseTo(111.2, 0);
  });

  // Worked out by hand from the formulas of Mercator's projection, with 6371 km for the radius of the globe.
  it.each([
    {
      name: 'a wide view on the equator',
      points: [at(0, 0), at(0, 10)],
      height: 686,
      kilometresPerUnit: 1.18608,
      places: [
        [131.3, 343],
        [1068.8, 343],
      ],
      box: { west: -2.68, east: 12.68, north: 4.931044, south: -4.931044 },
    },
    {
      name: 'a tall view of the north',
      points: [at(40, 10), at(50, 12)],
      height: 1000,
      kilometresPerUnit: 1.423276,
      places: [
        [545, 890.6],
        [655, 109.4],
      ],
      box: { west: -2.083382, east: 24.083382, north: 52.604981, south: 36.733006 },
    },
    {
      name: 'a single point',
      points: [at(60, 5)],
      height: 1000,
      kilometresPerUnit: 0.0384,
      places: [[600, 500]],
      box: { west: 4.502711, east: 5.497289, north: 60.213419, south: 59.785196 },
    },
  ])('shows $name as the projection has it', ({ points, height, kilometresPerUnit, places, box }) => {
    const view = viewOf(points);
    expect([view.width, view.height]).toEqual([1200, height]);
    expect(view.kilometresPerUnit).toBeCloseTo(kilometresPerUnit, 5);
    expect(points.map((point) => view.place(point).map((value) => Math.round(value * 10) / 10))).toEqual(
      places,
    );
    for (const [side, degrees] of Object.entries(box)) {
      expect(view.box[side as keyof typeof box]).toBeCloseTo(degrees, 5);
    }
  });

  // An arc minute of latitude is 1.85 kilometres, of longitude at 60° half of that.
  it.each([
    { what: 'places of a town, north to south', points: [at(45, 8), at(45.06, 8)], least: 6.6, most: 10 },
    { what: 'places of a town, west to east', points: [at(60, 8), at(60, 8.12)], least: 4.5, most: 10 },
    { what: 'places too far apart for a town', points: [at(45, 8), at(45.08, 8)], least: 30, most: 45 },
    { what: 'so far apart from west to east', points: [at(60, 8), at(60, 8.16)], least: 30, most: 45 },
    { what: 'places half a kilometre apart', points: [at(45, 8), at(45.0045, 8)], least: 1, most: 1.5 },
    { what: 'places all but at one point', points: [at(45, 8), at(45.00001, 8)], least: 30, most: 45 },
  ])('shows the coast unless places are those of a town: $what', ({ points, least, most }) => {
    const { kilometresPerUnit, height } = viewOf(points);
    expect(kilometresPerUnit * height).toBeGreaterThan(least);
    expect(kilometresPerUnit * height).toBeLessThan(most);
  });

  it('draws no more than 120 units beyond the picture', () => {
    expect(viewOf([at(0, 0), at(0, 10)]).projection.clipExtent()).toEqual([
      [-120, -120],
      [1320, 806],
    ]);
  });

  it.each([
    ['between the outermost of three', [at(0, -50), at(0, 20), at(0, 60)], 5],
    ['between those beside the widest gap', [at(0, 100), at(0, -100), at(0, 170)], 180],
    ['east of the first where both ways are as long', [at(0, 0), at(0, 180)], 90],
  ])('has its middle %s', (_name, points, longitude) => {
    expect(viewOf(points).place(at(0, longitude))[0]).toBeCloseTo(600, 6);
  });

  it.each([
    ['across the widest gap of three', [at(0, 100), at(0, -100), at(0, 170)], 'west 100'],
    ['in whatever order they come', [at(0, 170), at(0, 100), at(0, -100)], 'west 100'],
    ['not across the 180th meridian where the gap is there', [at(0, -50), at(0, 20), at(0, 60)], 'west -50'],
  ])('takes the shortest stretch of the globe that holds all points: %s', (_name, points, expected) => {
    const view = viewOf(points);
    const [first] = points.toSorted((one, other) => view.place(one)[0] - view.place(other)[0]);
    expect(`west ${first?.longitude}`).toBe(expected);
  });

  it('holds the poles at 85 degrees', () => {
    const view = viewOf([at(90, 0), at(80, 0)]);
    expect(view.place(at(90, 0))[1]).toBe(view.place(at(85, 0))[1]);
    expect(view.place(at(84, 0))[1]).toBeGreaterThan(view.place(at(85, 0))[1]);
  });

  it('holds the south pole there too', () => {
    const view = viewOf([at(-90, 0), at(-80, 0)]);
    expect(view.place(at(-90, 0))[1]).toBe(view.place(at(-85, 0))[1]);
  });
});

describe('the view of places with what lies besides', () => {
  const places = [at(45, 8), at(46, 9)];
  const view = viewOf(places);
  const { west, east, south, north } = view.box;
  const [middleLatitude, middleLongitude] = [(south + north) / 2, (west + east) / 2];

  it('is that of the places alone where all else lies within it', () => {
    // Beyond the places, where the view has room around them.
    const edges = [at(44.9, 8.5), at(46.1, 8.5), at(45.5, 7.9), at(45.5, 9.1)];
    const same = viewWith(places, [at(45.5, 8.5), ...edges]);
    expect(viewOf([...places, ...edges]).kilometresPerUnit).toBeGreaterThan(view.kilometresPerUnit);
    expect([same.kilometresPerUnit, same.height]).toEqual([view.kilometresPerUnit, view.height]);
  });

  it.each([
    ['west', at(middleLatitude, west - 1)],
    ['east', at(middleLatitude, east + 1)],
    ['south', at(south - 1, middleLongitude)],
    ['north', at(north + 1, middleLongitude)],
  ])('is wider where something lies further %s', (_side, point) => {
    const wider = viewWith(places, [at(45.5, 8.5), point]);
    const [x, y] = wider.place(point);
    expect([x > 0, x < wider.width, y > 0, y < wider.height]).toEqual([true, true, true, true]);
    expect(wider.kilometresPerUnit).toBeGreaterThan(view.kilometresPerUnit);
    // What lies within does not count.
    expect(wider.kilometresPerUnit).toBe(viewOf([...places, point]).kilometresPerUnit);
  });
});
