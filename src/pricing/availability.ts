import { addDays, addMonths, daysBetween, findWeekday, isInRanges } from './dates.ts';
import type { CalendarDate, Departures, TripCalendar } from './model.ts';

/** The reason why a trip does not go on a day, the closure if that is the reason, and the nearest days on which it does. */
export interface Unavailable {
  readonly kind: 'unavailable';
  readonly reason: 'closed' | 'no-departure' | 'notice' | 'past' | 'sold-out' | 'too-far' | 'too-late';
  readonly closure?: string;
  readonly nearest: readonly CalendarDate[];
}

/** The days on which a trip can be booked, both included; none if the first is after the last. */
export interface BookableDays {
  readonly first: CalendarDate;
  readonly last: CalendarDate;
}

const MAX_NEAREST = 3;

/**
 * The bookable days: from the notice's on, or the day after where bookings for it have ended.
 *
 * @param today in the operator's zone
 * @param time of day in that zone, `17:05`; without it bookings have not ended
 */
export function bookableDays(
  { noticeDays, bookableMonths, startsAt }: Pick<TripCalendar, 'bookableMonths' | 'noticeDays' | 'startsAt'>,
  today: CalendarDate,
  time = '',
): BookableDays {
  const isOver = startsAt !== undefined && time >= startsAt;
  return { first: addDays(today, noticeDays + (isOver ? 1 : 0)), last: addMonths(today, bookableMonths) };
}

/**
 * The reason why a trip does not go on a day, and the nearest days on which it does; undefined if it goes.
 *
 * @param today in the operator's zone
 * @param time see `bookableDays`
 */
export function unavailableReason(
  calendar: TripCalendar,
  date: CalendarDate,
  today: CalendarDate,
  time?: string,
): Unavailable | undefined {
  const days = bookableDays(calendar, today, time);
  const noticeEnds = addDays(today, calendar.noticeDays);
  const reason = checkBookable(days, date, today, noticeEnds) ?? findObstacle(calendar, date);
  return reason && { kind: 'unavailable', ...reason, nearest: findNearestDates(calendar, date, days) };
}

type Obstacle = Pick<Unavailable, 'closure' | 'reason'>;

function checkBookable(
  { first, last }: BookableDays,
  date: CalendarDate,
  today: CalendarDate,
  noticeEnds: CalendarDate,
): Obstacle | undefined {
  if (date < today) return { reason: 'past' };
  if (date < first) return { reason: date < noticeEnds ? 'notice' : 'too-late' };
  return date > last ? { reason: 'too-far' } : undefined;
}

/** The obstacle on a day, whether or not it is bookable. */
function findObstacle(calendar: TripCalendar, date: CalendarDate): Obstacle | undefined {
  const closure = calendar.closed
    .filter(({ dates }) => isInRanges(dates, date))
    .reduce<string | undefined>(
      (first, { id }) => (first !== undefined && first < id ? first : id),
      undefined,
    );
  if (closure !== undefined) return { reason: 'closed', closure };
  if (calendar.soldOut.includes(date)) return { reason: 'sold-out' };
  return calendar.departures && !departsOn(calendar.departures, date)
    ? { reason: 'no-departure' }
    : undefined;
}

function departsOn({ weekdays, dates, fixed }: Departures, date: CalendarDate): boolean {
  return (
    (fixed?.includes(date) ?? true) &&
    (weekdays?.includes(findWeekday(date)) ?? true) &&
    (dates === undefined || isInRanges(dates, date))
  );
}

/** The nearest days on which a trip goes; the earlier of two as near comes first. */
function findNearestDates(
  calendar: TripCalendar,
  date: CalendarDate,
  { first, last }: BookableDays,
): readonly CalendarDate[] {
  const nearest: CalendarDate[] = [];
  const toFirst = daysBetween(date, first);
  const toLast = daysBetween(date, last);
  // Days outside the bookable ones are skipped.
  const start = Math.max(toFirst, -toLast, 0);
  const end = Math.max(-toFirst, toLast);
  for (let distance = start; distance <= end && nearest.length < MAX_NEAREST; distance++) {
    for (const days of distance === 0 ? [0] : [-distance, distance]) {
      if (days < toFirst || days > toLast) continue;
      const candidate = addDays(date, days);
      if (!findObstacle(calendar, candidate)) nearest.push(candidate);
    }
  }
  return nearest.slice(0, MAX_NEAREST);
}
