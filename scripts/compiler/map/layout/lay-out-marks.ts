import type { MapView } from '../base/map-view.ts';
import type { Point } from '../geometry.ts';
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
export function layOutMarks(view: MapView, places: readonly Point[]): Marks {
  const dots = spread(view, places, LABELLED_WIDTHS[0] ?? 0, LARGEST_DOT);
  const found = dots.flatMap((dot) => (dot ? [dot] : []));
  return {
    numbers: layOutNumbers(view, places),
    wideNumbers: spread(view, places, LABELLED_WIDTHS[0] ?? 0, NUMBER_SIZE),
    dots: found.length === places.length ? found : undefined,
  };
}

/** Marks with numbers where the map is narrowest; undefined for those that find no room. */
export function layOutNumbers(view: MapView, places: readonly Point[]): Marks['numbers'] {
  return spread(view, places, NUMBERED_WIDTHS[0] ?? 0, NUMBER_SIZE);
}

function spread(view: MapView, places: readonly Point[], width: number, size: number) {
  const unit = width / view.width;
  const height = view.height * unit;
  const onPicture = places.map(([x, y]): Point => [x * unit, y * unit]);
  return spreadMarks(onPicture, { width, height, size }).map(
    (at): Point | undefined => at && [at[0] / width, at[1] / height],
  );
}
