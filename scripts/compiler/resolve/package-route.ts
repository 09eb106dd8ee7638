import type { TripRoute } from '../../../src/domain/page-data/map.ts';
import { targetsOf } from '../link/link.ts';
import type { LinkedDay, LinkedPackage, LinkedVariant } from '../link/model.ts';
import { mustGet } from '../link/must.ts';
import type { MapSheet } from '../map/map-sheet.ts';
import { type RouteDays, routeFrame, tripRoute } from '../map/trip-route.ts';
import { regionSheet } from './region-map.ts';
import type { Content } from './sound-content.ts';

/** The way of a package, or of an option of it, over the map; undefined where there is nothing to show. */
export function packageRoute(
  content: Content,
  { variants }: LinkedPackage,
  variant: LinkedVariant,
): TripRoute | undefined {
  const sheet = regionSheet(content);
  if (!sheet) return undefined;
  const frame = routeFrame(
    sheet,
    variants.map((each) => routeDays(sheet, each)),
  );
  const days = routeDays(sheet, variant);
  return frame && days.length > 0 ? tripRoute(days, frame) : undefined;
}

function routeDays(sheet: MapSheet, { itinerary }: LinkedVariant): RouteDays {
  if (itinerary.source === 'generic') return [];
  const routeDay = ({ data, destinations }: LinkedDay) => ({
    stops: data.stops.map(sheet.view.place),
    places: destinations.map(({ id }) => mustGet(sheet.places, id)),
  });
  return itinerary.days.map(({ choices }) => targetsOf(choices).map(routeDay));
}
