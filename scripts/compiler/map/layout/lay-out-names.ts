import type { BaseMap } from '../base/base-map.ts';
import { curveThrough, type Point } from '../geometry.ts';
import type { LandName, Obstacles } from './lay-out-lands.ts';
import { layOutLands } from './lay-out-lands.ts';
import { layOutMarks, type Marks } from './lay-out-marks.ts';
import { ALL_WIDTHS, type Boxes, LABELLED_WIDTHS, NUMBERED_WIDTHS } from './map-widths.ts';
import {
  dotBox,
  type Label,
  type LabelArea,
  type LabelSide,
  labelBox,
  NUMBER_SIZE,
  placeLabels,
} from './place-labels.ts';
import { type ScaleBar, scaleBarFor, scaleBox } from './scale-bar.ts';
import { textWidth } from './text-width.ts';

/** Names in a language: of the places on a map, in any order, and of the regions that they lie in. */
export interface MapNames {
  readonly places: readonly { readonly id: string; readonly name: string; readonly region: string }[];
  readonly regions: readonly { readonly id: string; readonly name: string }[];
  /** What countries are called in. */
  readonly locale: string;
}

/** Where marks, names and scale stand. */
export interface MapLayout {
  /** In the order of the places; undefined if not all names find room. */
  readonly sides: readonly LabelSide[] | undefined;
  readonly marks: Marks;
  /** The regions and countries whose names find room on their land. */
  readonly lands: readonly LandName[];
  readonly scale: ScaleBar | undefined;
}

/** In pixels, as in PlaceMap.module.css. */
const LABEL_TYPE = 14;

/** Into how many pieces a stretch of the shore is cut to see whether names cross it. */
const SHORE_STEPS = 3;

/** Finds room on a map for marks and the scale, then for the names of places, then for those of lands. */
export function layOutNames(map: BaseMap, names: MapNames): MapLayout {
  const { view, coast } = map;
  const places = names.places.map(({ id }) => placeOn(map, id));
  const marks = layOutMarks(view, places);
  const numbers = marks.numbers.flatMap((at) => (at ? [at] : []));
  const wideNumbers = marks.wideNumbers.flatMap((at) => (at ? [at] : []));
  const scale = scaleBarFor(view, coast, [...numbers, ...wideNumbers].map(toShare), ALL_WIDTHS);
  const labels = marks.dots?.map(
    ([x, y], index): Label => ({ x, y, width: textWidth(names.places[index]?.name ?? '') * LABEL_TYPE }),
  );
  const sides = labels && placeLabels(labels, labelArea(map, scale));
  const regions = names.regions.map(({ id, name }) => ({
    name,
    places: places.filter((_, index) => names.places[index]?.region === id),
  }));
  const obstacles = obstaclesOf(view.height / view.width, { labels, sides, scale, numbers, wideNumbers });
  return { sides, marks, scale, lands: layOutLands(map, regions, names.locale, obstacles) };
}

function toShare([x, y]: Point) {
  return { x, y };
}

function placeOn({ places }: BaseMap, id: string): Point {
  const place = places.get(id);
  if (!place) throw new Error(`The map has no place "${id}".`);
  return place;
}

function labelArea({ view, coast }: BaseMap, scale: ScaleBar | undefined): LabelArea {
  const ratio = view.height / view.width;
  const shore = coast.flatMap((outline) => curveThrough(outline, SHORE_STEPS));
  return {
    ratio,
    widths: LABELLED_WIDTHS,
    taken: (width) => (scale ? [scaleBox(scale, ratio, width)] : []),
    // A name that crosses the shore is harder to read.
    clutter: ({ left, right, top, bottom }, width) => {
      const unit = width / view.width;
      const [west, east, north, south] = [left / unit, right / unit, top / unit, bottom / unit];
      return shore.filter(([x, y]) => x > west && x < east && y > north && y < south).length;
    },
  };
}

interface Placed {
  readonly labels: readonly Label[] | undefined;
  readonly sides: readonly LabelSide[] | undefined;
  readonly numbers: readonly Point[];
  readonly wideNumbers: readonly Point[];
  readonly scale: ScaleBar | undefined;
}

/** What marks, names and the scale take; without names, numbers stand on wide maps as well. */
function obstaclesOf(ratio: number, { labels = [], sides, numbers, wideNumbers, scale }: Placed): Obstacles {
  const scaleAt = (widths: readonly number[]): readonly Boxes[] =>
    scale ? [widths.map((width) => scaleBox(scale, ratio, width))] : [];
  const numbersAt = (marks: readonly Point[], widths: readonly number[]): readonly Boxes[] =>
    marks.map((at) => widths.map((width) => dotBox(toShare(at), ratio, width, NUMBER_SIZE)));
  const named = labels.flatMap((label, index): readonly Boxes[] => {
    const side = sides?.[index];
    const dots = LABELLED_WIDTHS.map((width) => dotBox(label, ratio, width, NUMBER_SIZE));
    return side ? [dots, LABELLED_WIDTHS.map((width) => labelBox(label, side, ratio, width))] : [];
  });
  return {
    wide: [...(sides ? named : numbersAt(wideNumbers, LABELLED_WIDTHS)), ...scaleAt(LABELLED_WIDTHS)],
    narrow: [...numbersAt(numbers, NUMBERED_WIDTHS), ...scaleAt(NUMBERED_WIDTHS)],
  };
}
