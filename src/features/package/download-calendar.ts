import type { PackagePage, PlannedDay } from '../../domain/page-data.ts';
import { type CalendarDay, tripCalendar } from '../../domain/trip-calendar.ts';
import type { Trip } from './use-trip.ts';

/**
 * Saves the days of the trip, from a first day on, as a calendar file.
 *
 * @param start such as `2027-03-31`
 * @public Loaded on demand.
 */
export function downloadCalendar(page: PackagePage, trip: Trip, start: string, product: string): void {
  const days = trip.variant.days.map((day) => calendarDay(page, day, trip.choice.alternatives[day.number]));
  const text = tripCalendar({ id: page.id, product, url: page.address, days }, start, Date.now());
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${page.id}.ics`;
  link.click();
  URL.revokeObjectURL(address);
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
    title: `${page.name} · ${label}: ${spent.map(({ title }) => title).join(' / ')}`,
    lines: spent.flatMap(({ activities }) =>
      activities.map(({ time, text }) => (time === undefined ? text : `${time} ${text}`)),
    ),
  };
}
