import * as z from 'zod';
import { idSchema, nonBlankString } from './primitives.ts';

/** A figure that the operator shows, such as the number of guests. */
export const statisticSchema = z.strictObject({
  id: idSchema,
  value: nonBlankString.meta({
    description: 'Shown as you write it, with the digits of each language.',
    examples: ['500+'],
  }),
});
