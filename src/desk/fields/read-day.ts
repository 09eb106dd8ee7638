import { addDays, daysBetween, todayIn } from '../../pricing/dates.ts';
import { dateFormat } from '../form/date-format.ts';

/** A day as the data has it: `2026-12-24`, or `12-24` for every year. */
export type Day = string;

/** Not a date, not a day of the calendar, or without a required year. */
export type DayProblem = 'none' | 'unreal' | 'year';

/** A typed day, or the reason why it cannot be read. */
type ReadDay = { readonly day: Day } | { readonly reason: DayProblem };

/** The date where the operator is. */
export function localToday(): Day {
  return todayIn(new Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now());
}

/** The numbers of a typed day; without a year it is of every year. */
interface Parts {
  readonly day: number;
  readonly month: number;
  readonly year?: number | undefined;
}

const NONE: ReadDay = { reason: 'none' };

/**
 * Reads a day as people write it: `24 Dec 2026`, `24/12/26`, `Dec 24, 2026`, `2026-12-24`. Numbers alone are day and
 * month in this order, unless that is impossible.
 *
 * @param locales of the languages in which months may be named
 */
export function readDay(typed: string, locales: readonly string[], needsYear: boolean): ReadDay {
  const parts = splitDay(typed, locales);
  if (!parts) return NONE;
  const { day, month, year } = parts;
  const yearly = `${pad(month)}-${pad(day)}`;
  // A leap year has every day that a yearly one can be.
  const full = `${pad(year ?? 2028, 4)}-${yearly}`;
  if (!isReal(full)) return { reason: 'unreal' };
  if (year !== undefined) return { day: full };
  return needsYear ? { reason: 'year' } : { day: yearly };
}

