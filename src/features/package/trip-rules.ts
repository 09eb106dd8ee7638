import { answerTrip, type TripAnswer } from '../../pricing/answer-trip.ts';
import { type BookableDays, bookableDays } from '../../pricing/availability.ts';
import { timeIn, todayIn } from '../../pricing/dates.ts';
import type { CalendarDate, TripCalendar } from '../../pricing/model.ts';
import type { PriceTable } from '../../pricing/price-table.ts';
import type { PackagePage } from '../../shared/page-data/package.ts';
import {
  type BookingDetails,
  bookingMessage,
  describeTrip,
  findMentionedPrice,
  findPriceQuestion,
} from '../../trip/booking-message.ts';
import { groupFor, writeGroup } from '../../trip/trip-choice.ts';
import { storedGroup, storeGroup } from '../../ui/prices/use-group-prices.ts';
import {
  type Group,
  isGroupChosen,
  otherSizeQuery,
  shownGroup,
  type Trip,
  tripOffer,
  tripQuery,
} from './trip.ts';

/** The parts of a trip that its facts come from. */
type TripShown = Pick<Trip, 'alternatives' | 'answer' | 'choice' | 'group' | 'variant'>;

export { LinePrice, TripDetails, VariantPrice } from './TripDetails.tsx';

/**
 * Answers for the chosen group and date.
 *
 * @public Loaded on demand.
 */
export function answerFor(
  page: Pick<PackagePage, 'ageGroups' | 'calendar'>,
  table: PriceTable | undefined,
  group: Group,
  date: CalendarDate | undefined,
): TripAnswer {
  const now = Date.now();
  const { people, children, singleRooms, tier } = group;
  const query = { date, tier, travellers: { adults: people, children, singleRooms } };
  const time = page.calendar && timeIn(page.calendar.zone, now);
  return answerTrip(table, page.calendar, page.ageGroups, query, findToday(page.calendar, now), time);
}

/**
 * The bookable days; without a calendar, all from today on.
 *
 * @public Loaded on demand.
 */
export function choosableDays({ calendar }: PackagePage): Partial<BookableDays> {
  const now = Date.now();
  const today = findToday(calendar, now);
  return calendar ? bookableDays(calendar, today, timeIn(calendar.zone, now)) : { first: today };
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
  storeGroup(writeGroup({ ...trip.choice, people: trip.group.people }));
}

export function tripMessage(page: PackagePage, trip: TripShown): string {
  const answer = trip.answer ?? answerFor(page, trip.variant.prices, trip.group, trip.choice.date);
  const question = findPriceQuestion(answer);
  return writeMessage(page, trip, { ...bookingDetails(page, trip), question });
}

/** Asks for the price of a group that the table does not list: names neither the shown group nor its price. */
export function otherSizeMessage(page: PackagePage, trip: Trip): string {
  const { date, alternatives } = bookingDetails(page, trip);
  const address = page.address + otherSizeQuery(page, withoutPastDay(trip));
  return writeMessage(page, trip, { date, alternatives, address, question: 'otherSize' });
}

function writeMessage(page: PackagePage, { variant }: TripShown, details: BookingDetails): string {
  const { booking } = variant;
  const operator = page.booking.operator &&
    booking.operator && { ...page.booking.operator, ...booking.operator };
  return bookingMessage({ ...page.booking.own, ...booking.own }, operator, details);
}

/** The trip's facts in the words of the page, without its price. */
export function tripFacts(page: PackagePage, trip: TripShown): readonly string[] {
  const words = { ...page.booking.own, ...trip.variant.booking.own };
  return describeTrip(words, { ...bookingDetails(page, trip), price: undefined });
}

/** The trip without a day that has passed, as in an old address: nobody can ask for it. */
function withoutPastDay<Shown extends TripShown>(trip: Shown): Shown {
  const isPast = trip.answer?.kind === 'unavailable' && trip.answer.reason === 'past';
  return isPast ? { ...trip, choice: { ...trip.choice, date: undefined } } : trip;
}

/** The trip as the page shows it, and its address; days only of the shown option. */
export function bookingDetails(page: PackagePage, shown: TripShown): BookingDetails {
  const trip = withoutPastDay(shown);
  return {
    ...shownGroup(trip),
    date: trip.choice.date,
    alternatives: trip.alternatives,
    price: findMentionedPrice(trip.variant.prices?.per, trip.answer),
    address: page.address + tripQuery(page, trip),
  };
}
