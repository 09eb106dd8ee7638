import { chatLink } from '../../domain/chat-link.ts';
import type { PackagePage } from '../../domain/page-data/package.ts';
import { isMoreChosen, type Trip, tripQuery } from './use-trip.ts';

/** The chat with the message of the trip: in few words, until the rules are there or where they cannot be fetched. */
export function bookingChat(page: PackagePage, trip: Trip, template: string): string {
  const { variant, rules, choice } = trip;
  if (!isMoreChosen(choice)) return variant.chatHref;
  if (rules) return rules.bookingLink(page, trip, template);
  return chatLink(template, `${variant.booking.own.opening}\n${page.address}${tripQuery(page, trip)}`);
}
