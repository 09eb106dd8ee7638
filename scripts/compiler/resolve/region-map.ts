import type { MapPoint, RegionMap } from '../../../src/domain/page-data/map.ts';
import { mustGet } from '../link/must.ts';
import { layOutNames, type MapLayout, type MapNames } from '../map/lay-out-names.ts';
import { type MapSheet, mapSheetOf } from '../map/map-sheet.ts';
import type { ScaleBar } from '../map/scale-bar.ts';
import type { PageContext } from './page-context.ts';
import type { Content } from './sound-content.ts';

/** What was drawn last and laid out on it: a site has one sheet, and one layout for each language's names. */
let drawn: { readonly key: string; readonly sheet: MapSheet | undefined } | undefined;
const layouts = new WeakMap<MapSheet, Map<string, MapLayout>>();

/** The sheet of all destinations and the office; undefined where nothing useful could be shown. */
export function regionSheet({ destinations, site }: Content): MapSheet | undefined {
  const places = destinations.map(({ id, data }) => ({ id, point: data.point }));
  const key = JSON.stringify([places, site.office.point]);
  if (drawn?.key !== key) drawn = { key, sheet: mapSheetOf(places, [site.office.point]) };
  return drawn.sheet;
}

/**
 * The map with names in the page's language; undefined where nothing useful could be shown.
 *
 * @param current the id of the destination that the page is about
 */
export function regionMap(context: PageContext, current?: string): RegionMap | undefined {
  const { content, texts } = context;
  const sheet = regionSheet(content);
  if (!sheet) return undefined;
  const { view, drawing } = sheet;
  const names = namesOf(context);
  const { sides, regions, scale } = layoutOf(sheet, names);
  return {
    title: current === undefined ? texts.pages.map.title : texts.pages.map.place,
    text: current === undefined ? texts.pages.map.text : texts.destinations(current).location,
    src: drawing.src,
    width: view.width,
    height: view.height,
    points: content.destinations.map(({ id, data }, index): MapPoint => {
      const side = sides?.[index];
      return {
        name: names.places[index]?.name ?? '',
        href: context.href(data.path),
        ...percentOf(sheet, mustGet(sheet.places, id)),
        ...(side ? { side } : {}),
        ...(id === current ? { current: true } : {}),
      };
    }),
    regions: regions.map(({ name, at }) => ({ name, ...percentOf(sheet, at) })),
    ...(scale ? { scale: shownScale(context, scale) } : {}),
  };
}

function namesOf({ content, texts }: PageContext): MapNames {
  const { destinations, site } = content;
  return {
    places: destinations.map(({ id, data }) => ({
      id,
      name: texts.destinations(id).name,
      region: data.region,
    })),
    regions: site.regions.map((id) => ({ id, name: texts.labels.regions(id) })),
  };
}

function layoutOf(sheet: MapSheet, names: MapNames): MapLayout {
  const known = layouts.get(sheet) ?? new Map<string, MapLayout>();
  layouts.set(sheet, known);
  const key = JSON.stringify(names);
  const layout = known.get(key) ?? layOutNames(sheet, names);
  known.set(key, layout);
  return layout;
}

function shownScale({ language }: PageContext, { kilometres, length, corner }: ScaleBar) {
  const format = new Intl.NumberFormat(language.locale, { style: 'unit', unit: 'kilometer' });
  return { label: format.format(kilometres), width: percent(length), corner };
}

function percentOf({ view }: MapSheet, [x, y]: readonly [x: number, y: number]) {
  return { x: percent(x / view.width), y: percent(y / view.height) };
}

/** A share of the picture in per cent, held to it: a hundredth of a per cent is a tenth of a pixel. */
function percent(share: number): number {
  return Math.min(100, Math.max(0, Math.round(share * 10_000) / 100));
}
