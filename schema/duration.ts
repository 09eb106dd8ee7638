import * as z from 'zod';
import { rule } from './rules.ts';

/** Longer tours are not offered. */
export const MOST_DAYS = 60;

const daysSchema = z
  .strictObject({
    days: z
      .int()
      .min(1)
      .max(MOST_DAYS)
      .meta({ description: 'Days, the first and the last one included.', examples: [12] }),
    nights: z
      .int()
      .min(0)
      .optional()
      .meta({ description: 'Nights, if not one fewer than days.', examples: [11] }),
  })
  .refine(({ days, nights = 0 }) => nights <= days, { ...rule('nights-of-days'), path: ['nights'] });

const hoursSchema = z.strictObject({
  hours: z
    .number()
    .multipleOf(0.5, rule('half-hours'))
    .min(0.5)
    .max(24)
    .meta({ description: 'Hours of a tour within a day; half hours too.', examples: [4, 1.5] }),
});

/** How long a package is: days and nights, or the hours of a single day. */
export const durationSchema = z.union([daysSchema, hoursSchema]).meta({
  description: 'How long it is; absent: as many days as its plan has, else as its name speaks of.',
});
