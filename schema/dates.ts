import * as z from 'zod';
import { MAX_PERIOD_YEARS, MAX_PERIODS } from './limits.ts';
import { contentMeta } from './primitives.ts';
import { rule } from './rules.ts';

/** True if a text is an existing day: year, month and day. */
export function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** A leap year, so that the 29th of February is accepted as a day of every year. */
const LEAP_YEAR = '2028';
const YEARLY = /^\d{2}-\d{2}$/;

/** True if a text is a day of every year: month and day. */
function isYearlyDay(text: string): boolean {
  return YEARLY.test(text) && isDate(`${LEAP_YEAR}-${text}`);
}

/** A day of one year. */
export const dateSchema = z
  .string()
  .refine(isDate, rule('date'))
  .meta({ description: 'Date with year, month and day.', examples: ['2030-12-31'] })
  .register(contentMeta, { format: 'date' });

/** A day of every year or of one year. */
const dayOrDateSchema = z
  .string()
  .refine((text) => isDate(text) || isYearlyDay(text), rule('day-or-date'))
  .meta({
    description: 'A day of every year, or with its year.',
    examples: ['07-01', '2030-07-01'],
  })
  .register(contentMeta, { format: 'day' });

/** Consecutive days, both ends included; without a year they may cross New Year. */
export const dateRangeSchema = z
  .strictObject({ from: dayOrDateSchema, to: dayOrDateSchema })
  .refine(({ from, to }) => !areDays(from, to) || isDate(from) === isDate(to), {
    ...rule('range-form'),
    path: ['to'],
  })
  .refine(({ from, to }) => !(isDate(from) && isDate(to)) || from <= to, {
    ...rule('range-order'),
    path: ['to'],
  })
  .refine(
    ({ from, to }) => !(isDate(from) && isDate(to)) || readYear(to) - readYear(from) <= MAX_PERIOD_YEARS,
    {
      ...rule('range-length'),
      path: ['to'],
    },
  )
  .meta({
    description: 'From the first to the last day, both included.',
    examples: [{ from: '12-20', to: '01-05' }],
  });

/** One or more periods. */
export const dateRangesSchema = z.array(dateRangeSchema).min(1).max(MAX_PERIODS);

function readYear(date: string): number {
  return Number(date.slice(0, 'YYYY'.length));
}

/** True if both ends are days; anything else is reported on its own. */
function areDays(...ends: readonly string[]): boolean {
  return ends.every((end) => isDate(end) || isYearlyDay(end));
}
