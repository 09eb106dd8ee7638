import { type BookingDetails, bookingMessage, type PriceSeen } from '../../domain/booking-message.ts';
import { chatLink } from '../../domain/chat-link.ts';
import type { PackagePage } from '../../domain/page-data/package.ts';
import { writeTripChoice } from '../../domain/trip-choice.ts';
import { tripOffer } from './trip-offer.ts';
import type { Trip } from './use-trip.ts';

/**
 * The chat with the message about the trip as chosen; the plain one where nothing of this option is.
 *
 * @param template address of the chat with `{text}` for the message
 */
export function bookingLink(page: PackagePage, trip: Trip, template: string): string {
  const details = bookingDetails(page, trip);
  const hasChoice = trip.isChosen || Object.keys(details.alternatives).length > 0;
  if (!hasChoice) return trip.variant.chatHref;
  const { booking } = trip.variant;
  const operator = page.booking.operator &&
    booking.operator && { ...page.booking.operator, ...booking.operator };
  return chatLink(template, bookingMessage({ ...page.booking.own, ...booking.own }, operator, details));
}

/** What the message tells: date and group only if the visitor gave one, and only days that have a choice. */
export function bookingDetails(page: PackagePage, trip: Trip): BookingDetails {
  const { variant, choice, group, isChosen } = trip;
  const query = writeTripChoice('', tripOffer(page), choice);
  const choosable = Object.entries(choice.alternatives).filter(
    ([day, number]) => variant.booking.own.alternatives[Number(day)]?.[number - 1] !== undefined,
  );
  return {
    date: choice.date,
    ...(isChosen && group
      ? {
          people: group.people,
          tier: group.tier,
          children: group.children,
          singleRooms: group.singleRooms === 0 ? undefined : group.singleRooms,
          price: priceSeen(trip),
        }
      : {}),
    alternatives: Object.fromEntries(choosable),
    address: page.address + query,
  };
}

function priceSeen({ variant, answer }: Trip): PriceSeen | undefined {
  if (answer?.kind !== 'price') return undefined;
  const { perPerson, total, offer } = answer;
  return {
    ...(variant.prices?.per === 'group' ? {} : { perPerson }),
    total,
    ...(offer && { offer: offer.id }),
  };
}
