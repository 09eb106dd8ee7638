import ICAL from 'ical.js';

export interface ReadEvent {
  readonly id: string;
  readonly start: string;
  readonly end: string;
  readonly summary: string;
  readonly description: string;
}

/** The events of a calendar file, as a calendar program reads them. */
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
