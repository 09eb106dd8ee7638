import { memoize } from '../../../schema/memoize.ts';
import { numberFormat } from '../../../src/pricing/money.ts';
import { cacheResults } from '../../../src/shared/cache-results.ts';
import type { MapPoint, OfficeMap, RegionMap, TripRoute } from '../../../src/shared/page-data/map.ts';
import { getEntry } from '../link/invariant.ts';
import { linkTargets } from '../link/link.ts';
import type { LinkedDay, LinkedPackage, LinkedVariant } from '../link/model.ts';
import { type BaseMap, makeBaseMap, mapPartAround } from '../map/base/base-map.ts';
import { layOutNames, type MapNames, type ScaleBar } from '../map/layout/lay-out-names.ts';
import type { RouteWords } from '../map/layout/route-pins.ts';
import { type RouteDays, routeView, tripRoute } from '../map/layout/trip-route.ts';
import type { Content } from './content.ts';
import type { PageContext } from './page-context.ts';

/** The longest distance, in per cent of the picture, between a place and its pin without a line. */
const NEAREST_PERCENT = 0.5;

/** The last map, its parts and their layouts: a site has one map, and a layout for each language's names. */
let drawn: { readonly key: string; readonly map: BaseMap | undefined } | undefined;
const mapParts = memoize((map: BaseMap) =>
  cacheResults((id: string) => mapPartAround(map, getEntry(map.places, id))),
);
const mapLayouts = memoize((map: BaseMap) => cacheResults((names: MapNames) => layOutNames(map, names)));

/** The map of all destinations, the office and the stops of the days; undefined if nothing useful could be shown. */
export const regionBaseMap = memoize(({ destinations, site, entries }: Content) => {
  const places = destinations.map(({ id, data }) => ({ id, point: data.point }));
  const besides = [site.office.point, ...entries.days.flatMap(({ value }) => value.stops)];
  const key = JSON.stringify([places, besides]);
  if (drawn?.key !== key) drawn = { key, map: makeBaseMap(places, besides) };
  return drawn.map;
});

/**
 * The map with names in the page's language; undefined if nothing useful could be shown.
 *
 * @param current the id of the destination that the page is about: the map shows the part around it
 */
export function regionMap(context: PageContext, current?: string): RegionMap | undefined {
  const { content, texts } = context;
  const whole = regionBaseMap(content);
  if (!whole) return undefined;
  const map = current !== undefined && whole.hasShore ? mapParts(whole)(current) : whole;
  const shown = content.destinations.filter(({ id }) => map.places.has(id));
  const names = mapNames(context, shown);
  const { numbers, dots, names: placed, lands, scale } = mapLayouts(map)(names);
  return {
    title: current === undefined ? texts.pages.map.title : texts.pages.map.place,
    text: current === undefined ? texts.pages.map.text : texts.destinations(current).location,
    src: map.drawing.src,
    width: whole.view.width,
    height: whole.view.height,
    part: map.part,
    points: shown.map(({ id, data }, index): MapPoint => {
      const side = placed[index]?.side;
      const at = placeInPercent(map, getEntry(map.places, id));
      const number = toPercent(numbers[index]);
      const dot = toPercent(dots[index]);
      return {
        name: names.places[index]?.name ?? '',
        href: context.href(data.path),
        ...at,
        side,
        number: number && isSame(number, at) ? undefined : (number ?? 'none'),
        dot: dot && !isSame(dot, at) ? dot : undefined,
        current: id === current || undefined,
      };
    }),
    regions: lands.map(({ name, at, isWide }) => ({
      name,
      ...placeInPercent(map, at),
      isWide: isWide || undefined,
    })),
    scale: scale && shownScale(context, scale),
  };
}

/** The map with the office; undefined if it has no shore to find one's way by. */
export function officeMap(content: Content): OfficeMap | undefined {
  const map = regionBaseMap(content);
  if (!map?.hasShore) return undefined;
  const { view, drawing } = map;
  const place = placeInPercent(map, view.place(content.site.office.point));
  return { src: drawing.src, width: view.width, height: view.height, ...place };
}

