import type { MapPoint, RegionMap } from '../../../src/domain/page-data.ts';
import type { Content } from '../link/content.ts';
import { mustGet } from '../link/must.ts';
import { type Box, boxAround, overlap } from '../map/box.ts';
import { type MapSheet, mapSheetOf } from '../map/map-sheet.ts';
import { dotBox, type Label, type LabelSide, labelBox, placeLabels } from '../map/place-labels.ts';
import { placeRegions } from '../map/place-regions.ts';
import { type ScaleBar, scaleBarFor, scaleBox } from '../map/scale-bar.ts';
import { textWidth } from '../map/text-width.ts';
import type { PageContext } from './page-context.ts';

/** Widths of the map in pixels: where names stand beside their places, and where there are only numbers. */
const LABELLED_WIDTHS = [600, 760, 960, 1200];
const NUMBERED_WIDTH = 320;
const NUMBER_SIZE = 26;

/** Type sizes in pixels, as in IslandMap.module.css; the regions' as a share of the picture's width. */
const LABEL_TYPE = 14;
const REGION_TYPE = 0.03;
const REGION_SPACING = 0.3;

const sheets = new WeakMap<Content['destinations'], { readonly sheet: MapSheet | undefined }>();

/** The sheet of all destinations and the office; drawn once for all pages and languages. */
export function regionSheet({ destinations, site }: Content): MapSheet | undefined {
  const known = sheets.get(destinations) ?? {
    sheet: mapSheetOf(
      destinations.map(({ id, data }) => ({ id, point: data.point })),
      [site.office.point],
    ),
  };
  sheets.set(destinations, known);
  return known.sheet;
}

/**
 * The way from destination to destination over the map: points in the units of the picture's view box, in the
 * order given. Empty without a map.
 */
export function routeOnMap(
  content: Content,
  ids: readonly string[],
): readonly (readonly [x: number, y: number])[] {
  const sheet = regionSheet(content);
  return sheet ? ids.map((id) => mustGet(sheet.places, id)) : [];
}

/** The map with names in the page's language; undefined where nothing useful could be shown. */
export function regionMap(context: PageContext, current?: string): RegionMap | undefined {
  const { content, texts } = context;
  const sheet = regionSheet(content);
  if (!sheet) return undefined;
  const { view, drawing } = sheet;
  const labels = content.destinations.map(({ id }): Label => {
    const [x, y] = mustGet(sheet.places, id);
    const width = textWidth(texts.text(`destinations.${id}.name`)) * LABEL_TYPE;
    return { x: x / view.width, y: y / view.height, width };
  });
  const scale = scaleBarFor(view, sheet.coast, labels, [NUMBERED_WIDTH, ...LABELLED_WIDTHS]);
  const sides = placeLabels(labels, labelSheet(sheet, scale));
  return {
    title: texts.text(current === undefined ? 'pages.map.title' : 'pages.map.place'),
    text: texts.text(current === undefined ? 'pages.map.text' : `destinations.${current}.location`),
    src: drawing.src,
    width: view.width,
    height: view.height,
    points: content.destinations.map(({ id, data }, index): MapPoint => {
      const [x, y] = mustGet(sheet.places, id);
      const side = sides?.[index];
      return {
        name: texts.text(`destinations.${id}.name`),
        href: context.href(data.path),
        x: percent(x / view.width),
        y: percent(y / view.height),
        ...(side ? { side } : {}),
        ...(id === current ? { current: true } : {}),
      };
    }),
    regions: regionNames(context, sheet, labels, sides, scale),
    ...(scale ? { scale: shownScale(context, scale) } : {}),
  };
}

function labelSheet({ view, coast }: MapSheet, scale: ScaleBar | undefined) {
  const ratio = view.height / view.width;
  return {
    ratio,
    widths: LABELLED_WIDTHS,
    taken: (width: number): readonly Box[] => (scale ? [scaleBox(scale, ratio, width)] : []),
    // A name that crosses the shore is harder to read.
    clutter: (box: Box, width: number): number => {
      const unit = width / view.width;
      return coast.flat().filter(([x, y]) => overlap(boxAround(x * unit, y * unit, 1, 1), box)).length;
    },
  };
}

/** Names of regions with places on the map, where there is land to set them on. */
function regionNames(
  { content, texts }: PageContext,
  sheet: MapSheet,
  labels: readonly Label[],
  sides: readonly LabelSide[] | undefined,
  scale: ScaleBar | undefined,
): RegionMap['regions'] {
  const { view, coast, places } = sheet;
  if (!sheet.hasShore) return [];
  const ratio = view.height / view.width;
  const regions = content.site.regions
    .map((id) => ({
      name: texts.text(`labels.regions.${id}`),
      places: content.destinations
        .filter(({ data }) => data.region === id)
        .map((destination) => mustGet(places, destination.id)),
    }))
    .filter((region) => region.places.length > 0)
    .map((region) => ({ ...region, ...regionSize(region.name) }));
  const taken = (width: number, isNumbered: boolean): readonly Box[] => [
    ...labels.map((label) => dotBox(label, ratio, width, NUMBER_SIZE)),
    ...(isNumbered || !sides
      ? []
      : sides.flatMap((side, index) => {
          const label = labels[index];
          return label ? [labelBox(label, side, ratio, width)] : [];
        })),
    ...(scale ? [scaleBox(scale, ratio, width)] : []),
  ];
  const obstacles = [NUMBERED_WIDTH, ...LABELLED_WIDTHS].map((width, index) => ({
    width,
    boxes: taken(width, index === 0),
  }));
  const found = placeRegions(regions, view, coast, ([x, y], region) =>
    obstacles.some(({ width, boxes }) => {
      const unit = width / view.width;
      const own = boxAround(x * unit, y * unit, region.width * width, region.height * width);
      return boxes.some((box) => overlap(box, own));
    }),
  );
  return regions.flatMap(({ name }, index) => {
    const at = found[index];
    return at ? [{ name, x: percent(at[0] / view.width), y: percent(at[1] / view.height) }] : [];
  });
}

function regionSize(name: string): { readonly width: number; readonly height: number } {
  const width = textWidth(name.toUpperCase()) + REGION_SPACING * name.length;
  return { width: width * REGION_TYPE, height: 1.4 * REGION_TYPE };
}

function shownScale({ language }: PageContext, { kilometres, length, corner }: ScaleBar) {
  const format = new Intl.NumberFormat(language.locale, { style: 'unit', unit: 'kilometer' });
  return { label: format.format(kilometres), width: percent(length), corner };
}

/** A share of the picture in per cent, held to it: a hundredth is a tenth of a pixel. */
function percent(share: number): number {
  return Math.min(100, Math.max(0, Math.round(share * 10_000) / 100));
}