function splitDay(typed: string, locales: readonly string[]): Parts | undefined {
  const text = typed
    .trim()
    .toLowerCase()
    .replace(/(\d)(?:st|nd|rd|th)\b/, '$1')
    .replace(/\bof\b/, ' ');
  if (!/^[\p{L}\d\s.,/'’–-]+$/u.test(text)) return undefined;
  const numbers = (text.match(/\d+/g) ?? []).map(Number);
  const all = text.match(/\p{L}+/gu) ?? [];
  const [first = ''] = all;
  const words = all.length > 1 && findName(first, 'weekday', locales) !== undefined ? all.slice(1) : all;
  const [word, ...others] = words;
  if (word === undefined) return fromNumbers(numbers);
  const month = findName(word, 'month', locales);
  if (month === undefined || others.length > 0) return undefined;
  const [one = 0, two, ...more] = numbers;
  if (more.length > 0 || numbers.length === 0) return undefined;
  if (two === undefined) return one > 31 ? undefined : { day: one, month };
  return one > 31 ? withYear({ day: two, month }, one) : withYear({ day: one, month }, two);
}

function fromNumbers(numbers: readonly number[]): Parts | undefined {
  const [one, two, three, ...more] = numbers;
  if (one === undefined || two === undefined || more.length > 0) return undefined;
  if (three === undefined) return inOrder(one, two);
  if (one >= 1000) return { year: one, month: two, day: three };
  const parts = inOrder(one, two);
  return parts && withYear(parts, three);
}

/** Day and month; month and day where only that is possible. */
function inOrder(one: number, two: number): Parts | undefined {
  if (one > 31 || two > 31) return undefined;
  return two > 12 && one <= 12 ? { day: two, month: one } : { day: one, month: two };
}

function withYear(parts: Parts, typed: number): Parts | undefined {
  const year = typed > TYPED_CENTURY && typed < 100 ? 2000 + typed : typed;
  return year >= 1000 && year <= 9999 ? { ...parts, year } : undefined;
}

/** Up to this number two digits are the beginning of a year that is still being typed, such as 20 for 2027. */
const TYPED_CENTURY = 20;

function pad(number: number, length = 2): string {
  return String(number).padStart(length, '0');
}

function isReal(date: string): boolean {
  const time = Date.parse(`${date}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}

/** Fewest letters of a shortened month or weekday. */
const MIN_LETTERS = 3;

/** The number of a month or weekday, from 1, whose name begins with a word; undefined if none does. */
function findName(word: string, kind: 'month' | 'weekday', locales: readonly string[]): number | undefined {
  if (word.length < MIN_LETTERS) return undefined;
  const count = kind === 'month' ? 12 : 7;
  const found = Array.from({ length: count }, (_, index) => index + 1).find((number) =>
    locales.some((locale) =>
      (['long', 'short'] as const).some((width) => {
        // The 1st of January 2024 was a Monday.
        const time = kind === 'month' ? Date.UTC(2024, number - 1, 1) : Date.UTC(2024, 0, number);
        const name = dateFormat(locale, { [kind]: width, timeZone: 'UTC' })
          .format(time)
          .toLowerCase();
        return name.startsWith(word);
      }),
    ),
  );
  return found;
}

/** True if a day is of every year. */
export function isYearly(day: Day): boolean {
  return day.length === 'MM-DD'.length;
}

/**
 * The other end of a period in the form of the end that was changed: both are of every year, or both of one.
 *
 * @param isFirst true if the other end is the first day
 */
export function matchForm(other: Day, changed: Day, isFirst: boolean): Day {
  if (isYearly(changed)) return other.slice(-'MM-DD'.length);
  if (!isYearly(other)) return other;
  const year = Number(changed.slice(0, 'YYYY'.length));
  const isAcross = isFirst ? other > changed.slice('YYYY-'.length) : other < changed.slice('YYYY-'.length);
  const own = isAcross ? year + (isFirst ? -1 : 1) : year;
  // Not every year has the 29th of February.
  return isReal(`${own}-${other}`) ? `${own}-${other}` : `${own}-02-28`;
}

/** The next such day from another one on, where a day is of every year. */
export function nextDay(day: Day, from: Day): Day {
  return isYearly(day) ? matchForm(day, from, false) : day;
}

/** A first and a last day. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
}

/** The last day of a period whose first day was changed: a period that would end before it begins keeps its length. */
export function matchLast({ from, to }: Period, first: Day): Day {
  const last = matchForm(to, first, false);
  if (last >= first || isYearly(first) || !isReal(from) || !isReal(to)) return last;
  return addDays(first, Math.max(0, daysBetween(from, to)));
}

/** Words and signs between the first and the last day of a period. */
const BETWEEN = /\s+(?:to|until|till|sampai|hingga|s\/d|-)\s+|\s*[–—]\s*/i;

/** Reads two days with a dash or a word such as “to” between them; undefined for anything else. */
export function readPeriod(typed: string, locales: readonly string[]): Period | undefined {
  const parts = typed.split(BETWEEN);
  const [from, to] = parts.map((part) => readDay(part, locales, false));
  if (parts.length !== 2 || !from || !to || !('day' in from) || !('day' in to)) return undefined;
  // A year given only once counts for both days.
  if (isYearly(from.day)) return { from: matchForm(from.day, to.day, true), to: to.day };
  return { from: from.day, to: matchForm(to.day, from.day, false) };
}

/** Limit of days that a typed period adds one by one. */
const MAX_DAYS = 100;

/** Reads days and periods with commas between them; unreadable parts are returned with the reason. */
export function readDays(
  typed: string,
  locales: readonly string[],
): { readonly days: readonly Day[] } | { readonly wrong: string; readonly reason: DayProblem } {
  const days: Day[] = [];
  // The comma of “Dec 24, 2026” is part of a day.
  for (const part of typed.split(/[;\n]|,(?!\s*\d{4}\b)/)) {
    const wrong = part.trim();
    const one = readDay(wrong, locales, true);
    const period = 'day' in one ? undefined : readPeriod(wrong, locales);
    if ('day' in one) days.push(one.day);
    else if (!period || isYearly(period.from)) return { wrong, reason: period ? 'year' : one.reason };
    else {
      const last = daysBetween(period.from, period.to);
      if (last < 0 || last >= MAX_DAYS) return { wrong, reason: 'none' };
      days.push(...Array.from({ length: last + 1 }, (_, index) => addDays(period.from, index)));
    }
  }
  return { days: [...new Set(days)].toSorted() };
}
