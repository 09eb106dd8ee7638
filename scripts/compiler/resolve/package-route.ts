import type { TripRoute } from '../../../src/domain/page-data/map.ts';
import { targetsOf } from '../link/link.ts';
import type { LinkedDay, LinkedPackage, LinkedVariant } from '../link/model.ts';
import { mustGet } from '../link/must.ts';
import type { BaseMap } from '../map/base-map.ts';
import { type RouteDays, routeView, tripRoute } from '../map/trip-route.ts';
import { regionBaseMap } from './region-map.ts';
import type { Content } from './sound-content.ts';

/** The way of a package, or of an option of it, over the map; undefined where there is nothing to show. */
export function packageRoute(
  content: Content,
  { variants }: LinkedPackage,
  variant: LinkedVariant,
): TripRoute | undefined {
  const map = regionBaseMap(content);
  if (!map) return undefined;
  const view = routeView(
    map,
    variants.map((each) => routeDays(map, each)),
  );
  const days = routeDays(map, variant);
  return view && days.length > 0 ? tripRoute(days, view) : undefined;
}

function routeDays(map: BaseMap, { itinerary }: LinkedVariant): RouteDays {
  if (itinerary.source === 'generic') return [];
  const routeDay = ({ data, destinations }: LinkedDay) => ({
    stops: data.stops.map(map.view.place),
    places: destinations.map(({ id }) => mustGet(map.places, id)),
  });
  return itinerary.days.map(({ choices }) => targetsOf(choices).map(routeDay));
}
