import type { CalendarDate, DateRange } from './model.ts';

const MILLISECONDS_A_DAY = 86_400_000;
const MONTHS_A_YEAR = 12;

/** Later years than 9999 have another form. */
const LAST_DATE = '9999-12-31';

export function addDays(date: CalendarDate, days: number): CalendarDate {
  return toIsoDate(parseDate(date) + days * MILLISECONDS_A_DAY);
}

/** The same day of a later month, or its last day if the month is shorter. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const count = year * MONTHS_A_YEAR + month - 1 + months;
  const lastDay = new Date(Date.UTC(Math.floor(count / MONTHS_A_YEAR), (count % MONTHS_A_YEAR) + 1, 0));
  return toIsoDate(lastDay.setUTCDate(Math.min(day, lastDay.getUTCDate())));
}

export function daysBetween(from: CalendarDate, to: CalendarDate): number {
  return (parseDate(to) - parseDate(from)) / MILLISECONDS_A_DAY;
}

/** 0 is Sunday. */
export function findWeekday(date: CalendarDate): number {
  return new Date(parseDate(date)).getUTCDay();
}

function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
}

/**
 * The date in a time zone; in UTC where the browser does not know the zone.
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
    return toIsoDate(now);
  }
}

/** The time of day in a time zone, `17:05`; empty if the browser does not know the zone. */
export function timeIn(zone: string, now: number): string {
  try {
    const parts = new Intl.DateTimeFormat(undefined, {
      timeZone: zone,
      numberingSystem: 'latn',
      hourCycle: 'h23',
      hour: '2-digit',
      minute: '2-digit',
    }).formatToParts(now);
    const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value.padStart(2, '0');
    return `${part('hour')}:${part('minute')}`;
  } catch {
    return '';
  }
}

/** Midnight in UTC: dates have no time zone. */
function parseDate(date: CalendarDate): number {
  return Date.parse(`${date}T00:00:00Z`);
}

function toIsoDate(time: number): CalendarDate {
  const text = new Date(time).toISOString();
  return text.startsWith('+') ? LAST_DATE : text.slice(0, 10);
}

export function isInRanges(ranges: readonly DateRange[], date: CalendarDate): boolean {
  return ranges.some((range) => isInRange(range, date));
}

/** Both ends count. Yearly ranges that end before they begin span New Year. */
function isInRange({ from, to }: DateRange, date: CalendarDate): boolean {
  if (from.length > LEAP_DAY.length) return from <= date && date <= to;
  const day = date.slice(-LEAP_DAY.length);
  const starts = resolveDay(date, from) <= day;
  const ends = day <= resolveDay(date, to);
  return from <= to ? starts && ends : starts || ends;
}

const LEAP_DAY = '02-29';

/** A yearly day in the year of a date: 29 February is the 28th in most. */
function resolveDay(date: CalendarDate, day: string): string {
  return day === LEAP_DAY && !isLeapYear(Number(date.slice(0, 4))) ? '02-28' : day;
}

/** Accepts real dates only: `2027-03-31`, but not `2027-02-29`. */
export function isCalendarDate(text: string): boolean {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00Z`);
  // Some browsers parse 30 February as the second of March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const STYLES = {
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  short: { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' },
} as const;

/** Formats a date, such as `Wednesday 14 July 2027`; the same in every time zone. */
export function formatDate(locale: string, date: CalendarDate, style: keyof typeof STYLES = 'long'): string {
  const format = new Intl.DateTimeFormat(locale, { ...STYLES[style], timeZone: 'UTC' });
  return format.format(new Date(`${date}T00:00:00Z`));
}
