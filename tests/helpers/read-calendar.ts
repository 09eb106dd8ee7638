import ICAL from 'ical.js';

export interface ReadEvent {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly description: string;
}

/** What a calendar program understands of a calendar file. */
export function eventsOf(text: string): readonly ReadEvent[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    return {
      id: event.uid,
      start: event.startDate.toString(),
      end: event.endDate.toString(),
      summary: event.summary,
      description: event.description,
    };
  });
}
