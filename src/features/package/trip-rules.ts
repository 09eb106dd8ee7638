import { answerTrip } from '../../pricing/answer-trip.ts';
import { type BookableDays, bookableDays } from '../../pricing/availability.ts';
import { todayIn } from '../../pricing/calendar-date.ts';
import type { CalendarDate, TripAnswer, TripCalendar } from '../../pricing/model.ts';
import type { PriceTable } from '../../pricing/price-table.ts';
import type { PackagePage } from '../../shared/page-data/package.ts';
import type { Group } from './use-trip.ts';

export { BarPrice, VariantPrice } from './BarPrice.tsx';
export { keepGroup } from './keep-group.ts';
export { TripDetails } from './TripDetails.tsx';
export { tripMessage } from './trip-message.ts';

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
  return answerTrip(table, page.calendar, page.ageGroups, query, todayOf(page.calendar, now));
}

/**
 * The first and the last day that can be chosen; the last only where there is a calendar.
 *
 * @public Loaded on demand.
 */
export function choosableDays({ calendar }: PackagePage, now = Date.now()): Partial<BookableDays> {
  const today = todayOf(calendar, now);
  return calendar ? bookableDays(calendar, today) : { first: today };
}

/** The operator's day; the visitor's, where no calendar says where the operator is. */
function todayOf(calendar: TripCalendar | undefined, now: number): CalendarDate {
  return todayIn(calendar?.zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone, now);
}
