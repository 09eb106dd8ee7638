import * as z from 'zod';
import { MAX_TOUR_DAYS } from './limits.ts';
import { rule } from './rules.ts';

const daysSchema = z
  .strictObject({
    days: z
      .int()
      .min(1)
      .max(MAX_TOUR_DAYS)
      .meta({ description: 'Number of days, including the first and the last.', examples: [12] }),
    nights: z
      .int()
      .min(0)
      .optional()
      .meta({ description: 'Number of nights, if not one less than the days.', examples: [11] }),
  })
  .refine(({ days, nights = 0 }) => nights <= days, { ...rule('nights-of-days'), path: ['nights'] });

const hoursSchema = z.strictObject({
  hours: z
    .number()
    .multipleOf(0.5, rule('half-hours'))
    .min(0.5)
    .max(24)
    .meta({
      description: 'Number of hours of a tour shorter than a day; half hours are possible.',
      examples: [4, 1.5],
    }),
});

/** The length of a package: days and nights, or the hours of a single day. */
export const durationSchema = z.union([daysSchema, hoursSchema]).meta({
  description: 'Length of the tour. If empty, it follows from the day plan or the name.',
});
