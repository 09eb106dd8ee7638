import type { GeoPoint } from '../map/base/map-view.ts';
import type { JsonPath, ParsedFile } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';

/** A point of the map, and where it is written. */
interface PlacedPoint {
  readonly file: ParsedFile;
  readonly path: JsonPath;
  readonly point: GeoPoint;
}

/** The points of the destinations, which bear a number on the map, in the order of their files. */
export function destinationPoints(files: ContentFiles): readonly PlacedPoint[] {
  return files.entries.destinations.map(({ file, value }) => ({ file, path: ['point'], point: value.point }));
}

/** What the map holds besides: the office, and the stops of days. */
export function otherPoints(files: ContentFiles): readonly PlacedPoint[] {
  const site = files.single.site;
  return [
    ...(site ? [{ file: site.file, path: ['office', 'point'], point: site.value.office.point }] : []),
    ...files.entries.days.flatMap(({ file, value }) =>
      value.stops.map((point, index) => ({ file, path: ['stops', index], point })),
    ),
  ];
}
