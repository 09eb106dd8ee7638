import type { CalendarDate } from '../pricing/model.ts';

/** How much of a date is written: all of it, or what fits on a button. */
const STYLES = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
} as const;

/** A date as a language writes it, such as `Wednesday 14 July 2027`; the same in every time zone. */
export function writtenDate(locale: string, date: CalendarDate, style: keyof typeof STYLES = 'long'): string {
  const format = new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
