import { answerTrip } from '../../pricing/answer-trip.ts';
import { type BookableDays, bookableDays } from '../../pricing/availability.ts';
import { todayIn } from '../../pricing/dates.ts';
import type { CalendarDate, TripAnswer, TripCalendar } from '../../pricing/model.ts';
import type { PriceTable } from '../../pricing/price-table.ts';
import type { PackagePage } from '../../shared/page-data/package.ts';
import { type BookingDetails, bookingMessage, priceSeen } from '../../trip/booking-message.ts';
import { groupFor, writeGroup } from '../../trip/trip-choice.ts';
import { rememberedGroup, rememberGroup } from '../../ui/prices/remembered-group.ts';
import { tripOffer } from './trip.ts';
import { type Group, isGroupChosen, shownGroup, type Trip, tripQuery } from './use-trip.ts';

export { BarPrice, TripDetails, VariantPrice } from './TripDetails.tsx';

/**
 * What a trip costs as chosen.
 *
 * @param now in milliseconds since 1970
 * @public Loaded on demand.
 */
export function answerFor(
  page: Pick<PackagePage, 'ageGroups' | 'calendar'>,
  table: PriceTable | undefined,
  group: Group | undefined,
  date: CalendarDate | undefined,
  now = Date.now(),
): TripAnswer {
  const { people = 1, children = {}, singleRooms = 0, tier } = group ?? {};
  const query = {
    ...(date === undefined ? {} : { date }),
    ...(tier === undefined ? {} : { tier }),
    travellers: { adults: people, children, singleRooms },
  };
  return answerTrip(table, page.calendar, page.ageGroups, query, findToday(page.calendar, now));
}

/**
 * The first and the last day that can be chosen; the last only where there is a calendar.
 *
 * @public Loaded on demand.
 */
export function choosableDays({ calendar }: PackagePage, now = Date.now()): Partial<BookableDays> {
  const today = findToday(calendar, now);
  return calendar ? bookableDays(calendar, today) : { first: today };
}

/** The operator's day; the visitor's, where no calendar says where the operator is. */
function findToday(calendar: TripCalendar | undefined, now: number): CalendarDate {
  return todayIn(calendar?.zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone, now);
}

/** Remembers for whom the trip is, for the pages to come; what this page cannot ask is not forgotten by looking at it. */
export function saveGroup(page: PackagePage, trip: Pick<Trip, 'choice' | 'group'>): void {
  if (!isGroupChosen(trip.choice)) return;
  const known = groupFor(rememberedGroup(), tripOffer(page));
  if (writeGroup(trip.choice) === writeGroup(known)) return;
  rememberGroup(writeGroup({ ...trip.choice, people: trip.group?.people ?? trip.choice.people }));
}

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
