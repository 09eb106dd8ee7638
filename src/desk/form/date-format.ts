import { cacheResults } from '../../shared/cache-results.ts';

/** A format of dates, cached since making one is slow. */
export const dateFormat = cacheResults(
  (locale: string, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options),
);

/** A day of every year. */
const YEARLY = /^\d{2}-\d{2}$/;

/** A day in the desk's language, with its year if it has one; other texts are returned unchanged. */
export function formatDay(day: string, locale: string): string {
  const isYearly = YEARLY.test(day);
  const date = Date.parse(`${isYearly ? '2028-' : ''}${day}T00:00:00Z`);
  if (Number.isNaN(date)) return day;
  const year = isYearly ? {} : ({ year: 'numeric' } as const);
  return dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC', ...year }).format(date);
}

/** A range of days as the desk's language writes it; a single day alone. */
export function formatRange(from: string, to: string, locale: string): string {
  const [first, last] = [formatDay(from, locale), formatDay(to, locale)];
  return first === last ? first : `${first} – ${last}`;
}

/** An instant as the desk's language writes it, in the time zone of the computer. */
export function formatInstant(at: string, locale: string): string {
  return dateFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(at));
}
