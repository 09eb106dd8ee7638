import type { PackagePage } from '../../shared/page-data/package.ts';
import type { PlannedDay } from '../../shared/page-data/plan.ts';
import { type Trip, tripQuery } from './trip.ts';
import { tripFacts } from './trip-rules.ts';

/**
 * Saves the days of the trip as a calendar file.
 *
 * @public Loaded on demand.
 */
export function downloadCalendar(page: PackagePage, trip: Trip, start: string, product: string): void {
  const text = writeTripCalendar(page, trip, product, start, Date.now());
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${page.id}.ics`;
  link.click();
  URL.revokeObjectURL(address);
}

export function writeTripCalendar(
  page: PackagePage,
  trip: Trip,
  product: string,
  start: string,
  now: number,
): string {
  const [first, ...others] = trip.variant.days.map((day) =>
    calendarDay(page, day, trip.alternatives[day.number]),
  );
  const facts = tripFacts(page, trip).join(' · ');
  const days = first ? [{ ...first, lines: [facts, ...first.lines] }, ...others] : [];
  return writeCalendar({ id: page.id, product, url: page.address + tripQuery(page, trip), days }, start, now);
}

/** A day with its chosen alternative, or all of them while none is chosen. */
function calendarDay(
  page: PackagePage,
  { label, choices }: PlannedDay,
  chosen: number | undefined,
): CalendarDay {
  const picked = choices.filter((_, index) => chosen === undefined || index + 1 === chosen);
  const spent = picked.length > 0 ? picked : choices;
  return {
    title: `${page.name} · ${label} · ${spent.map(({ title }) => title).join(' / ')}`,
    lines: spent.flatMap(({ title, activities }) => [
      ...(spent.length > 1 ? [`${title}:`] : []),
      ...activities.map(({ time, text }) => (time === undefined ? text : `${time} ${text}`)),
    ]),
  };
}

interface CalendarDay {
  readonly title: string;
  readonly lines: readonly string[];
}

export interface CalendarTrip {
  /** Part of the events' ids: the same trip on the same dates has the same ids. */
  readonly id: string;
  readonly product: string;
  readonly url: string;
  readonly days: readonly CalendarDay[];
}

/** The format allows 75. */
const MAX_LINE_BYTES = 74;
const MILLISECONDS_A_DAY = 86_400_000;

/**
 * A calendar file (RFC 5545) with an all-day event for each day of a trip.
 *
 * @param start the first day, such as `2027-03-31`
 * @param now in milliseconds since 1970
 * @throws if `start` is no date
 */
export function writeCalendar(trip: CalendarTrip, start: string, now: number): string {
  const first = Date.parse(`${start}T00:00:00Z`);
  if (Number.isNaN(first)) throw new Error(`"${start}" is no date.`);
  const events = trip.days.flatMap((day, index) => {
    const from = first + index * MILLISECONDS_A_DAY;
    return [
      'BEGIN:VEVENT',
      `UID:${start}-${index + 1}-${trip.id}`,
      `DTSTAMP:${new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')}`,
      `DTSTART;VALUE=DATE:${formatCompactDate(from)}`,
      `DTEND;VALUE=DATE:${formatCompactDate(from + MILLISECONDS_A_DAY)}`,
      `SUMMARY:${escapeText(day.title)}`,
      `DESCRIPTION:${escapeText(day.lines.join('\n'))}`,
      `URL:${trip.url}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ];
  });
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(trip.product)}//calendar`,
    ...events,
    'END:VCALENDAR',
  ]
    .flatMap(foldLine)
    .map((line) => `${line}\r\n`)
    .join('');
}

function formatCompactDate(time: number): string {
  return new Date(time).toISOString().slice(0, 10).replaceAll('-', '');
}

function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

/** Folds long lines with a line break and a space, as the format requires. */
function foldLine(line: string): readonly string[] {
  const encoder = new TextEncoder();
  const folded: string[] = [];
  let current = '';
  let length = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (length + size > MAX_LINE_BYTES) {
      folded.push(current);
      current = ' ';
      length = 1;
    }
    current += character;
    length += size;
  }
  return [...folded, current];
}
