import type { PackagePage } from '../../shared/page-data/package.ts';
import { groupFor, writeGroup } from '../../trip/trip-group.ts';
import { storedGroup, storeGroup } from '../../ui/prices/use-group-prices.ts';
import { tripOffer } from './trip-offer.ts';
import { isGroupChosen, type Trip } from './use-trip.ts';

/** Remembers for whom the trip is, for the pages to come; what this page cannot ask is not forgotten by looking at it. */
export function keepGroup(page: PackagePage, trip: Pick<Trip, 'choice' | 'group'>): void {
  if (!isGroupChosen(trip.choice)) return;
  const known = groupFor(storedGroup(), tripOffer(page));
  if (writeGroup(trip.choice) === writeGroup(known)) return;
  storeGroup(writeGroup({ ...trip.choice, people: trip.group?.people ?? trip.choice.people }));
}
