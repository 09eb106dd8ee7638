import * as z from 'zod';
import { acknowledgedSchema } from './acknowledged.ts';
import { folder } from './collection.ts';
import { nonBlankString, schemaLink } from './primitives.ts';
import { rule } from './rules.ts';

const spaceSchema = z.enum(['none', 'narrow', 'no-break']);

/** Punctuation of a language; the report checks only the marks that are given. */
const punctuationSchema = z.strictObject({
  quotes: z
    .array(z.string().regex(/^..$/u, rule('quote-pair')))
    .min(1)
    .optional()
    .meta({ description: 'Pairs of quotation marks, outer ones first.', examples: [['“”', '‘’']] }),
  quoteSpace: spaceSchema.optional().meta({ description: 'Space inside quotation marks.' }),
  spaceBefore: z
    .record(z.string().regex(/^[;:!?]$/, rule('spaced-mark')), spaceSchema)
    .optional()
    .meta({
      description: 'Space before some marks; the other marks have none.',
      examples: [{ '!': 'narrow' }],
    }),
  apostrophe: z
    .string()
    .regex(/^.$/u, rule('one-mark'))
    .optional()
    .meta({ description: 'The apostrophe.', examples: ['’'] }),
});

/** Terms and rules of a language, for its writers and translators. */
const glossarySchema = z
  .strictObject({
    $schema: schemaLink,
    terms: z
      .record(nonBlankString, nonBlankString)
      .meta({ description: 'Terms in the original language, and how this language says them.' }),
    same: z
      .record(nonBlankString, nonBlankString)
      .optional()
      .meta({ description: 'Texts that stay the same as in the original language, and why.' }),
    rules: z
      .array(nonBlankString)
      .optional()
      .meta({ description: 'Rules of spelling, punctuation and tone for translators.' }),
    punctuation: punctuationSchema
      .optional()
      .meta({ description: 'Punctuation that the translation report checks.' }),
    accepted: z.record(nonBlankString, nonBlankString).optional().meta({
      description: 'Texts that the translation report questions although they are right, and why.',
    }),
    acknowledged: acknowledgedSchema,
  })
  .meta({ title: 'Glossary' });

export const glossary = folder({ data: glossarySchema, namedAfter: 'language' });

export type Glossary = z.infer<typeof glossarySchema>;
export type Punctuation = z.infer<typeof punctuationSchema>;
