import { answerTrip } from '../../pricing/answer-trip.ts';
import { type BookableDays, bookableDays } from '../../pricing/availability.ts';
import { todayIn } from '../../pricing/dates.ts';
import type { CalendarDate, TripAnswer, TripCalendar } from '../../pricing/model.ts';
import type { PriceTable } from '../../pricing/price-table.ts';
import type { PackagePage } from '../../shared/page-data/package.ts';
import { type BookingDetails, bookingMessage, priceSeen } from '../../trip/booking-message.ts';
import { groupFor, writeGroup } from '../../trip/trip-choice.ts';
import { storedGroup, storeGroup } from '../../ui/prices/use-group-prices.ts';
import { type Group, isGroupChosen, shownGroup, type Trip, tripOffer, tripQuery } from './trip.ts';

export { BarPrice, TripDetails, VariantPrice } from './TripDetails.tsx';

/**
 * Answers for the chosen group and date.
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
 * The bookable days; without a calendar, all from today on.
 *
 * @public Loaded on demand.
 */
export function choosableDays({ calendar }: PackagePage, now = Date.now()): Partial<BookableDays> {
  const today = findToday(calendar, now);
  return calendar ? bookableDays(calendar, today) : { first: today };
}

/** Today in the calendar's zone; in the visitor's without a calendar. */
function findToday(calendar: TripCalendar | undefined, now: number): CalendarDate {
  return todayIn(calendar?.zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone, now);
}

/** Saves the group for other pages, unless it only lacks what this page cannot ask for. */
export function saveGroup(page: PackagePage, trip: Pick<Trip, 'choice' | 'group'>): void {
  if (!isGroupChosen(trip.choice)) return;
  const known = groupFor(storedGroup(), tripOffer(page));
  if (writeGroup(trip.choice) === writeGroup(known)) return;
  storeGroup(writeGroup({ ...trip.choice, people: trip.group?.people ?? trip.choice.people }));
}

export function tripMessage(page: PackagePage, trip: Trip): string {
  const { booking } = trip.variant;
  const operator = page.booking.operator &&
    booking.operator && { ...page.booking.operator, ...booking.operator };
  return bookingMessage({ ...page.booking.own, ...booking.own }, operator, bookingDetails(page, trip));
}

/**
 * The trip as the page shows it, and its address: group and accommodation class only where there is a price table, days
 * only of the shown option.
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
