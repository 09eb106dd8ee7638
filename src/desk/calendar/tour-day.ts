import { answerTrip, type TripAnswer } from '../../pricing/answer-trip.ts';
import { unavailableReason } from '../../pricing/availability.ts';
import { addDays, isInRanges } from '../../pricing/dates.ts';
import type { CalendarDate, Season, TripCalendar } from '../../pricing/model.ts';
import { findSeason } from '../../pricing/rates.ts';
import type { DeskTour, DeskTrips } from '../store/api.ts';
import type { Documents } from '../store/documents.ts';
import { valueAt } from '../store/operation.ts';

type Unavailable = Extract<TripAnswer, { readonly kind: 'unavailable' }>;

/** The reason why a tour does not depart on a day, whatever today's date; undefined if it departs. */
export function findUnavailability(
  calendar: TripCalendar | undefined,
  day: CalendarDate,
): Unavailable['reason'] | undefined {
  // As if the day were the only one that can be booked: no other is looked at.
  return calendar && unavailableReason({ ...calendar, noticeDays: 0, bookableMonths: 0 }, day, day)?.reason;
}

/** Seasons that meet on some of the days, and which of the two applies; none if neither has priority. */
export function findOverlaps(
  seasons: readonly Season[],
  days: readonly CalendarDate[],
): readonly { readonly applies: string; readonly other: string }[] {
  const found = days.flatMap((day) => {
    const { applies, others } = seasonsOn(seasons, day);
    const lower = others.filter(({ priority }) => applies && priority < applies.priority);
    return lower.map(({ id }) => ({ applies: applies?.id ?? '', other: id }));
  });
  return [...new Map(found.map((pair) => [`${pair.applies} ${pair.other}`, pair])).values()];
}

/** A day, and the group that travels. */
export interface DayQuery {
  readonly day: CalendarDate;
  readonly people: number;
  readonly tier: string | undefined;
}

/** The price of an option of a tour on a day. */
export interface DayAnswer {
  readonly option: string | undefined;
  /** The price list; undefined if none applies. */
  readonly file: string | undefined;
  /** As if the day could be booked now, even if it is too near or too far. */
  readonly answer: TripAnswer;
  /** The reason why it cannot be booked today although it departs; undefined if it can. */
  readonly notToday: Unavailable['reason'] | undefined;
  /** The price outside of seasons and offers, in minor units. */
  readonly usual: number | undefined;
}

/** The price of each option of a tour on a day, as its page shows it. */
export function answerDay(
  { tables, ageGroups, today }: DeskTrips,
  { calendar, lists }: DeskTour,
  { day, people, tier }: DayQuery,
): readonly DayAnswer[] {
  const travellers = { adults: people, children: {}, singleRooms: 0 };
  const query = { travellers, ...(tier === undefined ? {} : { tier }) };
  return lists.map(({ option, file }) => {
    const table = file === undefined ? undefined : tables[file];
    const ask = (asked: typeof query & { readonly date?: CalendarDate }, now: CalendarDate): TripAnswer =>
      answerTrip(table, calendar, ageGroups, asked, now);
    const now = ask({ ...query, date: day }, today);
    const isOutside =
      now.kind === 'unavailable' && ['past', 'notice', 'too-far', 'too-late'].includes(now.reason);
    const then = isOutside ? ask({ ...query, date: day }, addDays(day, -(calendar?.noticeDays ?? 0))) : now;
    const usual = ask(query, today);
    return {
      option,
      file,
      // The nearest days are those that can be booked today.
      answer: isOutside && then.kind === 'unavailable' ? { ...then, nearest: now.nearest } : then,
      notToday: isOutside ? now.reason : undefined,
      usual: usual.kind === 'price' ? usual.perPerson : undefined,
    };
  });
}

/** True if a price list has prices of its own for a season, and not only a change or none. */
export function hasRowsOf(documents: Documents, list: string | undefined, season: string): boolean {
  return list !== undefined && valueAt(documents.get(list)?.value, ['seasons', season, 'rows']) !== undefined;
}

/** The season that applies on a day, then the others that include the day, with lower priority. */
export function seasonsOn(
  seasons: readonly Season[],
  day: CalendarDate,
): { readonly applies: Season | undefined; readonly others: readonly Season[] } {
  const applies = findSeason(seasons, day);
  return {
    applies,
    others: seasons.filter((season) => season !== applies && isInRanges(season.dates, day)),
  };
}
