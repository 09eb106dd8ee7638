import { selectItinerary } from '../../../src/domain/itinerary.ts';
import type { TripRoute } from '../../../src/domain/page-data/map.ts';
import type { Content, LinkedDay, LinkedOption, LinkedPackage } from '../link/content.ts';
import { mustGet } from '../link/must.ts';
import type { MapSheet } from '../map/map-sheet.ts';
import { type RouteDays, routeFrame, tripRoute } from '../map/trip-route.ts';
import { regionSheet } from './region-map.ts';

/** The way of a package, or of an option of it, over the map; undefined where there is nothing to show. */
export function packageRoute(
  content: Content,
  entry: LinkedPackage,
  option: LinkedOption | undefined,
): TripRoute | undefined {
  const sheet = regionSheet(content);
  if (!sheet) return undefined;
  const options = entry.options.length > 0 ? entry.options : [undefined];
  const frame = routeFrame(
    sheet,
    options.map((each) => routeDays(sheet, entry, each)),
  );
  const days = routeDays(sheet, entry, option);
  return frame && days.length > 0 ? tripRoute(days, frame) : undefined;
}

function routeDays(sheet: MapSheet, entry: LinkedPackage, option: LinkedOption | undefined): RouteDays {
  const selected = selectItinerary(entry.itinerary, option?.id, entry.dayCount);
  if (selected.source === 'generic') return [];
  const routeDay = ({ stops, destinations }: LinkedDay) => ({
    stops: stops.map(sheet.view.place),
    places: destinations.map(({ id }) => mustGet(sheet.places, id)),
  });
  return selected.days.map(({ choices }) => choices.map(routeDay));
}
