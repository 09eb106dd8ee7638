import * as z from 'zod';
import { dataFile, folder } from './collection.ts';
import { reference } from './primitives.ts';
import { rule } from './rules.ts';

/** A day of a plan, up to `MAX_TOUR_DAYS`, and further choices for it: `day1`, `day1_alt`, `day1_alt2`, … */
const planKey = z
  .string()
  .regex(/^day(?:[1-9]|[1-5]\d|60)(?:_alt(?:[2-9]|[1-9]\d+)?)?$/, rule('plan-day'))
  .meta({
    description: 'Number of the day; _alt marks a second choice for it, _alt2 a third, and so on.',
    examples: ['day1'],
  });

/** The days of a plan from the first on, each with any number of alternatives. */
export const planSchema = z
  .record(planKey, reference('day', 'One of the days.'))
  .refine((plan) => Object.keys(plan).length > 0, rule('plan-empty'))
  .meta({
    description:
      'Days of the plan: day1, day2 and so on; day2_alt is a second choice for day 2, day2_alt2 a third.',
    examples: [{ day1: 'arrival', day2: 'waterfalls', day2_alt: 'beach' }],
  });

/** The day plans of one package; the file’s name is the package’s. */
const itinerarySchema = dataFile({
  plan: planSchema
    .optional()
    .meta({ description: 'Day plan of the tour; a tour with options has it in all of them.' }),
  options: z
    .record(reference('option', 'An option.'), planSchema)
    .optional()
    .meta({ description: 'Day plan for each option, if their days differ.' }),
})
  .refine(
    (itinerary) => (itinerary.plan === undefined) !== (itinerary.options === undefined),
    rule('plan-or-options'),
  )
  .meta({ title: 'Itinerary', description: 'Day plans of one tour.' });

export const itineraries = folder({ data: itinerarySchema, namedAfter: 'package' });

export type Plan = z.infer<typeof planSchema>;
export type Itinerary = z.infer<typeof itinerarySchema>;
