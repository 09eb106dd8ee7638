import * as z from 'zod';
import { nonBlankString } from './primitives.ts';
import { rule } from './rules.ts';

/**
 * Words to be found as a whole, in capitals or not. A star ends a word that may go on; "…" stands for up to eight words
 * of the same sentence. Nothing else has a meaning: what data can ask for is never slow.
 */
const phraseSchema = z
  .string()
  .max(80)
  .regex(/^(?!…)[\p{L}\p{N}\p{M}’'-]+\*?(?:,?\s+(?:…\s+)?[\p{L}\p{N}\p{M}’'-]+\*?)*$/u, rule('style-phrase'))
  .meta({
    description: 'A phrase; * ends a word that may go on, … stands for some words between.',
    examples: ['perhaps', 'unforgettabl*', 'not only … but'],
  });

const common = {
  limit: z
    .int()
    .nonnegative()
    .optional()
    .meta({ description: 'The check warns if there are more than these.' }),
  why: nonBlankString.optional().meta({ description: 'What is wrong with them, for whoever writes.' }),
};

/** What a rule of style counts: phrases of the data, or a structure that the code knows. */
const styleRuleSchema = z.discriminatedUnion('counts', [
  z
    .strictObject({ counts: z.literal('words'), words: z.array(phraseSchema).min(1), ...common })
    .meta({ description: 'Words and phrases.' }),
  z
    .strictObject({ counts: z.literal('colonReveal'), ...common })
    .meta({ description: 'A colon in a sentence behind which something is revealed; none behind a label.' }),
  z
    .strictObject({
      counts: z.literal('triad'),
      joiners: z
        .array(z.string().regex(/^[\p{L}\p{M}]+$/u, rule('word')))
        .min(1)
        .meta({
          description: 'The words for “and” and “or”.',
          examples: [['and', 'or']],
        }),
      unless: z
        .array(z.string().regex(/^[\p{L}\p{M}]+$/u, rule('word')))
        .optional()
        .meta({
          description: 'Words that after a comma begin something else than the next thing of a row.',
          examples: [['with', 'from', 'which']],
        }),
      ...common,
    })
    .meta({ description: 'Three short things in a row: a, b and c.' }),
  z
    .strictObject({
      counts: z.literal('shortTail'),
      most: z.int().min(1).max(12).meta({ description: 'So many words the last sentence has at most.' }),
      ...common,
    })
    .meta({ description: 'A last sentence of a few words without a figure, behind longer ones.' }),
  z
    .strictObject({
      counts: z.literal('repeatedPhrase'),
      words: z.int().min(3).max(12).meta({ description: 'So many words in a row are the same.' }),
      texts: z.int().min(2).max(1000).meta({ description: 'In so many texts at least.' }),
      ...common,
    })
    .meta({ description: 'The same words in a row in several texts.' }),
]);

/** Rules of style by their names, which are the operator’s own. */
export const styleSchema = z
  .record(z.string().regex(/^[\p{L}\p{N}_-]{1,30}$/u, rule('style-name')), styleRuleSchema)
  .meta({
    description: 'What the translation report counts in the texts of this language, by names of your own.',
    examples: [{ hedges: { counts: 'words', words: ['perhaps', 'kind of'], limit: 10 } }],
  });

export type StyleRule = z.infer<typeof styleRuleSchema>;
