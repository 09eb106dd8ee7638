import type { CalendarDate } from './model.ts';

const MILLISECONDS_A_DAY = 86_400_000;
const MONTHS_A_YEAR = 12;

/** Later years than 9999 have another form. */
const LAST_DATE = '9999-12-31';

/** The date so many days later, or earlier if negative. */
export function addDays(date: CalendarDate, days: number): CalendarDate {
  return isoDate(timeOf(date) + days * MILLISECONDS_A_DAY);
}

/** The same day so many months later, or the last day of that month if it is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const count = year * MONTHS_A_YEAR + month - 1 + months;
  const lastDay = new Date(Date.UTC(Math.floor(count / MONTHS_A_YEAR), (count % MONTHS_A_YEAR) + 1, 0));
  return isoDate(lastDay.setUTCDate(Math.min(day, lastDay.getUTCDate())));
}

/** How many days the second date is after the first. */
export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (timeOf(to) - timeOf(from)) / MILLISECONDS_A_DAY;
}

/** 0 is Sunday. */
export function weekdayOf(date: CalendarDate): number {
  return new Date(timeOf(date)).getUTCDay();
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/**
 * The date at a moment where the operator is, wherever the visitor may be; in UTC where the browser does not know
 * the zone.
 *
 * @param zone IANA name, such as `Europe/Rome`
 * @param now in milliseconds since 1970
 */
export function todayIn(zone: string, now: number): CalendarDate {
  try {
    const parts = new Intl.DateTimeFormat(undefined, {
      timeZone: zone,
      calendar: 'gregory',
      numberingSystem: 'latn',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    }).formatToParts(now);
    const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
    return `${part('year')}-${part('month')}-${part('day')}`;
  } catch {
    return isoDate(now);
  }
}

/** Midnight in UTC: dates are counted without time zones. */
function timeOf(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function isoDate(time: number): CalendarDate {
  const text = new Date(time).toISOString();
  return text.startsWith('+') ? LAST_DATE : text.slice(0, 10);
}
