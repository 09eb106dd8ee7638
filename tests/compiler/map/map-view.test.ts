import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { viewOf } from '../../../scripts/compiler/map/map-view.ts';
import { geoPoints } from '../../arbitraries/map-points.ts';

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
});
