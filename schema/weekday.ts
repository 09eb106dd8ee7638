import * as z from 'zod';

/** A day of the week. */
export const weekdaySchema = z.enum([
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
]);

/** The number of a weekday, as in JavaScript dates: 0 is Sunday. */
export function weekdayNumber(weekday: z.infer<typeof weekdaySchema>): number {
  return weekdaySchema.options.indexOf(weekday);
}
