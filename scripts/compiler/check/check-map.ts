import { polarPoint, withoutRoom } from '../diagnostics/contact.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { Model } from '../link/model.ts';
import { HIGHEST_LATITUDE, viewWith } from '../map/base/map-view.ts';
import { layOutNumbers } from '../map/layout/lay-out-marks.ts';
import { destinationPoints, otherPoints } from './placed-points.ts';

/** What the map cannot show where it is: points at the poles, and places whose number would cover another. */
export function checkMap({ files }: Model): readonly Diagnostic[] {
  const places = destinationPoints(files);
  const others = otherPoints(files);
  const polar = [...places, ...others]
    .filter(({ point }) => Math.abs(point.latitude) > HIGHEST_LATITUDE)
    .map(({ file, path }) => polarPoint(file.valueAt(path), HIGHEST_LATITUDE));
  if (places.length === 0) return polar;
  const points = places.map(({ point }) => point);
  const view = viewWith(
    points,
    others.map(({ point }) => point),
  );
  const numbers = layOutNumbers(view, points.map(view.place));
  const crowded = places.filter((_, index) => !numbers[index]);
  return [...polar, ...crowded.map(({ file, path }) => withoutRoom(file.valueAt(path)))];
}
