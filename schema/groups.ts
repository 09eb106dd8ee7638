import * as z from 'zod';
import { MAX_PEOPLE } from './limits.ts';
import { idSchema } from './primitives.ts';
import { rule } from './rules.ts';

/** A group size. */
export const bandSchema = z
  .strictObject({
    id: idSchema.meta({
      description: 'Short name of the group size, used in price tables.',
      examples: ['2-3'],
    }),
    min: z.int().positive().max(MAX_PEOPLE).meta({ description: 'Smallest number of people.' }),
    max: z.int().positive().max(MAX_PEOPLE).meta({ description: 'Largest number of people.' }),
  })
  .refine((band) => band.min <= band.max, { ...rule('band-order'), path: ['min'] });

/** Keys of price rows and of children's prices, beside those of accommodation classes. */
export const RESERVED_TIER_IDS: readonly string[] = ['paxCount', 'percent', 'price'];

/** An accommodation class. */
export const tierSchema = z.strictObject({
  id: idSchema
    .refine((id) => !RESERVED_TIER_IDS.includes(id), rule('tier-id'))
    .meta({
      description: 'Short name of the accommodation class, used in price tables.',
      examples: ['comfort'],
    }),
  stars: z.int().min(0).max(7).meta({ description: 'Number of stars; 0 for no rating.' }),
});

/** Travellers of some ages, who can have their own prices. */
export const ageGroupSchema = z
  .strictObject({
    id: idSchema.meta({
      description: 'Short name of the age group, used in price tables.',
      examples: ['child'],
    }),
    from: z.int().min(0).max(120).meta({ description: 'Youngest age in years.' }),
    to: z.int().min(0).max(120).meta({ description: 'Oldest age in years, included.' }),
    counts: z
      .boolean()
      .default(true)
      .meta({ description: 'They count towards the group size; infants, for example, may not.' }),
  })
  .refine(({ from, to }) => from <= to, { ...rule('age-order'), path: ['from'] });
