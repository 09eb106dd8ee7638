import * as z from 'zod';
import { dateSchema } from './dates.ts';
import { nonBlankString } from './primitives.ts';

const acknowledgementSchema = z.strictObject({
  path: nonBlankString.optional().meta({
    description: 'Place of the warning in its file. If empty, it is about the whole file.',
    examples: ['rows.0.price'],
  }),
  file: nonBlankString.optional().meta({
    description: 'File that the warning is about, if not this one, such as a file of texts.',
    examples: ['texts/en/testimonials.json'],
  }),
  code: nonBlankString.meta({
    description: 'Code of the warning; the check shows it in [ ].',
    examples: ['price.supplement'],
  }),
  reason: nonBlankString.meta({ description: 'Why the value is right.' }),
  until: dateSchema.meta({ description: 'Last day of this exception; then the warning comes back.' }),
});

/** Warnings that the operator has accepted, each with its place, reason and last day. */
export const acknowledgedSchema = z
  .array(acknowledgementSchema)
  .optional()
  .meta({ description: 'Warnings of the check that you have looked at and accepted, each with a reason.' });

export type Acknowledgement = z.infer<typeof acknowledgementSchema>;
