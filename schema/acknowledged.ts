import * as z from 'zod';
import { dateSchema } from './dates.ts';
import { nonBlankString } from './primitives.ts';

const acknowledgementSchema = z.strictObject({
  path: nonBlankString.optional().meta({
    description: 'Where the warning is, inside its file; none: it is about the whole file.',
    examples: ['rows.0.price'],
  }),
  file: nonBlankString.optional().meta({
    description:
      'The file that the warning is about, if it is another: texts and pictures hold no lists like this.',
    examples: ['texts/en/testimonials.json'],
  }),
  code: nonBlankString.meta({
    description: 'Code of the warning, as the check prints it in [ ].',
    examples: ['price.supplement'],
  }),
  reason: nonBlankString.meta({ description: 'Why it is right all the same.' }),
  until: dateSchema.meta({ description: 'The last day on which this holds; then the warning comes back.' }),
});

/** Warnings that somebody has looked into and found right: where, which, why, and until when that holds. */
export const acknowledgedSchema = z
  .array(acknowledgementSchema)
  .optional()
  .meta({ description: 'Warnings of the check that are known and right all the same, each with a reason.' });

export type Acknowledgement = z.infer<typeof acknowledgementSchema>;
