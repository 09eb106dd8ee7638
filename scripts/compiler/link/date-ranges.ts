import { addDays, daysBetween, isCalendarDate, isInRanges } from '../../../src/pricing/dates.ts';
import type { CalendarDate, DateRange } from '../../../src/pricing/model.ts';

/** A leap year, which has every day that a year can have. */
const ANY_YEAR = 2028;
const YEARLY = 'MM-DD'.length;

/** True for a range that recurs every year. */
export function isYearly({ from }: DateRange): boolean {
  return from.length === YEARLY;
}

/** All days of ranges; for recurring ones, the days of one year. */
export function listDays(ranges: readonly DateRange[]): readonly CalendarDate[] {
  return ranges.flatMap((range) =>
    isYearly(range)
      ? DAYS_OF_ANY_YEAR.filter((day) => isInRanges([range], day))
      : daysBetweenDates(range.from, range.to),
  );
}

function daysBetweenDates(from: CalendarDate, to: CalendarDate): readonly CalendarDate[] {
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
}

const DAYS_OF_ANY_YEAR = daysBetweenDates(`${ANY_YEAR}-01-01`, `${ANY_YEAR}-12-31`);

/** True if recurring ranges leave no day of the year out. */
export function isWholeYear(ranges: readonly DateRange[]): boolean {
  const everyYear = ranges.filter(isYearly);
  return DAYS_OF_ANY_YEAR.every((day) => isInRanges(everyYear, day));
}

/**
 * The first day of both, written as in the data: with a year only where one of the two has one.
 *
 * @param except ranges whose days do not count; those of a single year leave days of every year
 */
export function firstCommonDay(
  left: readonly DateRange[],
  right: readonly DateRange[],
  except: readonly DateRange[] = [],
): string | undefined {
  const pairs = left.flatMap((one) => right.map((other) => [one, other] as const));
  for (const [one, other] of pairs) {
    const [range, within] = isYearly(one) ? [other, one] : [one, other];
    const without = isYearly(range) ? except.filter(isYearly) : except;
    const day = listDays([range]).find(
      (candidate) => isInRanges([within], candidate) && !isInRanges(without, candidate),
    );
    if (day !== undefined) return isYearly(range) ? day.slice('YYYY-'.length) : day;
  }
  return undefined;
}

/** The last day of ranges that all have years; undefined if one of them recurs. */
export function lastDay(ranges: readonly DateRange[]): CalendarDate | undefined {
  if (ranges.some(isYearly)) return undefined;
  return ranges
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
}

/**
 * Ranges with their years: recurring ones as the current or next dates.
 *
 * @param today without it recurring ranges are left out
 */
export function nextDates(
  ranges: readonly DateRange[],
  today: CalendarDate | undefined,
): readonly { readonly from: CalendarDate; readonly to: CalendarDate }[] {
  return ranges.flatMap((range) => {
    if (!isYearly(range)) return [range];
    if (today === undefined) return [];
    const year = Number(today.slice(0, 'YYYY'.length));
    return (
      [year - 1, year, year + 1].map((start) => inYear(range, start)).find(({ to }) => to >= today) ?? []
    );
  });
}

function inYear({ from, to }: DateRange, year: number): DateRange {
  return { from: dateIn(year, from), to: dateIn(from <= to ? year : year + 1, to) };
}

/** 29 February becomes the 28th in years without it. */
function dateIn(year: number, day: string): CalendarDate {
  const date = `${year}-${day}`;
  return isCalendarDate(date) ? date : `${year}-02-28`;
}
