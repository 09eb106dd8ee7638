import type { DateRange } from '../../../src/pricing/model.ts';
import { dateFormat, listFormat } from '../../intl-formats.ts';

/** Any year with a 29th of February: of days of every year the year is not told. */
const SOME_YEAR = '2028';
const YEARLY = 'MM-DD'.length;

/** Days as a language writes them, such as "1 July – 31 August" or "10–25 March 2027"; ranges with "and" between them. */
export function dateRangesText(locale: string, ranges: readonly DateRange[]): string {
  const texts = ranges.map((range) => spaced(rangeText(locale, range)));
  return listFormat(locale, { type: 'conjunction' }).format(texts);
}

function rangeText(locale: string, { from, to }: DateRange): string {
  const form = { day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  if (from.length > YEARLY) {
    return dateFormat(locale, { ...form, year: 'numeric' }).formatRange(at(from), at(to));
  }
  // A range over New Year would be given years.
  const format = dateFormat(locale, form);
  const [first, last] = [from, to].map((day) => format.format(at(`${SOME_YEAR}-${day}`)));
  return first === last ? `${first}` : `${first} – ${last}`;
}

function at(date: string): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** Few typefaces have narrow spaces; what stands in for one may have no width. */
function spaced(text: string): string {
  return text.replace(/[\u2009\u202F]/g, ' ');
}
