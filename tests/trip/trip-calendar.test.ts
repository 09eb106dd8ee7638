import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarTrip, writeCalendar } from '../../src/features/package/download-calendar.ts';
import { wellFormedText } from '../arbitraries/texts.ts';
import { eventsOf } from '../helpers/read-calendar.ts';

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

  it('refuses a text that is no date', () => {
    expect(() => writeCalendar(TRIP, 'tomorrow', NOW)).toThrow('no date');
  });
});
