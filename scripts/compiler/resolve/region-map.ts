import { memoize } from '../../../schema/memoize.ts';
import { numberFormat } from '../../../src/pricing/number-format.ts';
import type { MapPoint, OfficeMap, RegionMap } from '../../../src/shared/page-data/map.ts';
import { mustGet } from '../link/must.ts';
import { type BaseMap, makeBaseMap } from '../map/base/base-map.ts';
import { layOutNames, type MapLayout, type MapNames } from '../map/layout/lay-out-names.ts';
import type { ScaleBar } from '../map/layout/scale-bar.ts';
import type { PageContext } from './page-context.ts';
import type { Content } from './sound-content.ts';

/** In per cent of the picture: a mark is held to the edge without a line to its place. */
const NEAREST_PERCENT = 0.5;

/** What was drawn last and laid out on it: a site has one map, and one layout for each language's names. */
let drawn: { readonly key: string; readonly map: BaseMap | undefined } | undefined;
const layouts = new WeakMap<BaseMap, Map<string, MapLayout>>();

/** The map of all destinations, the office and the stops of the days; undefined where nothing useful could be shown. */
export const regionBaseMap = memoize(({ destinations, site, entries }: Content) => {
  const places = destinations.map(({ id, data }) => ({ id, point: data.point }));
  const besides = [site.office.point, ...entries.days.flatMap(({ value }) => value.stops)];
  const key = JSON.stringify([places, besides]);
  if (drawn?.key !== key) drawn = { key, map: makeBaseMap(places, besides) };
  return drawn.map;
});

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
  const { numbers, dots, names: placed, lands, scale } = layoutOf(map, names);
  return {
    title: current === undefined ? texts.pages.map.title : texts.pages.map.place,
    text: current === undefined ? texts.pages.map.text : texts.destinations(current).location,
    src: drawing.src,
    width: view.width,
    height: view.height,
    points: content.destinations.map(({ id, data }, index): MapPoint => {
      const side = placed[index]?.side;
      const at = percentOf(map, mustGet(map.places, id));
      const number = markOf(numbers[index]);
      const dot = markOf(dots[index]);
      return {
        name: names.places[index]?.name ?? '',
        href: context.href(data.path),
        ...at,
        ...(side ? { side } : {}),
        ...(number && isSame(number, at) ? {} : { number: number ?? 'none' }),
        ...(dot && !isSame(dot, at) ? { dot } : {}),
        ...(id === current ? { current: true } : {}),
      };
    }),
    regions: lands.map(({ name, at, isWide }) => ({
      name,
      ...percentOf(map, at),
      ...(isWide ? { isWide } : {}),
    })),
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

function markOf(at: readonly [x: number, y: number] | undefined) {
  return at && { x: percent(at[0]), y: percent(at[1]) };
}

/** Whether two places on the picture are so near that no line leads from one to the other. */
function isSame(
  one: { readonly x: number; readonly y: number },
  other: { readonly x: number; readonly y: number },
): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < NEAREST_PERCENT;
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
  const [distance, unit] = kilometres < 1 ? [kilometres * 1000, 'meter'] : [kilometres, 'kilometer'];
  const format = numberFormat(language.locale, { style: 'unit', unit });
  return { label: format.format(distance), width: percent(length), corner };
}

function percentOf({ view }: BaseMap, [x, y]: readonly [x: number, y: number]) {
  return { x: percent(x / view.width), y: percent(y / view.height) };
}

/** A share of the picture in per cent, held to it: a hundredth of a per cent is a tenth of a pixel. */
function percent(share: number): number {
  return Math.min(100, Math.max(0, Math.round(share * 10_000) / 100));
}
