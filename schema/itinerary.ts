import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { folder } from './collection.ts';
import { reference, schemaLink } from './primitives.ts';
import { rule } from './rules.ts';

const dayReference = reference('day', 'The day, by its id.');
const alternative = reference('day', 'A second choice for that day.').optional();

/** The days of a plan, one to five, each with at most one alternative. Spec §3 Itinerary, §9. */
export const planSchema = z
  .strictObject({
    day1: dayReference,
    day1_alt: alternative,
    day2: dayReference.optional(),
    day2_alt: alternative,
    day3: dayReference.optional(),
    day3_alt: alternative,
    day4: dayReference.optional(),
    day4_alt: alternative,
    day5: dayReference.optional(),
    day5_alt: alternative,
  })
  .meta({ description: 'The days of the plan.' });

/** The day plans of one package; the file’s name is the package’s. Spec §3 Itinerary, §4. */
export const itinerarySchema = z
  .strictObject({
    $schema: schemaLink,
    plan: planSchema.optional().meta({ description: 'The plan of a package without options.' }),
    options: z
      .record(reference('option', 'An option.'), planSchema)
      .optional()
      .meta({ description: 'The plans of a package with options, by option.' }),
    acknowledged: acknowledgedSchema,
  })
  .refine(
    (itinerary) => (itinerary.plan === undefined) !== (itinerary.options === undefined),
    rule('plan-or-options'),
  )
  .meta({ title: 'Itinerary', description: 'The day plans of one package.' });

export const itineraries = folder({ data: itinerarySchema, namedAfter: 'package' });

export type Plan = z.infer<typeof planSchema>;
export type Itinerary = z.infer<typeof itinerarySchema>;