function toPercent(at: readonly [x: number, y: number] | undefined) {
  return at && { x: percent(at[0]), y: percent(at[1]) };
}

/** True if two places are too near each other for a line between them. */
function isSame(
  one: { readonly x: number; readonly y: number },
  other: { readonly x: number; readonly y: number },
): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < NEAREST_PERCENT;
}

function mapNames({ content, texts }: PageContext, destinations: Content['destinations']): MapNames {
  const isShown = (region: string) => destinations.some(({ data }) => data.region === region);
  return {
    places: destinations.map(({ id, data }) => ({
      id,
      name: texts.destinations(id).name,
      region: data.region,
    })),
    regions: content.site.regions.filter(isShown).map((id) => ({ id, name: texts.labels.regions(id) })),
  };
}

function shownScale({ language }: PageContext, { kilometres, length, corner }: ScaleBar) {
  const [distance, unit] = kilometres < 1 ? [kilometres * 1000, 'meter'] : [kilometres, 'kilometer'];
  const format = numberFormat(language.locale, { style: 'unit', unit });
  return { label: format.format(distance), width: percent(length), corner };
}

function placeInPercent({ view }: BaseMap, [x, y]: readonly [x: number, y: number]) {
  return { x: percent(x / view.width), y: percent(y / view.height) };
}

/** A share of the picture in per cent, from 0 to 100 in hundredths: a hundredth is a tenth of a pixel. */
function percent(share: number): number {
  return Math.min(100, Math.max(0, Math.round(share * 10_000) / 100));
}

/** The route of a package, or of one of its options, on the map; undefined if there is none to show. */
export function packageRoute(
  context: PageContext,
  { variants }: LinkedPackage,
  variant: LinkedVariant,
): TripRoute | undefined {
  const plans = variants.map(planKey);
  const routes = context.cachePart(`routes ${plans.join(' | ')}`, () => packageRoutes(context, variants));
  return routes[variants.indexOf(variant)];
}

/** The key of a plan: equal plans have the same route. */
function planKey({ itinerary }: LinkedVariant): string {
  if (itinerary.source === 'generic') return '';
  return itinerary.days.map(({ choices }) => choices.map(({ id }) => id).join('/')).join(' ');
}

function packageRoutes(
  context: PageContext,
  variants: readonly LinkedVariant[],
): readonly (TripRoute | undefined)[] {
  const map = regionBaseMap(context.content);
  if (!map) return [];
  const all = variants.map((variant) => routeDays(context, map, variant));
  const words = routeWords(context);
  const view = routeView(map, all, words);
  return all.map((days) => view && tripRoute(days, view, words));
}

function routeDays({ texts }: PageContext, map: BaseMap, { itinerary }: LinkedVariant): RouteDays {
  if (itinerary.source === 'generic') return [];
  const routeDay = ({ data, destinations }: LinkedDay) => ({
    stops: data.stops.map((stop) => ({
      at: map.view.place(stop),
      name: stop.name === undefined ? undefined : texts.labels.stops(stop.name),
    })),
    places: destinations.map(({ id }) => ({
      at: getEntry(map.places, id),
      name: texts.destinations(id).name,
    })),
  });
  return itinerary.days.map(({ choices }) => linkTargets(choices).map(routeDay));
}

function routeWords({ language, texts }: PageContext): RouteWords {
  const format = numberFormat(language.locale);
  const number = (value: number) => format.format(value);
  const { way: route, alternative } = texts.labels.route;
  return {
    route,
    alternative,
    letter: (stop) => letterFor(stop).toUpperCase(),
    startAt: (place) => texts.labels.route.start({ place }),
    number,
    range: (from, to) => format.formatRange(from, to),
    choice: (day, choice) => texts.labels.route.choice({ day: number(day), letter: letterFor(choice) }),
  };
}

/** The letters of choices on pins. */
export const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

/** The letter of a number from 1: a to z, then aa, ab and so on. */
function letterFor(number: number): string {
  const before = number > LETTERS.length ? letterFor(Math.floor((number - 1) / LETTERS.length)) : '';
  return before + LETTERS.charAt((number - 1) % LETTERS.length);
}
