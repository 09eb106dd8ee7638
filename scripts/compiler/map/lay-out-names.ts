import type { Point } from '../../geometry/point.ts';
import { curveThrough } from '../../geometry/spline.ts';
import type { BaseMap } from './base-map.ts';
import { type Box, boxAround, overlap } from './box.ts';
import {
  dotBox,
  type Label,
  type LabelArea,
  type LabelSide,
  labelBox,
  NUMBER_SIZE,
  placeLabels,
} from './place-labels.ts';
import { placeRegions } from './place-regions.ts';
import { type ScaleBar, scaleBarFor, scaleBox } from './scale-bar.ts';
import { textWidth } from './text-width.ts';

/** Names in a language: of the places on a map, in any order, and of the regions that they lie in. */
export interface MapNames {
  readonly places: readonly { readonly id: string; readonly name: string; readonly region: string }[];
  readonly regions: readonly { readonly id: string; readonly name: string }[];
}

/** Where names and scale stand. */
export interface MapLayout {
  /** In the order of the places; undefined if not all names find room. */
  readonly sides: readonly LabelSide[] | undefined;
  /** The regions whose names find room on their land, and where, in the picture's units. */
  readonly regions: readonly { readonly name: string; readonly at: Point }[];
  readonly scale: ScaleBar | undefined;
}

/** Widths of the map in pixels: where names stand beside their places, and where there are only numbers. */
const LABELLED_WIDTHS = [600, 760, 960, 1200];
const NUMBERED_WIDTH = 320;

/** Type sizes, as in IslandMap.module.css: in pixels, and the regions' as a share of the picture's width. */
const LABEL_TYPE = 14;
const REGION_TYPE = 0.03;
const REGION_SPACING = 0.3;

/** Into how many pieces a stretch of the shore is cut to see whether names cross it. */
const SHORE_STEPS = 3;

/** Finds room on a map for the scale, then for the names of places, then for those of regions. */
export function layOutNames(map: BaseMap, names: MapNames): MapLayout {
  const { view, coast } = map;
  const labels = names.places.map(({ id, name }): Label => {
    const [x, y] = placeOn(map, id);
    return { x: x / view.width, y: y / view.height, width: textWidth(name) * LABEL_TYPE };
  });
  const scale = scaleBarFor(view, coast, labels, [NUMBERED_WIDTH, ...LABELLED_WIDTHS]);
  const sides = placeLabels(labels, labelArea(map, scale));
  return { sides, scale, regions: regionNames(map, names, { labels, sides, scale }) };
}

function placeOn({ places }: BaseMap, id: string): Point {
  const place = places.get(id);
  if (!place) throw new Error(`The map has no place "${id}".`);
  return place;
}

function labelArea({ view, coast }: BaseMap, scale: ScaleBar | undefined): LabelArea {
  const ratio = view.height / view.width;
  const shore = coast.flatMap((outline) => curveThrough(outline, SHORE_STEPS, true));
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
  readonly labels: readonly Label[];
  readonly sides: readonly LabelSide[] | undefined;
  readonly scale: ScaleBar | undefined;
}

/** Without any shore, nothing on the picture could be what a region's name means. */
function regionNames(map: BaseMap, names: MapNames, placed: Placed): MapLayout['regions'] {
  const { view, coast } = map;
  if (!map.hasShore) return [];
  const regions = names.regions
    .map(({ id, name }) => ({
      name,
      ...regionSize(name),
      places: names.places.filter(({ region }) => region === id).map((place) => placeOn(map, place.id)),
    }))
    .filter(({ places }) => places.length > 0);
  const ratio = view.height / view.width;
  const obstacles = [
    { width: NUMBERED_WIDTH, boxes: takenBoxes({ ...placed, sides: undefined }, ratio, NUMBERED_WIDTH) },
    ...LABELLED_WIDTHS.map((width) => ({ width, boxes: takenBoxes(placed, ratio, width) })),
  ];
  const found = placeRegions(regions, view, coast, ([x, y], region) =>
    obstacles.some(({ width, boxes }) => {
      const unit = width / view.width;
      const own = boxAround(x * unit, y * unit, region.width * width, region.height * width);
      return boxes.some((box) => overlap(box, own));
    }),
  );
  return regions.flatMap(({ name }, index) => {
    const at = found[index];
    return at ? [{ name, at }] : [];
  });
}

/** What the scale and the places with their names take of a picture of a width. */
function takenBoxes({ labels, sides, scale }: Placed, ratio: number, width: number): readonly Box[] {
  return [
    ...labels.flatMap((label, index) => {
      const side = sides?.[index];
      const dot = dotBox(label, ratio, width, NUMBER_SIZE);
      return side ? [dot, labelBox(label, side, ratio, width)] : [dot];
    }),
    ...(scale ? [scaleBox(scale, ratio, width)] : []),
  ];
}

function regionSize(name: string): { readonly width: number; readonly height: number } {
  const width = textWidth(name.toUpperCase()) + REGION_SPACING * name.length;
  return { width: width * REGION_TYPE, height: 1.4 * REGION_TYPE };
}
