import { dateFormat, formatDay } from '../form/date-format.ts';
import { type DeskWords, deskLanguages } from '../words/words.ts';
import { type Day, type DayProblem, isYearly } from './read-day.ts';

/** Months may be named in any language of the desk. */
export const LOCALES = Object.values(deskLanguages).map(({ locale }) => locale);

/** A sentence on why a typed text is not a day. */
export function dayProblem(reason: DayProblem, needsYear: boolean, words: DeskWords): string {
  const { fields, locale } = words;
  const examples = { full: formatDay('2026-12-24', locale), yearly: formatDay('12-24', locale) };
  if (reason === 'unreal') return fields.unrealDay;
  if (reason === 'year') return fields.noYear(examples.full);
  return needsYear ? fields.noDate(examples.full) : fields.noDay(examples.full, examples.yearly);
}

/** A day in full words. */
export function formatFullDay(day: Day, { fields, locale }: DeskWords): string {
  const date = Date.parse(`${isYearly(day) ? '2028-' : ''}${day}T00:00:00Z`);
  if (Number.isNaN(date)) return day;
  const own = isYearly(day) ? {} : ({ weekday: 'long', year: 'numeric' } as const);
  const text = dateFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC', ...own }).format(date);
  return isYearly(day) ? fields.eachYear(text) : text;
}
