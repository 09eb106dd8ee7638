import { numberFormat } from '../../../src/domain/number-format.ts';
import type { MapPoint, OfficeMap, RegionMap } from '../../../src/domain/page-data/map.ts';
import { mustGet } from '../link/must.ts';
import { type BaseMap, baseMapOf } from '../map/base-map.ts';
import { layOutNames, type MapLayout, type MapNames } from '../map/lay-out-names.ts';
import type { ScaleBar } from '../map/scale-bar.ts';
import type { PageContext } from './page-context.ts';
import type { Content } from './sound-content.ts';

/** What was drawn last and laid out on it: a site has one map, and one layout for each language's names. */
let drawn: { readonly key: string; readonly map: BaseMap | undefined } | undefined;
const layouts = new WeakMap<BaseMap, Map<string, MapLayout>>();

/** The map of all destinations and the office; undefined where nothing useful could be shown. */
export function regionBaseMap({ destinations, site }: Content): BaseMap | undefined {
  const places = destinations.map(({ id, data }) => ({ id, point: data.point }));
  const key = JSON.stringify([places, site.office.point]);
  if (drawn?.key !== key) drawn = { key, map: baseMapOf(places, [site.office.point]) };
  return drawn.map;
}

/**
 * The map with names in the page's language; undefined where nothing useful could be shown.
 *
 * @param current the id of the destination that the page is about
 */
export function regionMap(context: PageContext, current?: string): RegionMap | undefined {
  const { content, texts } = context;
  const map = regionBaseMap(content);
  if (!map) return undefined;
  const { view, drawing } = map;
  const names = namesOf(context);
  const { sides, regions, scale } = layoutOf(map, names);
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
        ...percentOf(map, mustGet(map.places, id)),
        ...(side ? { side } : {}),
        ...(id === current ? { current: true } : {}),
      };
    }),
    regions: regions.map(({ name, at }) => ({ name, ...percentOf(map, at) })),
    ...(scale ? { scale: shownScale(context, scale) } : {}),
  };
}

/** The map with the office; undefined where it has no shore to find one's way by. */
export function officeMap(content: Content): OfficeMap | undefined {
  const map = regionBaseMap(content);
  if (!map?.hasShore) return undefined;
  const { view, drawing } = map;
  const place = percentOf(map, view.place(content.site.office.point));
  return { src: drawing.src, width: view.width, height: view.height, ...place };
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

function layoutOf(map: BaseMap, names: MapNames): MapLayout {
  const known = layouts.get(map) ?? new Map<string, MapLayout>();
  layouts.set(map, known);
  const key = JSON.stringify(names);
  const layout = known.get(key) ?? layOutNames(map, names);
  known.set(key, layout);
  return layout;
}

function shownScale({ language }: PageContext, { kilometres, length, corner }: ScaleBar) {
  const format = numberFormat(language.locale, { style: 'unit', unit: 'kilometer' });
  return { label: format.format(kilometres), width: percent(length), corner };
}

function percentOf({ view }: BaseMap, [x, y]: readonly [x: number, y: number]) {
  return { x: percent(x / view.width), y: percent(y / view.height) };
}

/** A share of the picture in per cent, held to it: a hundredth of a per cent is a tenth of a pixel. */
function percent(share: number): number {
  return Math.min(100, Math.max(0, Math.round(share * 10_000) / 100));
}
