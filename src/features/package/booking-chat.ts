import type { PackagePage } from '../../shared/page-data/package.ts';
import { isMoreChosen, type Trip, tripQuery } from './use-trip.ts';

/** What the chat says of the trip: in few words, until the rules are there or where they cannot be fetched. */
export function bookingChat(page: PackagePage, trip: Trip): string {
  const { variant, rules, choice } = trip;
  if (!isMoreChosen(choice)) return variant.chatMessage;
  if (rules) return rules.tripMessage(page, trip);
  return `${variant.booking.own.opening}\n${page.address}${tripQuery(page, trip)}`;
}
