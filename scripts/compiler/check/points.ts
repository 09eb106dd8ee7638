import type { JsonPath } from '../../../schema/json-path.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { finding } from '../diagnostics/finding.ts';
import type { Model } from '../link/model.ts';
import { type GeoPoint, HIGHEST_LATITUDE, viewWith } from '../map/base/map-view.ts';
import { layOutNumbers } from '../map/layout/lay-out-pins.ts';
import type { ParsedFile } from '../parse/parsed-file.ts';
import type { ContentFiles } from '../validate/content-files.ts';
import { median } from './median.ts';

const farPoint = finding('point.far', 'warning', {
  en: ({ kilometres }: { kilometres: number }) => [
    `This point is about ${kilometres} km from the others: is a minus sign or a digit wrong?`,
    'Compare latitude and longitude with those of places nearby.',
  ],
  id: ({ kilometres }) => [
    `Titik ini berjarak sekitar ${kilometres} km dari titik lainnya: tanda minus atau angkanya salah?`,
    'Bandingkan latitude dan longitude dengan tempat di dekatnya.',
  ],
});

const polarPoint = finding('point.pole', 'warning', {
  en: ({ highest }: { highest: number }) => [
    `The map ends ${highest} degrees north and south: this point would be drawn at its edge.`,
    'Use the nearest point within the map, or silence the warning with "acknowledged".',
  ],
  id: ({ highest }) => [
    `Peta berakhir di ${highest} derajat lintang utara dan selatan: titik ini akan berada di tepi peta, bukan di tempatnya.`,
    'Isi dengan titik terdekat yang masih ada di peta, atau diamkan peringatan ini dengan "acknowledged".',
  ],
});

const withoutRoom = finding('point.no-room', 'warning', {
  en: [
    'On phones the map has no room for the number of this place: it would cover others.',
    'The list below the map still names it. To show all places on the map, join those that are close together.',
  ],
  id: [
    'Di ponsel, peta tidak punya ruang untuk nomor tempat ini: nomornya akan menutupi nomor lain.',
    'Namanya tetap ada di daftar di bawah peta. Gabungkan tempat yang berdekatan agar semuanya ada di peta.',
  ],
});

/** A point farther than this from the middle of all points is probably a mistake. */
const FAR_KILOMETRES = 1500;
/** Fewest points with a meaningful median. */
const MIN_POINTS = 5;
const KILOMETRES_PER_DEGREE = 111.2;

/** Finds points far from all others: a sign or a digit is wrong. */
export function checkPoints({ files }: Model): readonly Diagnostic[] {
  const points = [...destinationPoints(files), ...otherPoints(files)];
  if (points.length < MIN_POINTS) return [];
  const middle = {
    latitude: median(points.map(({ point }) => point.latitude)),
    longitude: median(points.map(({ point }) => point.longitude)),
  };
  return points.flatMap(({ file, path, point }) => {
    const distance = kilometresBetween(middle, point);
    return distance > FAR_KILOMETRES
      ? [farPoint(file.valueAt(path), { kilometres: Math.round(distance / 100) * 100 })]
      : [];
  });
}

/** A flat approximation, exact enough to find mistakes; the shorter way across the date line. */
function kilometresBetween(left: GeoPoint, right: GeoPoint): number {
  const north = right.latitude - left.latitude;
  const turn = Math.abs(right.longitude - left.longitude);
  const east = Math.min(turn, 360 - turn) * Math.cos((left.latitude * Math.PI) / 180);
  return Math.hypot(north, east) * KILOMETRES_PER_DEGREE;
}

/** Finds places that the map cannot show: points near the poles, and numbers that would cover another. */
export function checkMap({ files }: Model): readonly Diagnostic[] {
  const places = destinationPoints(files);
  const others = otherPoints(files);
  const polar = [...places, ...others]
    .filter(({ point }) => Math.abs(point.latitude) > HIGHEST_LATITUDE)
    .map(({ file, path }) => polarPoint(file.valueAt(path), { highest: HIGHEST_LATITUDE }));
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

/** A point of the map, and where it is written. */
interface PlacedPoint {
  readonly file: ParsedFile;
  readonly path: JsonPath;
  readonly point: GeoPoint;
}

/** The points of destinations, which have numbers on the map, in the order of their files. */
function destinationPoints(files: ContentFiles): readonly PlacedPoint[] {
  return files.entries.destinations.map(({ file, value }) => ({ file, path: ['point'], point: value.point }));
}

/** The other points of the map: the office, and the stops of days. */
function otherPoints(files: ContentFiles): readonly PlacedPoint[] {
  const site = files.single.site;
  return [
    ...(site ? [{ file: site.file, path: ['office', 'point'], point: site.value.office.point }] : []),
    ...files.entries.days.flatMap(({ file, value }) =>
      value.stops.map((point, index) => ({ file, path: ['stops', index], point })),
    ),
  ];
}
