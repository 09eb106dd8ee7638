import { addDays, daysBetween } from '../../pricing/dates.ts';
import type { CalendarDate } from '../../pricing/model.ts';

/** Days in a row that have something in common, counted from the first day of the year. */
export interface Run<Value> {
  readonly start: number;
  readonly length: number;
  readonly value: Value;
}

/** All days of a year, without any time zone. */
export function daysOfYear(year: number): readonly CalendarDate[] {
  const first = `${String(year).padStart(4, '0')}-01-01`;
  const count = daysBetween(first, `${first.slice(0, 4)}-12-31`) + 1;
  return Array.from({ length: count }, (_, index) => addDays(first, index));
}

/** The days of a month, `2027-02`. */
export function daysOfMonth(month: string): readonly CalendarDate[] {
  return daysOfYear(Number(month.slice(0, 4))).filter((day) => day.startsWith(month));
}

/** Runs of days with the same value; days without a value belong to none. */
export function findRuns<Value extends string>(
  days: readonly CalendarDate[],
  findValue: (day: CalendarDate) => Value | undefined,
): readonly Run<Value>[] {
  const runs: Run<Value>[] = [];
  days.forEach((day, index) => {
    const value = findValue(day);
    const last = runs.at(-1);
    if (value === undefined) return;
    if (last && last.value === value && last.start + last.length === index)
      runs[runs.length - 1] = { ...last, length: last.length + 1 };
    else runs.push({ start: index, length: 1, value });
  });
  return runs;
}
