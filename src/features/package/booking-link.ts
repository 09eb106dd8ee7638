import { type BookingDetails, bookingMessage } from '../../domain/booking-message.ts';
import { chatLink } from '../../domain/chat-link.ts';
import type { PackagePage } from '../../domain/page-data/package.ts';
import { priceSeen } from '../../domain/price-seen.ts';
import { shownGroup, type Trip, tripQuery } from './use-trip.ts';

/**
 * The chat with the message about the trip as it is shown.
 *
 * @param template address of the chat with `{text}` for the message
 */
export function bookingLink(page: PackagePage, trip: Trip, template: string): string {
  const { booking } = trip.variant;
  const operator = page.booking.operator &&
    booking.operator && { ...page.booking.operator, ...booking.operator };
  const message = bookingMessage(
    { ...page.booking.own, ...booking.own },
    operator,
    bookingDetails(page, trip),
  );
  return chatLink(template, message);
}

/**
 * What the message tells: what the page shows, chosen or not, and the address at which it shows just that. Of group
 * and hotel class, only where there is a price table; of days, only those of the shown option.
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
