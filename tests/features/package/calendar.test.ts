import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CalendarTrip,
  writeCalendar,
  writeTripCalendar,
} from '../../../src/features/package/download-calendar.ts';
import { resolveTrip, type Trip } from '../../../src/features/package/trip.ts';
import { tripFacts } from '../../../src/features/package/trip-rules.ts';
import { type DayChoices, NO_CHOICE, ONLY_OPTION } from '../../../src/trip/trip-choice.ts';
import { wellFormedText } from '../../arbitraries/texts.ts';
import { packagePages } from '../../helpers/package-pages.ts';
import { eventsOf, type ReadEvent } from '../../helpers/read-calendar.ts';

const trips = packagePages.flatMap((page) => page.variants.map((variant) => ({ page, variant })));

function tripOn({ page, variant }: (typeof trips)[number], alternatives: DayChoices): Trip {
  const key = variant.option?.id ?? ONLY_OPTION;
  const choice = { ...NO_CHOICE, option: variant.option?.id, alternatives: { [key]: alternatives } };
  return { ...resolveTrip(page, variant, choice, undefined), change: () => undefined };
}

function events({ page, variant }: (typeof trips)[number], alternatives = {}): readonly ReadEvent[] {
  const now = Date.UTC(2026, 0, 15, 9, 30);
  return eventsOf(
    writeTripCalendar(page, tripOn({ page, variant }, alternatives), 'Tours', '2028-02-28', now),
  );
}

describe('the calendar file of a package and an option', () => {
  it('has an event for each day that names package, day and ways to spend it, and lists the stops of each with their times', () => {
    for (const trip of trips) {
      const wanted = trip.variant.days.map(({ label, choices }) => ({
        summary: `${trip.page.name} · ${label} · ${choices.map(({ title }) => title).join(' / ')}`,
        description: choices
          .flatMap(({ title, activities }) => [
            ...(choices.length > 1 ? [`${title}:`] : []),
            ...activities.map(({ time, text }) => (time ? `${time} ${text}` : text)),
          ])
          .join('\n'),
      }));
      const [first] = wanted;
      const facts = tripFacts(trip.page, tripOn(trip, {})).join(' · ');
      if (first) first.description = first.description === '' ? facts : `${facts}\n${first.description}`;
      const read = events(trip).map(({ summary, description }) => ({ summary, description }));
      expect(read).toEqual(wanted);
      expect(new Set(events(trip).map(({ id }) => id)).size).toBe(wanted.length);
    }
  });

  it('goes from day to day, each event ending where the next begins', () => {
    const dates = ['2028-02-28', '2028-02-29', '2028-03-01', '2028-03-02', '2028-03-03'];
    const read = trips.map((trip) => events(trip)).find(({ length }) => length === 4) ?? [];
    expect(read.map(({ start }) => start)).toEqual(dates.slice(0, 4));
    expect(read.map(({ end }) => end)).toEqual(dates.slice(1));
  });

  it('holds only the chosen way to spend a day', () => {
    const choosable = trips.flatMap((trip) =>
      trip.variant.days.flatMap(({ number, choices }, index) =>
        choices[1] ? [{ second: choices[1], event: events(trip, { [number]: 2 })[index] }] : [],
      ),
    );
    expect(choosable.length).toBeGreaterThan(0);
    for (const { event, second } of choosable) {
      expect(event?.summary.endsWith(` · ${second.title}`)).toBe(true);
      // The first line of the first day names the trip's facts.
      expect(event?.description.split('\n').slice(-second.activities.length)).toEqual(
        second.activities.map(({ time, text }) => (time ? `${time} ${text}` : text)),
      );
    }
  });
});

const NOW = Date.UTC(2026, 0, 15, 9, 30);
const TRIP: CalendarTrip = {
  id: 'lake-tour',
  product: 'Lake tours',
  url: 'https://tours.example/lake',
  days: [
    { title: 'Day 1: the lake', lines: ['10:00–11:00 Boat', 'Swim'] },
    { title: 'Day 2: the summit', lines: [] },
  ],
};

/** Calendars know one kind of line break, and no control characters. */
const plainText = wellFormedText.map((text) => text.replace(/\p{Cc}/gu, ' '));

describe('tripCalendar', () => {
  it('is the file that calendar programs ask for', () => {
    const oneDay = { ...TRIP, days: [{ title: 'Lake, summit', lines: ['Boat', 'Swim; rest'] }] };
    expect(writeCalendar(oneDay, '2027-03-31', NOW).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Lake tours//calendar',
      'BEGIN:VEVENT',
      'UID:2027-03-31-1-lake-tour',
      'DTSTAMP:20260115T093000Z',
      'DTSTART;VALUE=DATE:20270331',
      'DTEND;VALUE=DATE:20270401',
      'SUMMARY:Lake\\, summit',
      'DESCRIPTION:Boat\\nSwim\\; rest',
      'URL:https://tours.example/lake',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is read as it was written, whatever the texts', () => {
    fc.assert(
      fc.property(plainText, fc.array(plainText), (title, lines) => {
        const text = writeCalendar({ ...TRIP, days: [{ title, lines }] }, '2027-03-31', NOW);
        const [event] = eventsOf(text);
        expect([event?.summary, event?.description]).toEqual([title, lines.join('\n')]);
      }),
    );
  });

  it('has no line of more than 75 bytes', () => {
    fc.assert(
      fc.property(wellFormedText, (title) => {
        const text = writeCalendar({ ...TRIP, days: [{ title, lines: [title, title] }] }, '2027-03-31', NOW);
        const longest = Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)));
        expect(longest).toBeLessThanOrEqual(75);
      }),
    );
  });
});
