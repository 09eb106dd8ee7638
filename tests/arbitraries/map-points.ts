import * as fc from 'fast-check';
import type { GeoPoint } from '../../scripts/compiler/map/base/map-view.ts';

const degrees = (limit: number): fc.Arbitrary<number> => fc.double({ min: -limit, max: limit, noNaN: true });

/** Any point of the globe, poles and the 180th meridian among them. */
const geoPoint: fc.Arbitrary<GeoPoint> = fc.record({
  latitude: fc.oneof(degrees(90), fc.constantFrom(-90, 0, 90)),
  longitude: fc.oneof(degrees(180), fc.constantFrom(-180, -179.9, 0, 179.9, 180)),
});

/** Points anywhere, or near one another, at least one. */
export const geoPoints: fc.Arbitrary<readonly GeoPoint[]> = fc.oneof(
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
