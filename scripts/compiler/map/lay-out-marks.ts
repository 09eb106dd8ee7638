import type { Point } from '../../geometry/point.ts';
import type { BaseMap } from './base-map.ts';
import { LABELLED_WIDTHS, NUMBERED_WIDTHS } from './map-widths.ts';
import { LARGEST_DOT, NUMBER_SIZE } from './place-labels.ts';
import { spreadMarks } from './spread-marks.ts';

/** Where the marks of places stand, as shares of the picture's width and height. */
export interface Marks {
  /** With their numbers; undefined for those that find no room on a phone. */
  readonly numbers: readonly (Point | undefined)[];
  /** With their numbers, on wide maps without names. */
  readonly wideNumbers: readonly (Point | undefined)[];
  /** Without, where names stand beside them; undefined if not all find room. */
  readonly dots: readonly Point[] | undefined;
}

/** Moves marks apart, as far as it takes where the map is narrowest. */
export function layOutMarks(map: BaseMap, places: readonly Point[]): Marks {
  const dots = spread(map, places, LABELLED_WIDTHS[0] ?? 0, LARGEST_DOT);
  const found = dots.flatMap((dot) => (dot ? [dot] : []));
  return {
    numbers: spread(map, places, NUMBERED_WIDTHS[0] ?? 0, NUMBER_SIZE),
    wideNumbers: spread(map, places, LABELLED_WIDTHS[0] ?? 0, NUMBER_SIZE),
    dots: found.length === places.length ? found : undefined,
  };
}

function spread({ view }: BaseMap, places: readonly Point[], width: number, size: number) {
  const unit = width / view.width;
  const height = view.height * unit;
  const onPicture = places.map(([x, y]): Point => [x * unit, y * unit]);
  return spreadMarks(onPicture, { width, height, size }).map(
    (at): Point | undefined => at && [at[0] / width, at[1] / height],
  );
}
