import { numberFormat } from '../../../src/pricing/number-format.ts';
import type { TripRoute } from '../../../src/shared/page-data/map.ts';
import { linkTargets } from '../link/link.ts';
import type { LinkedDay, LinkedPackage, LinkedVariant } from '../link/model.ts';
import { mustGet } from '../link/must.ts';
import type { BaseMap } from '../map/base/base-map.ts';
import type { RouteWords } from '../map/layout/route-marks.ts';
import { type RouteDays, routeView, tripRoute } from '../map/layout/trip-route.ts';
import type { PageContext } from './page-context.ts';
import { regionBaseMap } from './region-map.ts';

/** The route of a package, or of one of its options, on the map; undefined where there is none to show. */
export function packageRoute(
  context: PageContext,
  { variants }: LinkedPackage,
  variant: LinkedVariant,
): TripRoute | undefined {
  const plans = variants.map(planKey);
  const routes = context.shared(`routes ${plans.join(' | ')}`, () => packageRoutes(context, variants));
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
      at: mustGet(map.places, id),
      name: texts.destinations(id).name,
    })),
  });
  return itinerary.days.map(({ choices }) => linkTargets(choices).map(routeDay));
}

function routeWords({ language, texts }: PageContext): RouteWords {
  const format = numberFormat(language.locale);
  const number = (value: number) => format.format(value);
  return {
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
