import * as z from 'zod';
import { clockTimeSchema } from './clock.ts';
import { reference } from './primitives.ts';
import { rule } from './rules.ts';

/** The months by name, in their order. */
export const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
] as const;

/** How hard a tour is, from the least. */
export const EFFORTS = ['easy', 'moderate', 'demanding'] as const;

/** Whether a code is that of a language that has a name. */
function isLanguage(code: string): boolean {
  const names = new Intl.DisplayNames(undefined, { type: 'language', fallback: 'none' });
  return /^[a-z]{2,3}$/.test(code) && names.of(code) !== undefined;
}

const guideLanguageSchema = z
  .string()
  .refine(isLanguage, rule('language'))
  .meta({ description: 'Code of a language; it need not be one of the site’s.', examples: ['ja'] });

/** What is known of a tour beside its texts; every one of them may be absent, and then nothing is said. */
export const factsShape = {
  hours: z
    .strictObject({ starts: clockTimeSchema, ends: clockTimeSchema })
    .optional()
    .meta({ description: 'When the first day starts and the last one ends, in the operator’s time zone.' }),
  effort: z.enum(EFFORTS).optional().meta({ description: 'How hard it is.' }),
  effortNote: reference('effortNote', 'What makes it so, by its key in the labels.').optional(),
  youngestAge: z
    .int()
    .min(0)
    .max(18)
    .optional()
    .meta({ description: 'The age from which guests may come along, in years; 0: any.', examples: [12] }),
  months: z
    .array(z.enum(MONTHS))
    .min(1)
    .optional()
    .meta({ description: 'Months in which it goes well.', examples: [['april', 'may', 'june']] }),
  guideLanguages: z
    .array(guideLanguageSchema)
    .min(1)
    .optional()
    .meta({ description: 'Languages in which guides speak to guests.', examples: [['en', 'ja']] }),
};
