import { farPoint } from '../diagnostics/contact.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Model } from '../link/model.ts';
import type { GeoPoint } from '../map/base/map-view.ts';
import { median } from './median.ts';
import { destinationPoints, otherPoints } from './placed-points.ts';

/** A point farther than this from the middle of all others is probably written wrongly. */
const FAR_KILOMETRES = 1500;
/** Of fewer points the middle says little. */
const LEAST_POINTS = 5;
const KILOMETRES_PER_DEGREE = 111.2;

/** Points of the map that lie far from all others: a sign or a digit is wrong. */
export function checkPoints({ files }: Model): readonly Diagnostic[] {
  const points = [...destinationPoints(files), ...otherPoints(files)];
  if (points.length < LEAST_POINTS) return [];
  const middle = {
    latitude: median(points.map(({ point }) => point.latitude)),
    longitude: median(points.map(({ point }) => point.longitude)),
  };
  return points.flatMap(({ file, path, point }) => {
    const distance = kilometresBetween(middle, point);
    return distance > FAR_KILOMETRES ? [farPoint(file.valueAt(path), Math.round(distance / 100) * 100)] : [];
  });
}

/** Flat, which is near enough to tell a slip; the date line is passed over the short way. */
function kilometresBetween(left: GeoPoint, right: GeoPoint): number {
  const north = right.latitude - left.latitude;
  const turn = Math.abs(right.longitude - left.longitude);
  const east = Math.min(turn, 360 - turn) * Math.cos((left.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * KILOMETRES_PER_DEGREE;
}
