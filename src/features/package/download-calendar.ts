import type { PackagePage } from '../../shared/page-data/package.ts';
import type { PlannedDay } from '../../shared/page-data/plan.ts';
import { type CalendarDay, tripCalendar } from '../../trip/trip-calendar.ts';
import type { Trip } from './use-trip.ts';

/**
 * Saves the days of the trip, from a first day on, as a calendar file.
 *
 * @param start such as `2027-03-31`
 * @public Loaded on demand.
 */
export function downloadCalendar(page: PackagePage, trip: Trip, start: string, product: string): void {
  const text = calendarOf(page, trip, product, start, Date.now());
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${page.id}.ics`;
  link.click();
  URL.revokeObjectURL(address);
}

/**
 * The calendar file of a trip as chosen: an event for each day, whose description lists its stops.
 *
 * @param start such as `2027-03-31`
 * @param now the moment of writing, in milliseconds since 1970
 */
export function calendarOf(
  page: PackagePage,
  { variant, alternatives }: Pick<Trip, 'alternatives' | 'variant'>,
  product: string,
  start: string,
  now: number,
): string {
  const days = variant.days.map((day) => calendarDay(page, day, alternatives[day.number]));
  return tripCalendar({ id: page.id, product, url: page.address, days }, start, now);
}

/** A day as chosen; with all its choices while none is. */
function calendarDay(
  page: PackagePage,
  { label, choices }: PlannedDay,
  chosen: number | undefined,
): CalendarDay {
  const picked = choices.filter((_, index) => chosen === undefined || index + 1 === chosen);
  const spent = picked.length > 0 ? picked : choices;
  return {
    title: `${page.name} · ${label} · ${spent.map(({ title }) => title).join(' / ')}`,
    lines: spent.flatMap(({ activities }) =>
      activities.map(({ time, text }) => (time === undefined ? text : `${time} ${text}`)),
    ),
  };
}
