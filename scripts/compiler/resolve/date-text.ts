import type { SiteLanguage } from '../../../schema/site.ts';
import type { DateRange } from '../../../src/pricing/model.ts';
import { dateFormat, listFormat } from '../../intl-formats.ts';

/** For days of every year, `MM-DD`: a year with a 29th of February. */
const LEAP_YEAR = '2028';

/** Dates as a language writes them, such as "1 July – 31 August" or "10–25 March 2027"; ranges with "and" between them. */
export function dateRangesText(locale: string, ranges: readonly DateRange[]): string {
  const texts = ranges.map((range) => widenSpaces(rangeText(locale, range)));
  return listFormat(locale, { type: 'conjunction' }).format(texts);
}

function rangeText(locale: string, { from, to }: DateRange): string {
  const form = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  if (from.length > 'MM-DD'.length)
    return dateFormat(locale, { ...form, year: 'numeric' }).formatRange(utc(from), utc(to));
  // A range over New Year would be given years.
  const format = dateFormat(locale, form);
  const [first, last] = [from, to].map((day) => format.format(utc(`${LEAP_YEAR}-${day}`)));
  return first === last ? `${first}` : `${first} – ${last}`;
}

function utc(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** Replaces narrow spaces, which few typefaces have: a substitute may have no width. */
function widenSpaces(text: string): string {
  return text.replace(/[\u2009\u202F]/g, ' ');
}

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' } as const;

/** A clock time or a range of the data, such as `07:00–10:00`, as the language writes them: 07.00–10.00. */
export function formatClock({ locale }: Pick<SiteLanguage, 'locale'>, time: string): string {
  const format = dateFormat(locale, CLOCK);
  return time.replaceAll(/(\d\d):(\d\d)/g, (_, hours: string, minutes: string) =>
    format.format(Date.UTC(2024, 0, 1, Number(hours), Number(minutes))),
  );
}

/** The name of a month, counted from 0. */
export function monthName(locale: string, month: number): string {
  return dateFormat(locale, { month: 'long', timeZone: 'UTC' }).format(Date.UTC(2000, month, 1));
}
