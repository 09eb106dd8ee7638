import { isLeapYear } from './calendar-date.ts';
import type { CalendarDate, DateRange } from './model.ts';

/** Whether a date lies in one of the ranges. */
export function isInRanges(ranges: readonly DateRange[], date: CalendarDate): boolean {
  return ranges.some((range) => isInRange(range, date));
}

/** Both ends count. Days of every year go on over New Year where they end before they begin. */
function isInRange({ from, to }: DateRange, date: CalendarDate): boolean {
  if (from.length > LEAP_DAY.length) return from <= date && date <= to;
  const day = date.slice(-LEAP_DAY.length);
  const starts = dayIn(date, from) <= day;
  const ends = day <= dayIn(date, to);
  return from <= to ? starts && ends : starts || ends;
}

const LEAP_DAY = '02-29';

/** The day of every year as it is in the year of a date: in most, 29 February is the 28th. */
function dayIn(date: CalendarDate, day: string): string {
  return day === LEAP_DAY && !isLeapYear(Number(date.slice(0, 4))) ? '02-28' : day;
}
