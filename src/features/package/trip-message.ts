import type { PackagePage } from '../../shared/page-data/package.ts';
import { type BookingDetails, bookingMessage } from '../../trip/booking-message.ts';
import { priceSeen } from '../../trip/price-seen.ts';
import { shownGroup, type Trip, tripQuery } from './use-trip.ts';

/** What the chat says of the trip as it is shown. */
export function tripMessage(page: PackagePage, trip: Trip): string {
  const { booking } = trip.variant;
  const operator = page.booking.operator &&
    booking.operator && { ...page.booking.operator, ...booking.operator };
  return bookingMessage({ ...page.booking.own, ...booking.own }, operator, bookingDetails(page, trip));
}

/**
 * What the message tells: what the page shows, chosen or not, and the address at which it shows just that. Of group
 * and accommodation class, only where there is a price table; of days, only those of the shown option.
 */
export function bookingDetails(page: PackagePage, trip: Trip): BookingDetails {
  return {
    ...shownGroup(trip),
    date: trip.choice.date,
    alternatives: trip.alternatives,
    price: trip.group && priceSeen(trip.variant.prices?.per, trip.answer),
    address: page.address + tripQuery(page, trip),
  };
}
