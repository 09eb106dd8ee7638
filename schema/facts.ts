import * as z from 'zod';
import { clockTimeSchema } from './clock.ts';
import { contentMeta, reference } from './primitives.ts';
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

/** Levels of effort, lowest first. */
export const EFFORTS = ['easy', 'moderate', 'demanding'] as const;

/** True if a code is that of a known language. */
function isLanguage(code: string): boolean {
  const names = new Intl.DisplayNames(undefined, { type: 'language', fallback: 'none' });
  return /^[a-z]{2,3}$/.test(code) && names.of(code) !== undefined;
}

const guideLanguageSchema = z
  .string()
  .refine(isLanguage, rule('language'))
  .meta({
    description: 'Language code; it can be a language that the site does not have.',
    examples: ['ja'],
  })
  .register(contentMeta, { format: 'language' });

/** Facts about a tour; the page does not mention those that are missing. */
export const factsShape = {
  hours: z
    .strictObject({ starts: clockTimeSchema, ends: clockTimeSchema })
    .optional()
    .meta({ description: 'Start on the first day and end on the last day, in your time zone.' }),
  effort: z.enum(EFFORTS).optional().meta({ description: 'How demanding the tour is.' }),
  effortNote: reference('effortNote', 'Reason for the effort, one of those in the labels.').optional(),
  youngestAge: z
    .int()
    .min(0)
    .max(18)
    .optional()
    .meta({ description: 'Minimum age of guests in years; 0 means any age.', examples: [12] }),
  months: z
    .array(z.enum(MONTHS))
    .optional()
    .meta({ description: 'Best months for the tour.', examples: [['april', 'may', 'june']] }),
  guideLanguages: z
    .array(guideLanguageSchema)
    .optional()
    .meta({ description: 'Languages that the guides speak.', examples: [['en', 'ja']] }),
};
